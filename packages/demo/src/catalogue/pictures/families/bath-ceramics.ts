import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, glowing, pathShape, slanting } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { plant } from '../kit/room.ts'
import { bar, bodyStops, plate, screwHead, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'
import { bathroom } from './ceramics.ts'

/** A squat pan from above: ribbed treads, deep bowl, hood at its head. */
function squatPan(pen: Pen): string {
  const { base } = pen.tone
  const outer =
    'M360 110H840C900 110 930 140 930 200V1000C930 1060 900 1090 840 1090H360C300 1090 270 1060 270 1000V200C270 140 300 110 360 110Z'
  const tread = (x: number): string =>
    rect([x, 420, 130, 400], { rx: 40, fill: slanting(pen, darken(base, 0.12), lighten(base, 0.5)) }) +
    times(9, (index) =>
      rect([x + 14, 450 + index * 40, 102, 20], {
        rx: 10,
        fill: pen.once('rib', () => falling(pen, lighten(base, 0.9), base, darken(base, 0.28))),
      }),
    ).join('')
  return (
    plain(pen) +
    cast(path(outer, {}), [28, 38]) +
    path(outer, { fill: slanting(pen, lighten(base, 0.9), lighten(base, 0.3), base, darken(base, 0.12)) }) +
    path(outer, {
      fill: 'none',
      stroke: slanting(pen, '#ffffff', ['#fff', 0.3], ['#1d1813', 0.3]),
      'stroke-width': 10,
    }) +
    tread(288) +
    tread(782) +
    group({ transform: 'translate(600 600) scale(1.2 1.08) translate(-600 -600)' }, [panBowl(pen)])
  )
}

/** Its bowl: rim, slope, drain, hood. */
function panBowl(pen: Pen): string {
  const { base } = pen.tone
  const rim =
    'M600 190C700 190 742 250 742 340C742 440 716 560 716 700C716 880 690 1010 600 1010S484 880 484 700C484 560 458 440 458 340C458 250 500 190 600 190Z'
  const bowl =
    'M600 226C676 226 710 276 710 346C710 440 686 560 686 700C686 860 668 974 600 974S514 860 514 700C514 560 490 440 490 346C490 276 524 226 600 226Z'
  return (
    path(rim, { fill: slanting(pen, darken(base, 0.3), darken(base, 0.06), lighten(base, 0.9)) }) +
    path(bowl, {
      fill: across(
        pen,
        darken(base, 0.5),
        darken(base, 0.16),
        lighten(base, 0.3),
        darken(base, 0.06),
        darken(base, 0.3),
      ),
    }) +
    path(bowl, { fill: falling(pen, ['#1d1813', 0.4], ['#1d1813', 0.02], ['#fff', 0.2], ['#1d1813', 0.12]) }) +
    path('M524 700C530 560 508 440 506 360', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.6,
      filter: pen.blur(4, [480, 330, 80, 400]),
    }) +
    oval([600, 356, 66, 78], { fill: slanting(pen, darken(base, 0.7), darken(base, 0.4)) }) +
    oval([600, 362, 54, 62], { fill: glowing(pen, '#6f8b97', '#33464e', '#12191c') }) +
    path('M570 336q28 -20 50 -4', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }) +
    path('M458 346C458 244 506 190 600 190S742 244 742 346C742 300 700 262 600 262S458 300 458 346Z', {
      fill: falling(pen, lighten(base, 0.95), lighten(base, 0.2), darken(base, 0.22)),
    }) +
    path('M470 330C486 262 540 232 600 232', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 8,
      opacity: 0.8,
      'stroke-linecap': 'round',
    }) +
    [560, 600, 640].map((x) => oval([x, 248, 8, 5], { fill: darken(base, 0.6) })).join('') +
    path('M486 900C500 980 540 1010 600 1010S700 980 714 900', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 8,
      opacity: 0.9,
    })
  )
}

/** A free-standing tub, its filler beside it. */
function tub(pen: Pen): string {
  const { base } = pen.tone
  const body = 'M96 470C120 700 190 930 330 960H870C1010 930 1080 700 1104 470Z'
  const metal = toneOf('gunmetal')
  return (
    contact(pen, [600, 966, 300, 30]) +
    tube('M930 960V300C930 170 770 170 770 280V330', { width: 34, tone: metal }) +
    bar(pen, [752, 322, 36, 34], { tone: metal, radius: 5 }) +
    bar(pen, [880, 330, 100, 40], { tone: metal, lies: 'level', radius: 12 }) +
    path(body, {
      fill: across(
        pen,
        darken(base, 0.36),
        darken(base, 0.06),
        lighten(base, 0.8),
        lighten(base, 0.5),
        base,
        darken(base, 0.16),
        darken(base, 0.36),
      ),
    }) +
    path(body, { fill: falling(pen, ['#1d1813', 0.16], ['#fff', 0.14], ['#fff', 0], ['#1d1813', 0.34]) }) +
    path('M210 600C240 760 290 870 360 920', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 26,
      'stroke-linecap': 'round',
      opacity: 0.7,
      filter: pen.blur(10, [160, 560, 260, 400]),
    }) +
    oval([600, 470, 506, 118], { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.3), darken(base, 0.18)) }) +
    oval([600, 476, 470, 98], {
      fill: pen.radial(
        [0.44, 0.9, 0.86],
        [
          [0, lighten(base, 0.7)],
          [0.5, base],
          [0.8, darken(base, 0.22)],
          [1, darken(base, 0.42)],
        ],
      ),
    }) +
    oval([600, 512, 404, 58], { fill: slanting(pen, ['#cfe6ee', 0.9], ['#9cc3d1', 0.75], ['#e9f5f8', 0.9]) }) +
    path('M330 506C420 490 520 520 620 504S820 496 900 512', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.8,
    }) +
    path('M380 534C480 524 560 544 680 530', { fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: 0.6 }) +
    oval([600, 470, 504, 116], { fill: 'none', stroke: '#fff', 'stroke-width': 5, opacity: 0.85 })
  )
}

const tubScene = (pen: Pen): string =>
  bathroom(pen, '#cbd3cf') +
  rect([90, 90, 330, 420], { fill: falling(pen, '#dcebf3', '#f6fafa'), stroke: '#f8f7f4', 'stroke-width': 22 }) +
  rect([250, 100, 10, 400], { fill: '#f8f7f4' }) +
  plant(pen, [1090, 650], 1.1) +
  group({ transform: 'translate(110 330) scale(.78)' }, [tub(pen)])

/** A round mirror lit from behind. */
function ledMirror(pen: Pen): string {
  const wall = '#c4bfb5'
  const frame = pen.tone
  const joints =
    times(6, (index) => rect([0, index * 220 + 90, 1200, 3], { fill: darken(wall, 0.3), opacity: 0.3 })).join('') +
    times(11, (index) =>
      rect([(index % 4) * 330 + (Math.floor(index / 4) % 2) * 165, Math.floor(index / 4) * 440 + 90, 3, 220], {
        fill: darken(wall, 0.3),
        opacity: 0.3,
      }),
    ).join('')
  return (
    rect([0, 0, 1200, 1200], { fill: slanting(pen, lighten(wall, 0.3), wall, darken(wall, 0.2)) }) +
    joints +
    oval([600, 580, 590, 590], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0, '#fff8e6', 1],
          [0.7, '#fff3d2', 0.95],
          [0.82, '#ffedbf', 0.45],
          [1, '#ffe9b2', 0],
        ],
      ),
    }) +
    oval([600, 580, 404, 404], {
      fill: frame.isMetal
        ? slanting(pen, lighten(frame.base, 0.7), frame.base, darken(frame.base, 0.4))
        : slanting(pen, lighten(frame.base, 0.3), frame.base, darken(frame.base, 0.3)),
    }) +
    oval([600, 580, 392, 392], { fill: '#fffdf5' }) +
    oval([600, 580, 364, 364], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#eef4f6'],
          [0.3, '#c6d4d9'],
          [0.31, '#dfe9ec'],
          [0.52, '#cfdbdf'],
          [0.53, '#b7c6cc'],
          [1, '#93a5ad'],
        ],
      ),
    }) +
    group({ 'clip-path': pen.clip(oval([600, 580, 364, 364], {})), opacity: 0.7 }, [
      rect([640, 380, 300, 420], { fill: '#dfe6e4' }),
      rect([700, 300, 12, 560], { fill: '#9fb0b5' }),
      path('M236 820H964V960H236Z', { fill: '#8d9b9d' }),
      path('M330 820C330 760 370 730 420 730S510 760 510 820Z', { fill: '#7d8f86' }),
      path('M420 730C380 640 400 600 360 560M420 730C430 640 470 610 470 540M420 730C410 650 420 600 430 500', {
        fill: 'none',
        stroke: '#6d8a70',
        'stroke-width': 22,
        'stroke-linecap': 'round',
      }),
    ]) +
    oval([600, 580, 364, 364], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.6],
          [0.28, '#fff', 0.1],
          [0.29, '#fff', 0.34],
          [0.44, '#fff', 0.1],
          [0.45, '#fff', 0],
          [1, '#0f2028', 0.2],
        ],
      ),
    }) +
    oval([600, 580, 364, 364], { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.8 }) +
    oval([600, 896, 20, 20], { fill: 'none', stroke: '#ffffff', 'stroke-width': 4 }) +
    path('M600 884v12M591 888a13 13 0 1 0 18 0', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    })
  )
}

/** A heater for the bathroom's ceiling: four heat lamps round a light. */
function bathHeater(pen: Pen): string {
  const { tone } = pen
  const { base } = tone
  const lamp = (x: number, y: number): string =>
    oval([x, y, 152, 152], { fill: slanting(pen, darken(base, 0.3), base, lighten(base, 0.9)) }) +
    oval([x, y, 138, 138], {
      fill: pen.once('well', () =>
        pen.radial(
          [0.5, 0.5, 0.5],
          [
            [0, '#fff3d0'],
            [0.35, '#ffc76a'],
            [0.7, '#d97f2a'],
            [1, '#6f3510'],
          ],
        ),
      ),
    }) +
    times(16, (index) =>
      path(d`M${x} ${y}L${x + Math.cos(index * 0.3927) * 134} ${y + Math.sin(index * 0.3927) * 134}`, {
        stroke: '#ffe2a6',
        'stroke-width': 3,
        opacity: 0.3,
      }),
    ).join('') +
    oval([x, y, 84, 84], {
      fill: pen.once('bulb', () =>
        pen.radial(
          [0.44, 0.4, 0.6],
          [
            [0, '#ffffff'],
            [0.4, '#ffe6a8'],
            [0.8, '#f08c34'],
            [1, '#b4471a'],
          ],
        ),
      ),
    }) +
    oval([x - 24, y - 28, 22, 15], { fill: '#fff', opacity: 0.9, transform: d`rotate(-34 ${x - 24} ${y - 28})` })
  const slots = (y: number): string =>
    times(13, (index) => rect([474 + index * 20, y, 10, 66], { rx: 5, fill: falling(pen, '#26292b', '#5b6064') })).join(
      '',
    )
  return (
    plain(pen) +
    oval([600, 600, 700, 700], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0.5, '#ffe0a8', 0.6],
          [1, '#ffe0a8', 0],
        ],
      ),
    }) +
    cast(rect([130, 130, 940, 940], { rx: 40 }), [28, 38]) +
    plate(pen, [130, 130, 940, 940], { tone, radius: 40 }) +
    rect([158, 158, 884, 884], { rx: 26, fill: 'none', stroke: darken(base, 0.3), 'stroke-width': 4, opacity: 0.4 }) +
    lamp(338, 338) +
    lamp(862, 338) +
    lamp(338, 862) +
    lamp(862, 862) +
    slots(196) +
    slots(938) +
    oval([606, 608, 152, 152], { fill: '#1d1813', opacity: 0.2 }) +
    oval([600, 600, 150, 150], { fill: slanting(pen, lighten(base, 0.9), base, darken(base, 0.3)) }) +
    oval([600, 600, 134, 134], {
      fill: pen.radial(
        [0.46, 0.44, 0.56],
        [
          [0, '#ffffff'],
          [0.7, '#fffaf0'],
          [1, '#e9dcb8'],
        ],
      ),
    }) +
    times(
      7,
      (index) =>
        rect([196, 520 + index * 24, 76, 9], { rx: 4, fill: darken(base, 0.5), opacity: 0.5 }) +
        rect([928, 520 + index * 24, 76, 9], { rx: 4, fill: darken(base, 0.5), opacity: 0.5 }),
    ).join('')
  )
}

/** A holder with a shelf, a roll on its arm, a sheet let down. */
function paperHolder(pen: Pen): string {
  const { tone } = pen
  const paper = '#f6f4ef'
  const roll: Box = [330, 480, 460, 330]
  const sheet = pathShape('M330 640V1000C420 984 520 1012 620 996S740 990 790 1000V640Z')
  const dots = pen.define(
    'pattern',
    { width: 36, height: 36, patternUnits: 'userSpaceOnUse' },
    oval([9, 9, 5, 5], { fill: '#b9b4aa', opacity: 0.4 }) +
      oval([8, 8, 4, 4], { fill: '#ffffff', opacity: 0.9 }) +
      oval([27, 27, 5, 5], { fill: '#b9b4aa', opacity: 0.4 }) +
      oval([26, 26, 4, 4], { fill: '#ffffff', opacity: 0.9 }),
  )
  return (
    plain(pen) +
    cast(
      rect([250, 240, 700, 60], { rx: 10 }) + rect([330, 480, 500, 330], { rx: 60 }) + rect([340, 640, 450, 350], {}),
      [34, 46],
    ) +
    plate(pen, [520, 270, 180, 190], { tone, radius: 12 }) +
    path('M250 262L310 196H890L950 262Z', {
      fill: slanting(pen, lighten(tone.base, 0.8), tone.base, lighten(tone.base, 0.4)),
    }) +
    bar(pen, [250, 260, 700, 36], { tone, lies: 'level', radius: 8 }) +
    rect([420, 204, 330, 40], {
      rx: 10,
      fill: slanting(pen, '#3b4045', '#121416'),
      transform: 'skewX(-20) translate(82 0)',
    }) +
    tube('M900 296V560C900 620 880 640 830 640H700', { width: 34, tone }) +
    sheet({ fill: falling(pen, '#e2ded6', paper, '#ffffff', '#e9e6df') }) +
    sheet({ fill: dots }) +
    path('M330 1000C420 984 520 1012 620 996S740 990 790 1000', {
      fill: 'none',
      stroke: '#c9c4ba',
      'stroke-width': 4,
    }) +
    path('M330 890H790', { stroke: '#b3aea4', 'stroke-width': 3, 'stroke-dasharray': '12 9', opacity: 0.8 }) +
    rect(roll, { rx: 8, fill: falling(pen, '#c9c5bc', '#ffffff', paper, '#e6e2da', '#b5b0a6') }) +
    rect(roll, { rx: 8, fill: dots, opacity: 0.8 }) +
    rect([330, 792, 460, 24], { fill: '#1d1813', opacity: 0.1 }) +
    oval([790, 645, 62, 165], { fill: slanting(pen, '#ffffff', '#ece8e1', '#c5c0b6') }) +
    times(6, (index) =>
      oval([790, 645, 58 - index * 6, 156 - index * 17], { fill: 'none', stroke: '#cfcabf', 'stroke-width': 2 }),
    ).join('') +
    oval([790, 645, 24, 62], { fill: '#b59a75' }) +
    oval([791, 645, 19, 52], { fill: across(pen, '#2b2117', '#6b5638') }) +
    tube('M900 560C900 620 880 644 836 644H792', { width: 34, tone }) +
    [
      [560, 420],
      [660, 420],
    ]
      .map(([x, y]) => screwHead(pen, [x ?? 0, y ?? 0], 13))
      .join('') +
    oval([300, 645, 16, 22], { fill: pen.down(bodyStops(tone)) })
  )
}

export const BATH_CERAMICS: Family<'squat-pan' | 'bathtub' | 'led-mirror' | 'bath-heater' | 'paper-holder'> = {
  'squat-pan': { hue: 'white', front: squatPan, detail: [270, 150, 470] },
  bathtub: { hue: 'white', front: (pen) => studio(pen) + tub(pen), detail: [90, 320, 480], scene: tubScene },
  'led-mirror': { hue: 'black', front: ledMirror, detail: [560, 520, 460] },
  'bath-heater': { hue: 'white', front: bathHeater, detail: [150, 150, 480] },
  'paper-holder': { hue: 'gunmetal', front: paperHolder, detail: [540, 420, 430] },
}
