import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { brush, threads } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, screwHead, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import { bathroom } from './ceramics.ts'

/** Where a pipe meets the ground or a wall. */
const flange = (pen: Pen, [x, y, rx, ry]: readonly [number, number, number, number]): string =>
  path(d`M${x - rx} ${y}v${ry * 0.6}A${rx} ${ry} 0 0 0 ${x + rx} ${y + ry * 0.6}V${y}Z`, {
    fill: pen.across(bodyStops(pen.tone)),
  }) +
  oval([x, y, rx, ry], {
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, lighten(pen.tone.base, 0.8)],
        [0.5, pen.tone.base],
        [1, darken(pen.tone.base, 0.3)],
      ],
    ),
  })

function basinTap(pen: Pen): string {
  const { tone } = pen
  return (
    studio(pen) +
    contact(pen, [470, 1012, 120, 26]) +
    contact(pen, [830, 1006, 90, 14], 0.35) +
    tube('M478 640C600 600 760 590 880 640', { width: 84, tone, cap: 'round' }) +
    path('M836 650L914 640L922 700C924 716 858 724 852 708Z', { fill: pen.across(bodyStops(tone)) }) +
    oval([886, 708, 34, 10], { fill: '#25292c' }) +
    flange(pen, [470, 988, 96, 26]) +
    bar(pen, [404, 520, 132, 474], { tone }) +
    oval([470, 520, 66, 19], { fill: darken(tone.base, 0.5) }) +
    bar(pen, [410, 440, 120, 78], { tone, radius: 8 }) +
    oval([470, 440, 60, 17], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.9)],
          [0.6, tone.base],
          [1, tone.dark],
        ],
      ),
    }) +
    tube('M470 432L476 380C500 336 600 316 720 286', { width: 34, tone, cap: 'round' }) +
    oval([470, 600, 5, 5], { fill: '#c0392b' }) +
    oval([486, 600, 5, 5], { fill: '#3f6f9f' })
  )
}

function kitchenTap(pen: Pen): string {
  const { tone } = pen
  return (
    studio(pen) +
    contact(pen, [430, 1036, 116, 24]) +
    contact(pen, [780, 1030, 70, 12], 0.3) +
    tube('M430 700V380C430 90 790 90 790 380V460', { width: 58, tone }) +
    path('M752 450H828L842 650C842 672 738 672 738 650Z', { fill: pen.across(bodyStops(tone)) }) +
    rect([750, 520, 82, 6], { fill: darken(tone.base, 0.6), opacity: 0.7 }) +
    rect([776, 556, 26, 54], { rx: 12, fill: '#2b2f33' }) +
    oval([790, 656, 46, 12], { fill: '#2a2e31' }) +
    flange(pen, [430, 1012, 86, 24]) +
    bar(pen, [374, 660, 112, 358], { tone }) +
    oval([430, 660, 56, 15], { fill: darken(tone.base, 0.4) }) +
    bar(pen, [480, 770, 120, 86], { tone, lies: 'level', radius: 16 }) +
    tube('M566 806C610 780 640 720 664 640', { width: 26, tone, cap: 'round' })
  )
}

/** Riser, rain head, hand shower on its slide, thermostat below. */
function showerSet(pen: Pen): string {
  const { tone } = pen
  const knob = (x: number): string =>
    bar(pen, [x, 902, 92, 96], { tone, lies: 'level', radius: 12 }) +
    times(6, (index) => rect([x + 10 + index * 14, 908, 4, 84], { fill: '#000', opacity: 0.14 })).join('')
  const head = path('M560 214H1040C1050 214 1052 232 1040 236C930 262 670 262 560 236C548 232 550 214 560 214Z', {
    fill: pen.down([
      [0, lighten(tone.base, 0.8)],
      [0.4, tone.base],
      [0.7, darken(tone.base, 0.5)],
      [1, darken(tone.base, 0.2)],
    ]),
  })
  const jets = times(24, (index) =>
    oval([590 + index * 18.2, 240 + Math.sin((index / 23) * Math.PI) * 9, 4, 3], { fill: '#3a3f43' }),
  )
  return (
    tube('M400 930V190C400 110 470 104 560 110L790 150V206', { width: 42, tone }) +
    bar(pen, [764, 176, 52, 42], { tone, radius: 6 }) +
    head +
    jets.join('') +
    tube('M470 940C470 1120 720 1130 742 900C756 740 620 720 600 640', { width: 20, tone: toneOf('nickel') }) +
    bar(pen, [362, 470, 76, 86], { tone, radius: 10 }) +
    bar(pen, [430, 490, 60, 44], { tone, lies: 'level' }) +
    tube('M600 650C590 590 566 540 536 480', { width: 40, tone, cap: 'round' }) +
    group({ transform: 'rotate(-30 500 430)' }, [
      oval([500, 430, 104, 40], {
        fill: pen.down([
          [0, lighten(tone.base, 0.8)],
          [0.5, tone.base],
          [1, tone.deep],
        ]),
      }),
      oval([500, 442, 92, 28], { fill: '#e6e9eb' }),
      ...times(9, (index) => oval([430 + index * 17.5, 442 + (index % 2) * 7 - 3, 4, 3], { fill: '#555b60' })),
    ]) +
    bar(pen, [200, 912, 420, 76], { tone, lies: 'level', radius: 10 }) +
    knob(150) +
    knob(580) +
    bar(pen, [372, 880, 58, 36], { tone }) +
    bar(pen, [446, 986, 48, 30], { tone }) +
    rect([590, 930, 60, 40], { rx: 4, fill: '#2b2f33', opacity: 0.55 }) +
    oval([620, 950, 7, 7], { fill: '#c0392b' })
  )
}

function showerFront(pen: Pen): string {
  const outline =
    rect([380, 140, 42, 790], {}) +
    rect([400, 110, 400, 36], {}) +
    rect([150, 912, 522, 76], {}) +
    rect([560, 214, 480, 36], {})
  return plain(pen) + cast(outline, [30, 34]) + showerSet(pen)
}

const showerScene = (pen: Pen): string =>
  bathroom(pen, '#cfd6d4') +
  group({ transform: 'translate(190 -60) scale(.72)' }, [showerSet(pen)]) +
  times(60, (index) =>
    path(d`M${596 + (index % 20) * 18} ${122}l${((index * 37) % 30) - 14} ${260 + ((index * 53) % 260)}`, {
      stroke: '#fff',
      'stroke-width': 2.4,
      opacity: 0.3,
      'stroke-dasharray': '30 16',
    }),
  ).join('') +
  glassPanel(pen, 1010)

/** A clear panel seen at a slant. */
const glassPanel = (pen: Pen, x: number): string =>
  poly(
    [
      [x, 30],
      [x + 150, 0],
      [x + 150, 1200],
      [x, 1010],
    ],
    {
      fill: pen.across([
        [0, '#dff0ee', 0.5],
        [0.4, '#ffffff', 0.3],
        [1, '#bcd6d4', 0.4],
      ]),
    },
  ) + rect([x - 6, 30, 10, 982], { fill: '#35383b' })

function showerScreen(pen: Pen): string {
  const frame = pen.tone
  const glass = (x: number, w: number): string =>
    rect([x, 150, w, 860], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#e9f4f3', 0.75],
          [0.3, '#cfe3e2', 0.55],
          [0.31, '#ffffff', 0.8],
          [0.45, '#e3f0ef', 0.55],
          [0.46, '#d3e6e5', 0.5],
          [1, '#b4cfce', 0.7],
        ],
      ),
    })
  const post = (x: number): string => bar(pen, [x, 140, 20, 884], { tone: frame })
  return (
    studio(pen) +
    contact(pen, [600, 1024, 400, 20]) +
    rect([170, 1004, 860, 30], {
      fill: pen.down([
        [0, '#fbfbfa'],
        [1, '#c9c6c0'],
      ]),
    }) +
    glass(210, 400) +
    glass(590, 400) +
    post(200) +
    post(596) +
    post(980) +
    bar(pen, [190, 128, 820, 26], { tone: frame, lies: 'level' }) +
    bar(pen, [190, 996, 820, 16], { tone: frame, lies: 'level' }) +
    cast(rect([648, 470, 22, 260], { rx: 11 }), [8, 10]) +
    bar(pen, [648, 470, 22, 260], { tone: frame, radius: 11 }) +
    [190, 640].map((y) => plate(pen, [586, y + 40, 44, 70], { tone: frame, radius: 4 })).join('')
  )
}

/** Two rails with a folded towel. */
function towelRail(pen: Pen): string {
  const { tone } = pen
  const rail = (y: number): string => bar(pen, [180, y, 840, 30], { tone, lies: 'level', radius: 15 })
  const base = (x: number): string => plate(pen, [x, 270, 84, 250], { tone, radius: 14 })
  const cloth = '#e7e2d8'
  const fold = (y: number, h: number): string =>
    rect([360, y, 380, h], {
      rx: 12,
      fill: pen.across([
        [0, darken(cloth, 0.24)],
        [0.1, cloth],
        [0.4, lighten(cloth, 0.6)],
        [0.8, cloth],
        [1, darken(cloth, 0.3)],
      ]),
    }) +
    threads(pen, { colour: cloth, scale: 0.6 })
      .map((paint) => rect([360, y, 380, h], { rx: 12, ...paint }))
      .join('') +
    rect([360, y + h - 74, 380, 10], { fill: '#9aa79b', opacity: 0.8 }) +
    rect([360, y + h - 54, 380, 5], { fill: '#9aa79b', opacity: 0.7 })
  return (
    plain(pen) +
    cast(rect([180, 320, 840, 30], {}) + rect([180, 450, 840, 30], {}) + rect([360, 330, 380, 640], {}), [26, 36]) +
    base(190) +
    base(926) +
    rail(316) +
    fold(446, 520) +
    rect([360, 428, 380, 52], {
      rx: 24,
      fill: pen.down([
        [0, '#fff', 0.7],
        [0.6, '#fff', 0],
        [1, '#000', 0.2],
      ]),
    }) +
    bar(pen, [180, 446, 180, 30], { tone, lies: 'level' }) +
    bar(pen, [740, 446, 280, 30], { tone, lies: 'level', radius: 15 })
  )
}

function floorDrain(pen: Pen): string {
  const { tone } = pen
  const brushed = (box: readonly [number, number, number, number], radius: number): string =>
    rect(box, { rx: radius, ...brush(pen), opacity: 0.7 })
  const slot = (index: number): string => {
    const angle = (index * Math.PI) / 8
    const [x, y] = [600 + Math.cos(angle) * 166, 600 + Math.sin(angle) * 166]
    return rect([x - 13, y - 62, 26, 124], {
      rx: 13,
      fill: pen.down([
        [0, '#08090a'],
        [1, '#33373b'],
      ]),
      transform: d`rotate(${(index * 180) / 8 + 90} ${x} ${y})`,
    })
  }
  return (
    plain(pen) +
    cast(rect([210, 210, 780, 780], { rx: 26 }), [26, 34]) +
    plate(pen, [210, 210, 780, 780], { tone, radius: 26 }) +
    brushed([210, 210, 780, 780], 26) +
    oval([600, 600, 320, 320], { fill: darken(tone.base, 0.62) }) +
    oval([600, 600, 310, 310], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.6)],
          [0.35, tone.base],
          [0.5, lighten(tone.base, 0.5)],
          [0.7, tone.base],
          [1, darken(tone.base, 0.35)],
        ],
      ),
    }) +
    oval([600, 600, 310, 310], { ...brush(pen), opacity: 0.7 }) +
    times(16, slot).join('') +
    oval([600, 600, 66, 66], {
      fill: pen.radial(
        [0.35, 0.3, 0.9],
        [
          [0, lighten(tone.base, 0.9)],
          [0.6, tone.base],
          [1, tone.deep],
        ],
      ),
    }) +
    [
      [280, 280],
      [920, 280],
      [280, 920],
      [920, 920],
    ]
      .map(([x, y]) => screwHead(pen, [x ?? 0, y ?? 0], 20))
      .join('')
  )
}

function angleValve(pen: Pen): string {
  const { tone } = pen
  const thread = (x: number, y: number, w: number): string =>
    bar(pen, [x, y, w, 150], { tone: toneOf(pen.hue === 'chrome' ? 'nickel' : pen.hue) }) +
    times(9, (index) =>
      path(d`M${x - 3} ${y + 8 + index * 16}l${w + 6} -9`, {
        stroke: darken(tone.base, 0.55),
        'stroke-width': 5,
        opacity: 0.65,
      }),
    ).join('')
  const body =
    contact(pen, [600, 980, 330, 24], 0.5) +
    thread(530, 830, 120) +
    bar(pen, [506, 760, 168, 84], { tone, radius: 10 }) +
    bar(pen, [660, 520, 210, 150], { tone, lies: 'level', radius: 8 }) +
    group({ transform: 'translate(860 595)' }, [
      rect([0, -62, 130, 124], { fill: pen.down(bodyStops(tone)) }),
      ...times(9, (index) =>
        path(d`M${8 + index * 14} -66l-8 132`, { stroke: darken(tone.base, 0.6), 'stroke-width': 5, opacity: 0.6 }),
      ),
      oval([12, 0, 34, 176], {
        fill: pen.linear(
          [0, 0, 1, 1],
          [
            [0, lighten(tone.base, 0.9)],
            [0.4, tone.base],
            [0.7, lighten(tone.base, 0.5)],
            [1, tone.deep],
          ],
        ),
      }),
    ]) +
    bar(pen, [490, 440, 200, 340], { tone, radius: 60 }) +
    bar(pen, [440, 548, 80, 94], { tone, lies: 'level' }) +
    group({ transform: 'rotate(-6 330 595)' }, [
      rect([250, 470, 200, 250], { rx: 40, fill: pen.down(bodyStops(tone)) }),
      ...times(7, (index) =>
        rect([272, 486 + index * 33, 150, 7], { rx: 3, fill: darken(tone.base, 0.6), opacity: 0.5 }),
      ),
      oval([262, 595, 30, 116], {
        fill: pen.linear(
          [0, 0, 1, 1],
          [
            [0, lighten(tone.base, 0.85)],
            [0.5, tone.base],
            [1, tone.deep],
          ],
        ),
      }),
      oval([258, 595, 13, 46], { fill: '#b93a32' }),
    ])
  return studio(pen) + group({ transform: 'translate(-150 -210) scale(1.24)' }, [body])
}

export const FITTINGS: Family<
  'basin-tap' | 'kitchen-tap' | 'shower-set' | 'shower-screen' | 'towel-rail' | 'floor-drain' | 'angle-valve'
> = {
  'basin-tap': { hue: 'chrome', front: basinTap, detail: [360, 250, 440] },
  'kitchen-tap': { hue: 'chrome', front: kitchenTap, detail: [480, 380, 440] },
  'shower-set': { hue: 'chrome', front: showerFront, detail: [330, 330, 440], scene: showerScene },
  'shower-screen': { hue: 'black', front: showerScreen, detail: [500, 420, 360] },
  'towel-rail': { hue: 'gunmetal', front: towelRail, detail: [160, 250, 420] },
  'floor-drain': { hue: 'nickel', front: floorDrain, detail: [180, 180, 460] },
  'angle-valve': { hue: 'chrome', front: angleValve, detail: [90, 300, 480] },
}
