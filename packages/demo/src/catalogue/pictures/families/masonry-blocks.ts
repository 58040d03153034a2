import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Block, Point3 } from '../kit/camera.ts'
import { darken, inkOf, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter, letterWidth } from '../kit/lettering.ts'
import { across, falling, pathShape, slanting, softLine } from '../kit/light.ts'
import { rectShape } from '../kit/material.ts'
import { bag } from '../kit/packaging.ts'
import { brush, grains } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { bodyStops, screwHead, shaded, tube } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

interface Stone {
  readonly body: Block
  readonly colour: string
  readonly pores: number
}

/** Pits and flecks, a repeat for the faces of every block of one colour. */
const pits = (pen: Pen, { colour, pores }: Pick<Stone, 'colour' | 'pores'>): string =>
  pen.once(`pits ${colour}`, () => {
    const side = 250
    const mark = (): string =>
      d`M${between(pen.random, 4, side - 8)} ${between(pen.random, 4, side - 8)}a${between(pen.random, 1.4, 3.6)} ${between(pen.random, 1.2, 3)} 0 1 0 .1 0z`
    const [holes, dust] = [
      times(pores, mark).join(''),
      times(pores * 2, () => d`M${between(pen.random, 0, side)} ${between(pen.random, 0, side)}h2v1.4h-2z`).join(''),
    ]
    return pen.define(
      'pattern',
      { width: side, height: side, patternUnits: 'userSpaceOnUse' },
      path(dust, { fill: lighten(colour, 0.6), opacity: 0.5 }) +
        path(holes, { fill: darken(colour, 0.5), opacity: 0.5 }) +
        path(holes, {
          fill: 'none',
          stroke: lighten(colour, 0.6),
          'stroke-width': 1,
          opacity: 0.4,
          transform: 'translate(.8 1.3)',
        }),
    )
  })

/** A block of fired or foamed mineral, every face with its grain. */
function stone(pen: Pen, view: Parameters<typeof block>[0], one: Stone): string {
  const { body, colour } = one
  const [w, depth, h] = body.size
  const face = (wide: number, tall: number, light: string): string[] => [
    rect([0, 0, wide, tall], { fill: pits(pen, one) }),
    rect([0, 0, wide, tall], { fill: light }),
    rect([0, 0, wide, tall], { fill: 'none', stroke: lighten(colour, 0.5), 'stroke-width': 2, opacity: 0.35 }),
  ]
  return (
    block(view, body, { front: colour, top: lighten(colour, 0.22), side: shaded(colour, 0.42) }) +
    onFace(view, topOf(body), face(w, depth, slanting(pen, ['#fff', 0.22], ['#fff', 0]))) +
    onFace(view, rightOf(body), face(depth, h, falling(pen, ['#000', 0.06], ['#000', 0.24]))) +
    onFace(view, frontOf(body), face(w, h, falling(pen, ['#fff', 0.1], ['#000', 0.16])))
  )
}

/** A small stack of bricks in bond, one laid across on top. */
function bricks(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -33, pitch: 24, size: [500, 500, 330], frame: [110, 130, 980, 920] })
  const { base } = pen.tone
  const shades = [mix(base, '#3b1d14', 0.14), base, mix(base, '#e0a27e', 0.2), mix(base, '#7a3a2a', 0.2)]
  const brick = (at: Point3, size: Block['size'], index: number): string =>
    stone(pen, view, { body: { at, size }, colour: shades[index % 4] ?? base, pores: 70 })
  const lying: Block['size'] = [240, 116, 80]
  const headers = (z: number): string =>
    [375, 250, 125, 0].map((x, row) => brick([375 - x, 250, z], [118, 240, 80], row)).join('') +
    [375, 250, 125, 0].map((x, row) => brick([375 - x, 0, z], [118, 240, 80], row + 2)).join('')
  const sides = [248, 124].map((y, row) => brick([250, y, 0], lying, row + 2)).join('')
  return (
    ground +
    brick([250, 372, 0], lying, 0) +
    sides +
    brick([0, 0, 0], lying, 2) +
    brick([250, 0, 0], lying, 1) +
    headers(82) +
    brick([250, 320, 164], lying, 2) +
    brick([250, 190, 164], lying, 1) +
    brick([0, 300, 164], lying, 0) +
    brick([20, 40, 164], [240, 116, 80], 3) +
    brick([310, 30, 164], [116, 150, 80], 0)
  )
}

/** Laid in bond, near to: fired faces of several shades in their mortar. */
function brickwork(pen: Pen): string {
  const { base } = pen.tone
  const shades = [
    mix(base, '#3b1d14', 0.2),
    base,
    mix(base, '#e0a27e', 0.24),
    mix(base, '#7a3a2a', 0.24),
    darken(base, 0.08),
  ]
  const light = falling(pen, ['#fff', 0.2], ['#fff', 0], ['#1d0f08', 0.28])
  const face = (index: number): string => {
    const [row, column] = [Math.floor(index / 4), index % 4]
    const box: Box = [column * 520 - (row % 2) * 260 - 180, row * 236 - 70, 494, 210]
    return (
      rect([box[0] - 3, box[1] + 5, box[2] + 10, box[3] + 8], { rx: 9, fill: '#1d1813', opacity: 0.34 }) +
      rect(box, { rx: 8, fill: shades[(row * 3 + column * 2) % 5] ?? base }) +
      rect(box, { rx: 8, fill: light }) +
      rect([box[0] + 3, box[1] + 3, box[2] - 6, box[3] - 6], {
        rx: 6,
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 3,
        opacity: 0.2,
      })
    )
  }
  return (
    rect([0, 0, 1200, 1200], { fill: '#b5aea2' }) +
    rect([0, 0, 1200, 1200], { fill: grains(pen, { colour: '#b5aea2', scale: 1.6 }).fill }) +
    times(24, face).join('') +
    group({ transform: 'scale(2.4)', opacity: 0.8 }, [
      rect([0, 0, 500, 500], { fill: pits(pen, { colour: base, pores: 70 }) }),
    ]) +
    rect([0, 0, 1200, 1200], { fill: slanting(pen, ['#fff', 0.26], ['#fff', 0], ['#1d0f08', 0.3]) })
  )
}

function aerated(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -34, pitch: 22, size: [620, 520, 500], frame: [100, 130, 1000, 920] })
  const colour = mix(pen.tone.base, '#e4e2dc', 0.3)
  const one = (at: Point3, size: Block['size'], shade: number): string =>
    stone(pen, view, { body: { at, size }, colour: darken(colour, shade), pores: 110 })
  return (
    ground +
    one([0, 266, 0], [620, 250, 240], 0.05) +
    one([0, 0, 0], [620, 250, 240], 0) +
    one([60, 110, 242], [520, 250, 240], 0.02)
  )
}

/** Woven glass mesh as a repeat. */
const net = (pen: Pen, pitch: number, share = 0.34): string => {
  const { base } = pen.tone
  const thread = pitch * share
  return pen.define(
    'pattern',
    { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' },
    rect([0, 0, thread, pitch], { fill: across(pen, darken(base, 0.3), lighten(base, 0.4), darken(base, 0.25)) }) +
      rect([0, 0, pitch, thread], { fill: falling(pen, lighten(base, 0.5), base, darken(base, 0.3)) }),
  )
}

/** A roll of reinforcing mesh standing, its end drawn out behind. */
function plasterMesh(pen: Pen): string {
  const { base } = pen.tone
  const roll = 'M200 240V940A150 46 0 0 0 500 940V240A150 46 0 0 1 200 240Z'
  const sheet = 'M420 250C620 270 800 180 1050 230V920C800 870 640 980 420 950Z'
  return (
    studio(pen) +
    contact(pen, [760, 952, 320, 18], 0.6) +
    contact(pen, [350, 976, 158, 46]) +
    group({ transform: 'translate(16 20)', opacity: 0.18 }, [path(sheet, { fill: net(pen, 30) })]) +
    path(sheet, { fill: net(pen, 30) }) +
    path(sheet, { fill: across(pen, ['#1d1813', 0.2], ['#fff', 0.22], ['#1d1813', 0.1], ['#fff', 0.2]) }) +
    path('M1050 230V920', { stroke: darken(base, 0.3), 'stroke-width': 5 }) +
    path(roll, { fill: mix(base, '#8d8a84', 0.4) }) +
    path(roll, { fill: net(pen, 25, 0.5) }) +
    path(roll, {
      fill: pen.across([
        [0, '#14100c', 0.62],
        [0.1, '#14100c', 0.24],
        [0.3, '#fff', 0.42],
        [0.46, '#fff', 0.06],
        [0.76, '#14100c', 0.26],
        [1, '#14100c', 0.64],
      ]),
    }) +
    oval([350, 240, 150, 46], { fill: mix(base, '#9c988f', 0.3) }) +
    times(11, (index) =>
      oval([350, 240, 147 - index * 9, 45 - index * 2.8], {
        fill: 'none',
        stroke: index % 2 === 0 ? darken(base, 0.4) : lighten(base, 0.5),
        'stroke-width': 3,
        'stroke-dasharray': '7 3',
      }),
    ).join('') +
    oval([350, 240, 48, 15], { fill: '#b39468' }) +
    oval([350, 243, 41, 11], { fill: falling(pen, '#201810', '#6f5b3e') }) +
    path('M196 560A154 47 0 0 0 504 560V680A154 47 0 0 1 196 680Z', { fill: '#fbfaf7' }) +
    path('M196 560A154 47 0 0 0 504 560V584A154 47 0 0 1 196 584Z', { fill: '#2f6199' }) +
    letter('160G/M2', { at: [282, 646], size: 28, colour: '#43484e' }) +
    path('M196 560A154 47 0 0 0 504 560V680A154 47 0 0 1 196 680Z', {
      fill: across(pen, ['#14100c', 0.5], ['#fff', 0.2], ['#14100c', 0.05], ['#14100c', 0.5]),
    })
  )
}

const meshDetail = (pen: Pen): string =>
  rect([0, 0, 1200, 1200], { fill: slanting(pen, '#a5a098', '#8b867e', '#75706a') }) +
  rect([0, 0, 1200, 1200], { fill: grains(pen, { colour: '#8b867e', scale: 2 }).fill }) +
  group({ transform: 'translate(10 14)', opacity: 0.35 }, [
    rect([-20, -20, 1240, 1240], {
      fill: pen.define(
        'pattern',
        { width: 118, height: 118, patternUnits: 'userSpaceOnUse' },
        path('M0 0H118V30H30V118H0Z', { fill: '#1d1813' }),
      ),
    }),
  ]) +
  rect([0, 0, 1200, 1200], { fill: net(pen, 118, 0.25) }) +
  path('M0 760C300 700 500 840 760 760S1080 640 1200 700V1200H0Z', { fill: '#b0aba3' }) +
  path('M0 760C300 700 500 840 760 760S1080 640 1200 700V1200H0Z', {
    fill: grains(pen, { colour: '#b0aba3', scale: 2 }).fill,
  }) +
  path('M0 764C300 704 500 844 760 764S1080 644 1200 704', {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 9,
    opacity: 0.4,
  }) +
  rect([0, 0, 1200, 1200], { fill: slanting(pen, ['#fff', 0.3], ['#fff', 0], ['#1d1813', 0.3]) })

const centred = (words: string, [y, size]: readonly [number, number], colour: string): string =>
  letter(words, { at: [600 - letterWidth(words, size) / 2, y], size, colour })

/** A bag of self-levelling compound, a spirit level printed on it. */
function levellingBag(pen: Pen): string {
  const ink = inkOf(pen.tone)
  const print =
    rect([280, 300, 640, 170], { fill: ink }) +
    path('M280 470C420 440 500 520 620 488S820 450 920 480V520C820 490 700 540 600 528S420 480 280 510Z', {
      fill: lighten(ink, 0.4),
    }) +
    centred('自流平', [336, 96], '#ffffff') +
    rect([380, 600, 440, 96], { rx: 18, fill: slanting(pen, '#f2c53a', '#d9a31c', '#a87a0e') }) +
    rect([520, 622, 160, 52], { rx: 24, fill: slanting(pen, '#d6f2a4', '#a9da54', '#78a82c') }) +
    rect([572, 618, 4, 60], { fill: '#1d2a10' }) +
    rect([626, 618, 4, 60], { fill: '#1d2a10' }) +
    oval([601, 644, 23, 18], { fill: '#f2fbdc', opacity: 0.95 }) +
    rect([340, 742, 520, 10], { fill: ink }) +
    centred('3-10MM', [800, 46], ink) +
    centred('25KG', [890, 40], '#4d5157')
  return (
    studio(pen) +
    bag(pen, { paper: '#f1eee8', print }) +
    path(
      'M140 1080C200 1040 330 1060 440 1064S760 1030 900 1056S1120 1070 1080 1110C1000 1150 300 1160 200 1136C130 1124 110 1100 140 1080Z',
      {
        fill: slanting(pen, '#d9d7d2', '#a5a29b', '#86837c'),
      },
    ) +
    path('M180 1084C300 1060 460 1082 600 1072S900 1066 1020 1080', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 8,
      opacity: 0.7,
      'stroke-linecap': 'round',
    })
  )
}

/** The compound running out level over the old floor. */
function levellingDetail(pen: Pen): string {
  const old = rectShape([0, 0, 1200, 1200])
  const pool = pathShape(
    'M0 0H1200V520C1100 560 1060 690 940 700C820 712 780 840 640 850C500 860 440 1000 300 980C180 964 120 1060 0 1040Z',
  )
  const wave = (y: number, wide: number): string =>
    path(d`M-20 ${y}C260 ${y - 120} 500 ${y + 40} 780 ${y - 110}S1100 ${y - 160} 1220 ${y - 260}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': wide,
      opacity: 0.22,
      'stroke-linecap': 'round',
    })
  return (
    old({ fill: '#7c776f' }) +
    old(grains(pen, { colour: '#7c776f', scale: 2.4 })) +
    softLine(
      'M1200 540C1110 580 1070 710 946 720C826 732 786 860 646 870C506 880 446 1020 306 1000C186 984 126 1080 0 1060',
      40,
      0.7,
    ) +
    pool({ fill: slanting(pen, '#dedcd7', '#b9b6af', '#9b978f') }) +
    path(
      'M1200 520C1100 560 1060 690 940 700C820 712 780 840 640 850C500 860 440 1000 300 980C180 964 120 1060 0 1040',
      {
        fill: 'none',
        stroke: '#f4f3f0',
        'stroke-width': 14,
        opacity: 0.9,
      },
    ) +
    [60, 40, 20].map((wide) => wave(420, wide)).join('') +
    [40, 20].map((wide) => wave(760, wide)).join('')
  )
}

/** Two trowels: the pointed one of the mason, the notched one of the tiler. */
function trowels(pen: Pen): string {
  const steel = ['#f6f7f8', '#b9bec2', '#eceef0', '#8f9499', '#c5c9cc'] as const
  const leaf =
    'M0 -330C60 -240 150 -60 168 60C172 96 150 118 116 120H-116C-150 118 -172 96 -168 60C-150 -60 -60 -240 0 -330Z'
  const handle = (upright: Box): string => {
    const [x, y, w, h] = upright
    return (
      path(
        d`M${x - w * 0.34} ${y}C${x - w * 0.62} ${y + h * 0.3} ${x - w * 0.62} ${y + h * 0.7} ${x - w * 0.4} ${y + h * 0.96}Q${x} ${y + h * 1.06} ${x + w * 0.4} ${y + h * 0.96}C${x + w * 0.62} ${y + h * 0.7} ${x + w * 0.62} ${y + h * 0.3} ${x + w * 0.34} ${y}Z`,
        { fill: pen.across(bodyStops({ ...pen.tone, isMetal: false })) },
      ) +
      path(
        d`M${x - w * 0.2} ${y + h * 0.14}C${x - w * 0.34} ${y + h * 0.4} ${x - w * 0.32} ${y + h * 0.6} ${x - w * 0.2} ${y + h * 0.86}`,
        {
          fill: 'none',
          stroke: '#fff',
          'stroke-width': w * 0.1,
          opacity: 0.4,
          'stroke-linecap': 'round',
        },
      ) +
      rect([x - w * 0.42, y - 8, w * 0.84, 30], { rx: 6, fill: pen.across(bodyStops(toneOf('chrome'))) })
    )
  }
  const mason = group({ transform: 'translate(400 520) rotate(-14) scale(1.1)' }, [
    cast(path(leaf, {}) + rect([-46, 270, 92, 270], { rx: 40 }), [22, 32]),
    path(leaf, { fill: slanting(pen, ...steel) }),
    path(leaf, { ...brush(pen, 'y'), opacity: 0.45 }),
    path('M0 -322V110', { stroke: '#fff', 'stroke-width': 3, opacity: 0.4 }),
    softLine('M10 116C20 190 60 200 30 300', 30, 0.4),
    tube('M0 60C-4 120 40 150 36 200C34 240 0 240 0 290', { width: 32, tone: toneOf('chrome'), cap: 'round' }),
    handle([0, 290, 90, 250]),
  ])
  const teeth = times(13, () => 'h24v30h24v-30').join('')
  const notched = `M312 -160H-312V96${teeth}Z`
  return (
    plain(pen) +
    mason +
    group({ transform: 'translate(800 790) rotate(24) scale(.84)' }, [
      cast(path(notched, {}), [22, 32]),
      path(notched, { fill: slanting(pen, ...steel) }),
      path(notched, { ...brush(pen), opacity: 0.45 }),
      rect([-240, -54, 480, 26], { rx: 8, fill: pen.down(bodyStops(toneOf('gunmetal'))) }),
      ...[-200, -100, 100, 200].map((x) => screwHead(pen, [x, -41], 9)),
      softLine('M-170 10H190', 60, 0.4),
      group({ transform: 'translate(-180 -40) rotate(-90)' }, [handle([0, 20, 84, 350])]),
    ])
  )
}

/** Waterproof membrane: the roll lies, its first metre rolled out towards us. */
function membraneRoll(pen: Pen): string {
  const { base } = pen.tone
  const sheet = pathShape('M210 560H930L1040 1010C700 1030 420 1024 90 1006Z')
  const roll: Box = [190, 240, 760, 340]
  const body = rectShape(roll)
  return (
    studio(pen) +
    contact(pen, [570, 590, 420, 34], 0.8) +
    softLine('M100 1018C420 1036 700 1042 1044 1022', 26, 0.6) +
    sheet({ fill: falling(pen, darken(base, 0.4), base, lighten(base, 0.16)) }) +
    sheet({ fill: grains(pen, { colour: base, scale: 0.9 }).fill, opacity: 0.8 }) +
    sheet({ fill: slanting(pen, ['#fff', 0.05], ['#fff', 0.24], ['#fff', 0.02], ['#000', 0.1]) }) +
    path('M90 1006C420 1024 700 1030 1040 1010L1042 1022C700 1042 420 1036 88 1018Z', { fill: '#0d0d0e' }) +
    path('M930 560L1040 1010L1000 1012L894 560Z', { fill: lighten(base, 0.5), opacity: 0.45 }) +
    body({ fill: base }) +
    body({ fill: grains(pen, { colour: base, scale: 0.9 }).fill, opacity: 0.8 }) +
    rect([860, 240, 36, 340], { fill: lighten(base, 0.5), opacity: 0.5 }) +
    body({
      fill: pen.down([
        [0, '#0a0908', 0.5],
        [0.1, '#fff', 0.06],
        [0.28, '#fff', 0.42],
        [0.42, '#fff', 0.1],
        [0.7, '#0a0908', 0.3],
        [1, '#0a0908', 0.72],
      ]),
    }) +
    [330, 740]
      .map((x) =>
        rect([x, 240, 44, 340], {
          fill: pen.once('strap', () => falling(pen, '#8a6a16', '#f0cf5a', '#fff0b0', '#d8a920', '#6d510b')),
        }),
      )
      .join('') +
    oval([950, 410, 78, 170], { fill: darken(base, 0.3) }) +
    times(12, (index) =>
      oval([950, 410, 77 - index * 5, 168 - index * 11], {
        fill: 'none',
        stroke: index % 2 === 0 ? lighten(base, 0.34) : '#08080a',
        'stroke-width': 4,
      }),
    ).join('') +
    oval([950, 410, 18, 38], { fill: across(pen, '#050506', '#4a4640') }) +
    letter('防水卷材', {
      at: [470, 360],
      size: 56,
      colour: inkOf(pen.tone) === base ? lighten(base, 0.75) : '#4b4f54',
      weight: 1.1,
    }) +
    letter('4MM', { at: [500, 452], size: 40, colour: inkOf(pen.tone) === base ? lighten(base, 0.6) : '#4b4f54' })
  )
}

export const MASONRY_BLOCKS: Family<
  'brick' | 'aerated-block' | 'plaster-mesh' | 'levelling-bag' | 'trowel' | 'membrane-roll'
> = {
  brick: { hue: 'terracotta', front: bricks, detail: brickwork },
  'aerated-block': { hue: 'light-grey', front: aerated, detail: [300, 330, 430] },
  'plaster-mesh': { hue: 'white', front: plasterMesh, detail: meshDetail },
  'levelling-bag': { hue: 'teal', front: levellingBag, detail: levellingDetail },
  trowel: { hue: 'red', front: trowels, detail: [560, 560, 460] },
  'membrane-roll': { hue: 'black', front: membraneRoll, detail: [620, 210, 440] },
}
