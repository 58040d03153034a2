import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, screwHead } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'

export const hole = (x: number, y: number, r: number): string =>
  oval([x, y, r, r], { fill: '#1b1d1f' }) + oval([x + 1.5, y + 2.5, r - 2, r - 2], { fill: '#e6e4e0' })

/** Concealed hinge seen from above: cup, arm with its damper, cross plate. */
function hinge(pen: Pen): string {
  const { tone } = pen
  const wing =
    'M190 560C150 500 150 420 200 380C230 356 270 360 300 370C250 450 250 750 300 830C270 840 230 844 200 820C150 780 150 700 190 640Z'
  const arm = 'M470 500L560 490H900C930 490 944 506 944 530V670C944 694 930 710 900 710H560L470 700Z'
  const outline =
    path(wing, {}) + oval([380, 600, 170, 200], {}) + path(arm, {}) + rect([770, 360, 130, 480], { rx: 30 })
  return (
    plain(pen) +
    cast(outline, [24, 32]) +
    plate(pen, [770, 360, 130, 480], { tone, radius: 30 }) +
    hole(835, 408, 26) +
    hole(835, 792, 26) +
    screwHead(pen, [835, 408], 24) +
    screwHead(pen, [835, 792], 24) +
    path(wing, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.8)],
          [0.5, tone.base],
          [1, darken(tone.base, 0.3)],
        ],
      ),
    }) +
    hole(214, 440, 24) +
    hole(214, 760, 24) +
    oval([380, 600, 176, 206], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.9)],
          [0.5, tone.base],
          [1, darken(tone.base, 0.4)],
        ],
      ),
    }) +
    oval([380, 600, 152, 180], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, darken(tone.base, 0.6)],
          [0.5, darken(tone.base, 0.2)],
          [1, lighten(tone.base, 0.4)],
        ],
      ),
    }) +
    path('M400 470H520V730H400C370 700 360 500 400 470Z', {
      fill: pen.across([
        [0, darken(tone.base, 0.5)],
        [0.5, tone.base],
        [1, lighten(tone.base, 0.5)],
      ]),
    }) +
    path(arm, {
      fill: pen.down([
        [0, lighten(tone.base, 0.3)],
        [0.12, lighten(tone.base, 0.85)],
        [0.3, tone.base],
        [0.7, darken(tone.base, 0.1)],
        [0.9, lighten(tone.base, 0.5)],
        [1, darken(tone.base, 0.45)],
      ]),
    }) +
    path(arm, { ...brush(pen), opacity: 0.5 }) +
    rect([560, 560, 170, 80], { rx: 38, fill: pen.down(bodyStops(toneOf('brass'))) }) +
    rect([552, 552, 186, 96], { rx: 44, fill: 'none', stroke: darken(tone.base, 0.5), 'stroke-width': 6 }) +
    screwHead(pen, [800, 600], 40) +
    rect([860, 570, 60, 60], { rx: 10, fill: darken(tone.base, 0.6) }) +
    screwHead(pen, [890, 600], 22) +
    bar(pen, [462, 486, 26, 228], { tone, radius: 10 })
  )
}

/** Three nested rails drawn out along the picture. */
function drawerSlide(pen: Pen): string {
  const { tone } = pen
  const rail = ([x, y, w, h]: readonly [number, number, number, number]): string =>
    cast(rect([x, y, w, h], { rx: 8 }), [8, 14]) +
    rect([x, y, w, h], {
      rx: 8,
      fill: pen.down([
        [0, darken(tone.base, 0.3)],
        [0.08, lighten(tone.base, 0.8)],
        [0.2, lighten(tone.base, 0.1)],
        [0.24, darken(tone.base, 0.28)],
        [0.5, tone.base],
        [0.76, lighten(tone.base, 0.4)],
        [0.8, darken(tone.base, 0.34)],
        [0.92, lighten(tone.base, 0.6)],
        [1, darken(tone.base, 0.5)],
      ]),
    }) +
    rect([x, y, w, h], { rx: 8, ...brush(pen), opacity: 0.5 })
  const balls = times(
    14,
    (index) =>
      oval([470 + index * 17, 538, 6, 6], { fill: '#eef0f1', stroke: '#6b7074', 'stroke-width': 2 }) +
      oval([470 + index * 17, 662, 6, 6], { fill: '#eef0f1', stroke: '#6b7074', 'stroke-width': 2 }),
  ).join('')
  const set = [
    rail([60, 512, 560, 176]),
    rail([380, 536, 500, 128]),
    balls,
    rail([660, 556, 500, 88]),
    ...[110, 230, 330].map((x) => hole(x, 600, 20)),
    ...[700, 830, 960, 1090].map((x) => hole(x, 600, 15)),
    rect([590, 560, 34, 80], { rx: 8, fill: '#2b2e31' }),
    rect([1126, 562, 30, 76], { rx: 8, fill: '#2b2e31' }),
  ]
  return (
    plain(pen) +
    group({ transform: 'rotate(-24 600 600) translate(0 -170)' }, set) +
    group({ transform: 'rotate(-24 600 600) translate(-10 150)' }, set)
  )
}

/** Cordless drill from the side. */
function handDrill(pen: Pen): string {
  const { base, deep } = pen.tone
  const shell =
    'M330 300C330 262 350 244 390 240H690C730 242 752 262 756 300V420C752 456 730 470 690 474H600L640 800C644 830 636 846 606 850H440C410 846 400 830 404 800L430 490C360 470 334 440 330 400Z'
  const rubber = 'M470 476H560L590 800C592 820 586 830 566 830H452C434 830 428 820 430 800L452 560Z'
  const battery =
    'M380 842H664C686 842 696 856 696 876V960C696 984 684 994 662 994H372C350 994 340 984 340 960V880C340 856 352 842 380 842Z'
  const jaws = times(7, (index) => rect([812 + index * 14, 316, 5, 92], { fill: '#000', opacity: 0.25 }))
  return (
    studio(pen) +
    contact(pen, [520, 996, 210, 24]) +
    rect([1000, 346, 180, 30], { fill: pen.down(bodyStops(toneOf('nickel'))) }) +
    times(8, (index) =>
      path(d`M${1010 + index * 21} ${346}l14 30`, { stroke: '#4b4f53', 'stroke-width': 7, opacity: 0.7 }),
    ).join('') +
    path('M1172 346L1194 361L1172 376Z', { fill: '#8d9195' }) +
    path('M752 296L800 300V424L752 430Z', { fill: pen.down(bodyStops(toneOf('dark-grey'))) }) +
    rect([798, 308, 110, 108], { rx: 8, fill: pen.down(bodyStops(toneOf('black'))) }) +
    jaws.join('') +
    path('M906 318L1000 344V380L906 406Z', { fill: pen.down(bodyStops(toneOf('gunmetal'))) }) +
    path(battery, {
      fill: pen.down([
        [0, '#55585c'],
        [0.2, '#303336'],
        [1, '#17191b'],
      ]),
    }) +
    rect([372, 900, 292, 50], { rx: 8, fill: base }) +
    letter('20V', { at: [476, 912], size: 26, colour: '#ffffff' }) +
    path(shell, {
      fill: pen.down([
        [0, lighten(base, 0.5)],
        [0.14, lighten(base, 0.12)],
        [0.34, base],
        [1, deep],
      ]),
    }) +
    path(rubber, {
      fill: pen.across([
        [0, '#17191b'],
        [0.3, '#4d5054'],
        [1, '#121416'],
      ]),
    }) +
    times(9, (index) =>
      path(d`M${452 - index * 1.4} ${600 + index * 22}h${112 + index * 2.4}`, {
        stroke: '#000',
        'stroke-width': 5,
        opacity: 0.4,
      }),
    ).join('') +
    path('M566 486C612 500 622 540 600 574C588 556 576 530 562 520Z', { fill: '#b3372e' }) +
    rect([372, 268, 340, 40], { rx: 18, fill: '#fff', opacity: 0.26 }) +
    times(6, (index) => rect([356 + index * 20, 340, 9, 80], { rx: 4, fill: '#15171a', opacity: 0.6 })).join('') +
    rect([520, 330, 190, 90], { rx: 12, fill: '#1d2023' }) +
    letter('IMPACT', { at: [536, 362], size: 27, colour: lighten(base, 0.5) }) +
    oval([738, 450, 9, 7], { fill: '#fff6d8' })
  )
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** One countersunk screw, pointing right, lying on the ground. */
function screw(pen: Pen, { x, y, turn }: Placed): string {
  const { tone } = pen
  const outline = path('M-10 -56L60 -20H380L430 0L380 20H60L-10 56Z', {})
  const thread = times(24, (index) =>
    path(d`M${88 + index * 13} ${-26}L${98 + index * 13} ${26}`, {
      stroke: lighten(tone.base, 0.45),
      'stroke-width': 7,
    }),
  )
  const dark = times(24, (index) =>
    path(d`M${94 + index * 13} ${-20}L${104 + index * 13} ${20}`, {
      stroke: darken(tone.base, 0.7),
      'stroke-width': 3,
      opacity: 0.7,
    }),
  )
  return group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, [
    cast(outline, [10, 14]),
    path('M60 -19H380L432 0L380 19H60Z', { fill: pen.down(bodyStops(tone)) }),
    ...dark,
    ...thread,
    path('M-8 -58L64 -19V19L-8 58Z', { fill: pen.down(bodyStops(tone)) }),
    oval([-8, 0, 20, 59], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.9)],
          [0.5, tone.base],
          [1, darken(tone.base, 0.4)],
        ],
      ),
    }),
    rect([-12, -34, 7, 68], { fill: '#1b1d1f' }),
    oval([-8, 0, 12, 12], { fill: '#1b1d1f' }),
  ])
}

function screws(pen: Pen): string {
  const places: readonly Placed[] = [
    { x: 220, y: 330, turn: 12 },
    { x: 640, y: 260, turn: 48 },
    { x: 200, y: 600, turn: -22 },
    { x: 360, y: 850, turn: -8 },
    { x: 900, y: 720, turn: 118 },
    { x: 560, y: 560, turn: 20 },
  ]
  const anchor = (x: number, y: number, turn: number): string =>
    group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, [
      cast(rect([0, -36, 280, 72], { rx: 20 }), [10, 14]),
      rect([0, -36, 280, 72], { rx: 20, fill: pen.down(bodyStops(toneOf('green'))) }),
      ...times(8, (index) =>
        rect([40 + index * 26, -40, 12, 80], {
          rx: 5,
          fill: pen.once('ring', () => pen.down(bodyStops(toneOf('teal')))),
        }),
      ),
      oval([4, 0, 12, 40], { fill: '#1c3a2a' }),
    ])
  return plain(pen) + anchor(760, 960, -24) + anchor(840, 480, 30) + places.map((one) => screw(pen, one)).join('')
}

/** A cartridge of sealant with its nozzle cut, and a bead drawn beside it. */
export function sealant(pen: Pen, words: readonly [kind: string, note: string] = ['密封胶', '中性']): string {
  const { base } = pen.tone
  const ink = ['white', 'light-grey', 'ivory'].includes(pen.hue) ? '#3b5f7d' : base
  const body = bar(pen, [470, 400, 240, 600], { tone: toneOf('white') })
  const label =
    rect([470, 480, 240, 430], { fill: '#fdfdfc' }) +
    rect([470, 480, 240, 150], { fill: ink }) +
    path('M470 630H710V660C640 690 540 620 470 664Z', { fill: lighten(ink, 0.4) }) +
    letter(words[0], { at: [490, 524], size: 59, colour: '#ffffff' }) +
    letter(words[1], { at: [500, 704], size: 44, colour: '#43484e' }) +
    rect([500, 766, 180, 5], { fill: '#c9cbce' }) +
    rect([500, 784, 130, 5], { fill: '#d9dbdd' }) +
    letter('300ML', { at: [530, 852], size: 29, colour: '#43484e' })
  const shade = rect([470, 480, 240, 430], {
    fill: pen.across([
      [0, '#16120e', 0.5],
      [0.1, '#16120e', 0.12],
      [0.28, '#fff', 0.5],
      [0.44, '#fff', 0.05],
      [0.8, '#16120e', 0.18],
      [1, '#16120e', 0.5],
    ]),
  })
  const nozzle =
    path('M572 150H608L640 360H540Z', { fill: pen.across(bodyStops(toneOf('white'))) }) +
    path('M572 150L608 138V152H572Z', { fill: lighten(base, 0.1) })
  const bead =
    path('M860 300C840 500 900 640 866 960', {
      fill: 'none',
      stroke: '#2a2622',
      'stroke-width': 40,
      'stroke-linecap': 'round',
      opacity: 0.24,
      transform: 'translate(8 10)',
    }) +
    path('M860 300C840 500 900 640 866 960', {
      fill: 'none',
      stroke: darken(base, 0.2),
      'stroke-width': 38,
      'stroke-linecap': 'round',
    }) +
    path('M860 300C840 500 900 640 866 960', {
      fill: 'none',
      stroke: base,
      'stroke-width': 28,
      'stroke-linecap': 'round',
    }) +
    path('M852 300C832 500 892 640 858 950', {
      fill: 'none',
      stroke: lighten(base, 0.6),
      'stroke-width': 8,
      'stroke-linecap': 'round',
    })
  return (
    studio(pen) +
    bead +
    contact(pen, [590, 1006, 126, 24]) +
    nozzle +
    rect([530, 350, 120, 60], { rx: 10, fill: pen.across(bodyStops(toneOf('white'))) }) +
    times(10, (index) => rect([536 + index * 11.4, 356, 4, 48], { fill: '#000', opacity: 0.12 })).join('') +
    body +
    label +
    shade +
    rect([462, 990, 256, 24], { rx: 8, fill: pen.across(bodyStops(toneOf('light-grey'))) })
  )
}

export const HARDWARE: Family<'hinge' | 'drawer-slide' | 'hand-drill' | 'screws' | 'sealant'> = {
  hinge: { hue: 'nickel', front: hinge, detail: [160, 380, 440] },
  'drawer-slide': { hue: 'nickel', front: drawerSlide, detail: [420, 330, 400] },
  'hand-drill': { hue: 'teal', front: handDrill, detail: [680, 180, 440] },
  screws: { hue: 'nickel', front: screws, detail: [160, 240, 430] },
  sealant: { hue: 'white', front: sealant, detail: [450, 110, 420] },
}
