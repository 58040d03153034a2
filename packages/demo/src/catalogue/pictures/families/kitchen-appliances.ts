import { block, frontOf, onFace, rightOf } from '../kit/camera.ts'
import type { Block, Point3 } from '../kit/camera.ts'
import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { across, barrel, faced, falling, glowing, slanting, turned } from '../kit/light.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, shaded, tube } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** A thin bright wire. */
const wire = (line: string, width: number): string =>
  path(line, {
    fill: 'none',
    stroke: '#5d6368',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) +
  path(line, {
    fill: 'none',
    stroke: '#eef1f3',
    'stroke-width': width * 0.42,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    transform: d`translate(${-width * 0.12} ${-width * 0.16})`,
  })

/** A pull-out wire basket on its slides, plates racked in it; the pen's colour is that of the drawer front. */
function drawerBasket(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -33, pitch: 29, size: [660, 560, 300], frame: [80, 150, 1040, 880] })
  const p = (x: number, y: number, z: number): Point => view.project([x, y, z])
  const line = (...points: Point3[]): string =>
    points.map((one, index) => d`${index === 0 ? 'M' : 'L'}${view.project(one)[0]} ${view.project(one)[1]}`).join('')
  const [low, high] = [46, 190]
  const rim = (z: number, width: number): string =>
    tube(line([20, 40, z], [640, 40, z], [640, 540, z], [20, 540, z]) + 'Z', { width, tone: toneOf('chrome') })
  const floor = times(18, (index) =>
    wire(line([20 + (index + 1) * 32.6, 40, low], [20 + (index + 1) * 32.6, 540, low]), 6),
  ).join('')
  const back = times(18, (index) =>
    wire(line([20 + (index + 1) * 32.6, 540, low], [20 + (index + 1) * 32.6, 540, high]), 6),
  ).join('')
  const left = times(15, (index) =>
    wire(line([20, 40 + (index + 1) * 31, low], [20, 40 + (index + 1) * 31, high]), 6),
  ).join('')
  const front = times(18, (index) =>
    wire(line([20 + (index + 1) * 32.6, 40, low], [20 + (index + 1) * 32.6, 40, high]), 6),
  ).join('')
  const right = times(15, (index) =>
    wire(line([640, 40 + (index + 1) * 31, low], [640, 40 + (index + 1) * 31, high]), 6),
  ).join('')
  const dish = (x: number, r: number): string => {
    const [cx, cy] = p(x, 360, low + r * 0.84)
    return (
      oval([cx + 6, cy + 6, r * 0.52, r], { fill: '#14110d', opacity: 0.22 }) +
      oval([cx, cy, r * 0.52, r], { fill: across(pen, '#c9c7c2', '#ffffff', '#efeeeb') }) +
      oval([cx + 5, cy, r * 0.37, r * 0.72], { fill: across(pen, '#d9d7d2', '#fbfbfa', '#ffffff') })
    )
  }
  const bowl = (x: number, y: number): string => {
    const [cx, cy] = p(x, y, low + 20)
    return (
      oval([cx, cy + 8, 66, 26], { fill: '#14110d', opacity: 0.26 }) +
      path(
        d`M${cx - 104} ${cy - 74}C${cx - 96} ${cy - 10} ${cx - 60} ${cy + 16} ${cx} ${cy + 16}S${cx + 96} ${cy - 10} ${cx + 104} ${cy - 74}Z`,
        {
          fill: across(pen, '#a9b6bd', '#f2f6f8', '#dde5e9', '#8b9aa3'),
        },
      ) +
      oval([cx, cy - 74, 104, 42], { fill: '#f5f8f9' }) +
      oval([cx, cy - 70, 96, 37], { fill: glowing(pen, '#b3c0c7', '#d9e2e7', '#f7fafb') })
    )
  }
  const panel: Block = { at: [-10, -6, 0], size: [680, 30, 290] }
  const slide = (x: number): string =>
    block(view, { at: [x, 40, 20], size: [18, 540, 40] }, { front: '#a9aeb2', top: '#d9dcde', side: '#7b8084' })
  const { base } = pen.tone
  return (
    ground +
    slide(0) +
    floor +
    back +
    left +
    rim(low, 15) +
    times(7, (index) => dish(120 + index * 46, 118)).join('') +
    bowl(510, 340) +
    right +
    rim(high, 18) +
    slide(644) +
    front +
    block(view, panel, { front: base, top: lighten(base, 0.3), side: shaded(base, 0.36) }) +
    onFace(view, frontOf(panel), [
      rect([0, 0, 680, 290], { fill: slanting(pen, ['#fff', 0.34], ['#fff', 0.02], ['#1d1813', 0.2]) }),
      rect([34, 34, 612, 222], { fill: 'none', stroke: '#1d1813', 'stroke-width': 4, opacity: 0.28 }),
      rect([37, 37, 612, 222], { fill: 'none', stroke: '#fff', 'stroke-width': 2.5, opacity: 0.4 }),
      rect([240, 74, 200, 16], { rx: 7, fill: '#000', opacity: 0.3 }),
      rect([240, 62, 200, 20], { rx: 8, fill: pen.down(bodyStops(toneOf('brass'))) }),
    ])
  )
}

/** A reverse-osmosis unit for under the sink, with its tap and its display. */
function waterPurifier(pen: Pen): string {
  const { view } = stage(pen, { yaw: -30, pitch: 8, size: [300, 520, 620], frame: [110, 150, 660, 880] })
  const { base } = pen.tone
  const body: Block = { at: [0, 0, 0], size: [290, 500, 600] }
  const filter = (y: number, colour: string): string =>
    oval([146, y + 6, 92, 92], { fill: '#000', opacity: 0.2 }) +
    oval([145, y, 90, 90], { fill: slanting(pen, lighten(base, 0.8), base, darken(base, 0.24)) }) +
    oval([145, y, 74, 74], { fill: glowing(pen, lighten(base, 0.6), base, darken(base, 0.14)) }) +
    rect([82, y - 15, 126, 30], { rx: 12, fill: slanting(pen, lighten(colour, 0.4), colour, darken(colour, 0.3)) }) +
    rect([88, y - 11, 114, 6], { rx: 3, fill: '#fff', opacity: 0.4 })
  const chrome = toneOf('chrome')
  return (
    studio(pen) +
    contact(pen, [440, 1004, 330, 46]) +
    contact(pen, [950, 1010, 92, 20]) +
    block(view, body, { front: base, top: lighten(base, 0.4), side: shaded(base, 0.2) }) +
    onFace(view, rightOf(body), [
      rect([0, 0, 500, 600], { fill: across(pen, ['#1d1813', 0.16], ['#1d1813', 0.02], ['#1d1813', 0.2]) }),
      rect([60, 0, 3, 600], { fill: '#1d1813', opacity: 0.14 }),
      ...times(8, (index) => rect([340, 380 + index * 20, 110, 8], { rx: 4, fill: '#1d1813', opacity: 0.24 })),
    ]) +
    onFace(view, frontOf(body), [
      rect([0, 0, 290, 600], { rx: 10, fill: across(pen, lighten(base, 0.5), lighten(base, 0.8), base) }),
      rect([22, 24, 246, 142], { rx: 16, fill: slanting(pen, '#3b424a', '#121518', '#060708') }),
      letter('012', { at: [44, 62], size: 46, colour: '#9fe0ff', weight: 0.7 }),
      letter('TDS', { at: [196, 92], size: 19, colour: '#9fe0ff' }),
      rect([58, 134, 60, 6], { rx: 3, fill: '#6df09a' }),
      rect([126, 134, 60, 6], { rx: 3, fill: '#6df09a' }),
      rect([194, 134, 38, 6], { rx: 3, fill: '#3b4a50' }),
      filter(282, '#3f6f9f'),
      filter(476, '#5a7f8c'),
      rect([1, 1, 288, 598], { rx: 10, fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.7 }),
    ]) +
    turned(pen, {
      cx: 950,
      tone: chrome,
      profile: [
        [760, 26],
        [960, 30],
        [960, 58],
        [1000, 62],
      ],
      tilt: 0.24,
    }) +
    tube('M950 770V420C950 270 1120 270 1120 420V470', { width: 30, tone: chrome }) +
    bar(pen, [1102, 462, 36, 30], { tone: chrome, radius: 4 }) +
    bar(pen, [966, 812, 66, 26], { tone: chrome, lies: 'level', radius: 10 }) +
    oval([950, 880, 9, 9], { fill: '#5fa8e6' }) +
    path('M1120 500C1128 516 1130 524 1120 532C1110 524 1112 516 1120 500Z', { fill: '#8cc6ec' })
  )
}

/** A disposer for food waste: mounting ring, grinding chamber, motor, outlet to the side. */
function foodDisposer(pen: Pen): string {
  const { tone } = pen
  const { base } = tone
  const chrome = toneOf('chrome')
  const shell = 'M368 470C350 520 352 560 360 600V900A240 64 0 0 0 840 900V600C848 560 850 520 832 470Z'
  return (
    studio(pen) +
    contact(pen, [600, 976, 236, 56]) +
    tube('M800 560H930C990 560 1010 590 1010 650V700', { width: 92, tone: toneOf('dark-grey') }) +
    bar(pen, [944, 640, 132, 44], { tone: toneOf('black'), radius: 10 }) +
    bar(pen, [830, 506, 44, 108], { tone: toneOf('black'), lies: 'level', radius: 8 }) +
    path(shell, { fill: pen.across(bodyStops({ ...tone, isMetal: false })) }) +
    path('M360 600A240 64 0 0 0 840 600V616A240 64 0 0 1 360 616Z', { fill: '#000', opacity: 0.3 }) +
    path('M362 690A240 64 0 0 0 838 690V850A240 64 0 0 1 362 850Z', { fill: pen.across(bodyStops(chrome)) }) +
    path('M362 690A240 64 0 0 0 838 690V850A240 64 0 0 1 362 850Z', { fill: barrel(pen, 0.5) }) +
    group({ 'clip-path': pen.clip(path('M362 690A240 64 0 0 0 838 690V850A240 64 0 0 1 362 850Z', {})) }, [
      letter('3/4 HP', { at: [478, 786], size: 56, colour: '#2b2f33' }),
      rect([478, 868, 220, 6], { fill: '#2b2f33', opacity: 0.5 }),
    ]) +
    times(9, (index) =>
      rect([440 + index * 40, 930 + Math.sin(((index + 0.5) / 9) * Math.PI) * 20, 20, 8], {
        rx: 4,
        fill: '#000',
        opacity: 0.45,
      }),
    ).join('') +
    turned(pen, {
      cx: 600,
      tone: toneOf('black'),
      profile: [
        [396, 190],
        [430, 214],
        [470, 226],
        [496, 232],
      ],
      tilt: 0.25,
    }) +
    turned(pen, {
      cx: 600,
      tone: chrome,
      profile: [
        [330, 150],
        [392, 150],
        [392, 186],
        [420, 190],
      ],
      tilt: 0.25,
    }) +
    times(3, (index) =>
      rect([[428, 600, 746][index] ?? 0, [392, 424, 400][index] ?? 0, 26, 42], {
        rx: 6,
        fill: pen.once('lug', () => pen.across(bodyStops(chrome))),
      }),
    ).join('') +
    turned(pen, {
      cx: 600,
      tone: chrome,
      profile: [
        [226, 232],
        [242, 230],
        [258, 170],
        [336, 148],
      ],
      tilt: 0.25,
    }) +
    oval([600, 228, 196, 48], { fill: slanting(pen, '#8d9296', '#d9dcde', '#6f7478') }) +
    oval([600, 236, 150, 35], { fill: '#191b1d' }) +
    times(10, (index) =>
      path(d`M600 236L${600 + Math.cos(index * 0.628) * 146} ${236 + Math.sin(index * 0.628) * 33}`, {
        stroke: '#4b4f53',
        'stroke-width': 9,
      }),
    ).join('') +
    oval([600, 236, 34, 9], { fill: '#07080a' }) +
    path('M410 480C396 560 400 640 404 680', {
      fill: 'none',
      stroke: lighten(base, 0.7),
      'stroke-width': 12,
      opacity: 0.4,
      'stroke-linecap': 'round',
    })
  )
}

/** A built-in oven: control strip, glass door, the lit muffle behind it. */
function oven(pen: Pen): string {
  const { tone } = pen
  const dark = tone.isMetal ? toneOf('black') : tone
  const knob = (x: number): string =>
    oval([x + 4, 268, 58, 58], { fill: '#000', opacity: 0.4 }) +
    oval([x, 260, 56, 56], { fill: faced(pen, toneOf('nickel')) }) +
    oval([x, 260, 44, 44], { fill: glowing(pen, '#f6f7f8', '#b9bec2', '#7c8185') }) +
    rect([x - 5, 216, 10, 44], { rx: 4, fill: '#2b2e31' })
  const marks = (x: number): string =>
    times(11, (index) =>
      rect([x - 2, 260 - 78, 4, 12], {
        fill: '#e9edf0',
        opacity: 0.7,
        transform: d`rotate(${-130 + index * 26} ${x} 260)`,
      }),
    ).join('')
  const rackLine = (y: number, inset: number): string =>
    path(d`M${300 + inset} ${y}H${900 - inset}`, { stroke: '#e9d9b8', 'stroke-width': 7, opacity: 0.8 }) +
    times(22, (index) =>
      path(d`M${316 + inset + index * ((568 - inset * 2) / 21)} ${y}l${(index - 10.5) * -1.2} -26`, {
        stroke: '#c7b48c',
        'stroke-width': 3,
        opacity: 0.6,
      }),
    ).join('')
  const bread =
    path('M420 690C416 620 470 580 600 578S784 620 780 690C778 712 760 720 740 720H460C440 720 422 712 420 690Z', {
      fill: falling(pen, '#f0b566', '#c67a2c', '#7d4515'),
    }) +
    times(4, (index) =>
      path(d`M${474 + index * 72} ${606 - (index === 1 || index === 2 ? 12 : 0)}q26 36 14 84`, {
        fill: 'none',
        stroke: '#ffe0a8',
        'stroke-width': 12,
        'stroke-linecap': 'round',
        opacity: 0.75,
      }),
    ).join('')
  return (
    plain(pen) +
    cast(rect([150, 140, 900, 920], { rx: 16 }), [28, 38]) +
    plate(pen, [150, 140, 900, 920], { tone, radius: 16 }) +
    (tone.isMetal ? rect([150, 140, 900, 920], { rx: 16, ...brush(pen), opacity: 0.6 }) : '') +
    rect([156, 146, 888, 228], {
      rx: 12,
      fill: slanting(pen, lighten(dark.base, 0.16), darken(dark.base, 0.3), darken(dark.base, 0.5)),
      opacity: tone.isMetal ? 0 : 1,
    }) +
    marks(290) +
    marks(910) +
    knob(290) +
    knob(910) +
    rect([450, 200, 300, 120], { rx: 14, fill: slanting(pen, '#2d3338', '#0c0e10', '#050607') }) +
    letter('180', { at: [508, 226], size: 66, colour: '#ffd79a', weight: 0.7 }) +
    oval([662, 234, 9, 9], { fill: 'none', stroke: '#ffd79a', 'stroke-width': 4 }) +
    rect([156, 380, 888, 674], { rx: 12, fill: slanting(pen, '#34393e', '#0f1113', '#060708') }) +
    rect([262, 520, 676, 450], { rx: 26, fill: '#000' }) +
    rect([270, 528, 660, 434], {
      rx: 22,
      fill: pen.radial(
        [0.5, 0.3, 0.75],
        [
          [0, '#ffdf9a'],
          [0.4, '#d98f3a'],
          [0.8, '#6b3c12'],
          [1, '#2b1706'],
        ],
      ),
    }) +
    poly(
      [
        [270, 528],
        [360, 580],
        [360, 900],
        [270, 962],
      ],
      { fill: '#2b1706', opacity: 0.5 },
    ) +
    poly(
      [
        [930, 528],
        [840, 580],
        [840, 900],
        [930, 962],
      ],
      { fill: '#2b1706', opacity: 0.5 },
    ) +
    rackLine(726, 40) +
    bread +
    rackLine(850, 24) +
    rect([270, 528, 660, 434], { rx: 22, fill: slanting(pen, ['#fff', 0.26], ['#fff', 0.02], ['#000', 0.1]) }) +
    path('M300 962L560 528H680L420 962Z', { fill: '#fff', opacity: 0.12 }) +
    path('M156 392C156 385 162 380 168 380H620L320 1054H168C162 1054 156 1049 156 1042Z', {
      fill: '#fff',
      opacity: 0.05,
    }) +
    rect([246, 456, 708, 18], { fill: '#000', opacity: 0.4 }) +
    bar(pen, [240, 424, 720, 40], { tone: toneOf('nickel'), lies: 'level', radius: 18 }) +
    [280, 896].map((x) => rect([x, 436, 24, 34], { rx: 4, fill: '#6b7074' })).join('')
  )
}

/** A plate standing in its rack, seen edge on and a little turned. */
const standing = (pen: Pen, [x, y]: Point, r: number): string =>
  oval([x, y, r * 0.34, r], { fill: pen.once('plate', () => across(pen, '#c6ccd0', '#ffffff', '#e9edef')) }) +
  oval([x + r * 0.05, y, r * 0.22, r * 0.7], {
    fill: pen.once('plate-in', () => across(pen, '#dbe0e3', '#f7f9fa', '#ffffff')),
  })

/** A dishwasher with its door let down: steel tub, two racks, plates and glasses. */
function dishwasher(pen: Pen): string {
  const { tone } = pen
  const rack = (y: number, [left, right]: Point): string =>
    wire(d`M${left} ${y}H${right}`, 11) +
    times(20, (index) => wire(d`M${left + 16 + (index * (right - left - 32)) / 19} ${y}v-44`, 5)).join('') +
    wire(d`M${left} ${y - 46}H${right}`, 8)
  const glass = (x: number): string =>
    path(d`M${x - 32} 320L${x - 24} 420H${x + 24}L${x + 32} 320Z`, {
      fill: across(pen, ['#dfeaf0', 0.75], ['#ffffff', 0.9], ['#b3c6d0', 0.7]),
    }) + oval([x, 320, 32, 8], { fill: 'none', stroke: '#f4f9fb', 'stroke-width': 3 })
  const cup = (x: number): string =>
    path(d`M${x - 42} 336C${x - 40} 400 ${x - 26} 424 ${x} 424S${x + 40} 400 ${x + 42} 336Z`, {
      fill: across(pen, '#9fb0a8', '#e2ebe6', '#b5c4bc', '#7d8f86'),
    }) + oval([x, 336, 42, 9], { fill: '#eef4f1' })
  const door = 'M176 864H1024L1120 1096H80Z'
  return (
    plain(pen) +
    rect([0, 880, 1200, 320], { fill: falling(pen, '#d5d1ca', '#e9e6e1') }) +
    contact(pen, [600, 1106, 520, 30], 0.7) +
    cast(rect([160, 130, 880, 750], {}), [20, 20]) +
    plate(pen, [160, 130, 880, 750], { tone, radius: 10 }) +
    rect([214, 178, 772, 690], { rx: 26, fill: '#2b2e31' }) +
    rect([222, 186, 756, 682], { rx: 22, fill: slanting(pen, '#b9bec2', '#7d8387', '#a5aaae', '#5d6367') }) +
    poly(
      [
        [222, 186],
        [300, 240],
        [300, 800],
        [222, 868],
      ],
      { fill: across(pen, '#52575b', '#8b9195') },
    ) +
    poly(
      [
        [978, 186],
        [900, 240],
        [900, 800],
        [978, 868],
      ],
      { fill: across(pen, '#8b9195', '#4b5054') },
    ) +
    poly(
      [
        [222, 186],
        [978, 186],
        [900, 240],
        [300, 240],
      ],
      { fill: falling(pen, '#3d4144', '#63686c') },
    ) +
    poly(
      [
        [222, 868],
        [978, 868],
        [900, 800],
        [300, 800],
      ],
      { fill: falling(pen, '#8d9397', '#c9cdd0') },
    ) +
    rect([300, 240, 600, 560], { ...brush(pen, 'y'), opacity: 0.5 }) +
    [350, 430, 510].map(glass).join('') +
    [620, 724, 828].map(cup).join('') +
    rack(446, [268, 932]) +
    path('M520 500H680L640 520H560Z', { fill: '#3b3f43' }) +
    times(9, (index) => standing(pen, [320 + index * 48, 660], 112)).join('') +
    rect([774, 620, 140, 150], { rx: 8, fill: 'none', stroke: '#4b5054', 'stroke-width': 7 }) +
    times(5, (index) =>
      rect([788 + index * 26, 560 + (index % 2) * 26, 10, 200], {
        rx: 5,
        fill: pen.once('cutlery', () => across(pen, '#7b8084', '#f4f5f6', '#8b9095')),
      }),
    ).join('') +
    times(4, (index) => rect([774, 650 + index * 32, 140, 5], { fill: '#4b5054' })).join('') +
    rack(790, [246, 954]) +
    path(door, { fill: falling(pen, '#c9cdd0', '#eef0f1', '#b3b8bb') }) +
    path(door, { ...brush(pen), opacity: 0.5 }) +
    path('M236 890H964L1036 1056H164Z', { fill: falling(pen, ['#fff', 0.5], ['#1d1813', 0.12]) }) +
    path('M520 930H700L716 1000H504Z', {
      fill: slanting(pen, '#f6f7f7', '#d3d6d8', '#a5aaae'),
      stroke: '#8b9095',
      'stroke-width': 3,
    }) +
    path('M540 946H620L622 986H532Z', { fill: '#e4e7e9', stroke: '#9fa5a9', 'stroke-width': 3 }) +
    oval([668, 964, 26, 16], { fill: '#d3d6d8', stroke: '#8b9095', 'stroke-width': 3 }) +
    path('M80 1096H1120V1122H80Z', { fill: falling(pen, lighten(tone.base, 0.3), tone.base, darken(tone.base, 0.4)) }) +
    rect([470, 1100, 260, 14], { rx: 7, fill: mix(tone.base, '#000000', 0.5), opacity: 0.7 }) +
    rect([160, 130, 880, 40], { rx: 10, fill: pen.down(bodyStops(tone)) }) +
    group(
      { opacity: 0.9 },
      times(5, (index) => oval([820 + index * 34, 150, 7, 7], { fill: index === 1 ? '#6df09a' : '#4b5054' })),
    )
  )
}

export const KITCHEN_APPLIANCES: Family<'drawer-basket' | 'water-purifier' | 'food-disposer' | 'dishwasher' | 'oven'> =
  {
    'drawer-basket': { hue: 'sage', front: drawerBasket, detail: [230, 210, 460] },
    'water-purifier': { hue: 'white', front: waterPurifier, detail: [110, 200, 440] },
    'food-disposer': { hue: 'dark-grey', front: foodDisposer, detail: [360, 170, 460] },
    dishwasher: { hue: 'nickel', front: dishwasher, detail: [270, 270, 430] },
    oven: { hue: 'black', front: oven, detail: [390, 480, 430] },
  }
