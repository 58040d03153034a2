import { block, frontOf, onFace, topOf } from '../kit/camera.ts'
import type { Block, Point3 } from '../kit/camera.ts'
import { darken, lighten, mix } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, barrel, falling, pathShape, slanting } from '../kit/light.ts'
import { rectShape, wood, woven } from '../kit/material.ts'
import { tooth } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { floorOf, plant, sofa } from '../kit/room.ts'
import { shaded } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

const TIMBERS = ['maple', 'oak', 'smoked-oak', 'walnut', 'cherry']

/** A jacquard: sprigs of leaves, tone on tone, as a repeat. */
function sprigs(pen: Pen, scale: number): string {
  const { base } = pen.tone
  const leaf = (x: number, y: number, turn: number): string =>
    path('M0 0C-17 -22 -15 -56 0 -82C15 -56 17 -22 0 0Z', {
      fill: lighten(base, 0.34),
      stroke: darken(base, 0.16),
      'stroke-width': 2,
      transform: d`translate(${x} ${y}) rotate(${turn})`,
    })
  const sprig = (x: number, y: number): string =>
    group({ transform: d`translate(${x} ${y})` }, [
      path('M0 70C6 20 -6 -30 0 -84', { fill: 'none', stroke: darken(base, 0.16), 'stroke-width': 4 }),
      leaf(0, -56, 0),
      leaf(0, -20, -50),
      leaf(0, -20, 50),
      leaf(0, 30, -62),
      leaf(0, 30, 62),
    ])
  return pen.define(
    'pattern',
    { width: 240, height: 300, patternUnits: 'userSpaceOnUse', patternTransform: d`scale(${scale})` },
    sprig(60, 150) + sprig(180, 0) + sprig(180, 300),
  )
}

const cloth = (pen: Pen, line: string, scale: number): string => {
  const shape = pathShape(line)
  return (
    shape({ fill: pen.tone.base }) +
    shape({ fill: sprigs(pen, scale), opacity: 0.75 }) +
    woven(pen, shape, { colour: pen.tone.base, scale: scale * 0.8 })
  )
}

/** A bolt of seamless wall cloth lying level, its end let down before it in soft folds. */
function wallCloth(pen: Pen): string {
  const hang =
    'M230 330H970V960C900 1000 850 940 790 976C720 1010 680 950 600 982C520 1012 480 950 410 978C340 1004 300 950 230 974Z'
  const folds = times(5, (index) => {
    const x = 250 + index * 146
    return path(
      d`M${x} 380C${x + 20} 600 ${x - 20} 800 ${x + 6} 980H${x + 130}C${x + 100} 800 ${x + 130} 600 ${x + 120} 380Z`,
      {
        fill: across(pen, ['#1d1813', 0.16], ['#fff', 0.22], ['#fff', 0.02], ['#1d1813', 0.22]),
      },
    )
  })
  const roll: Box = [150, 170, 890, 210]
  return (
    studio(pen) +
    contact(pen, [600, 986, 400, 26]) +
    cloth(pen, hang, 0.8) +
    group({ 'clip-path': pen.clip(path(hang, {})) }, folds) +
    path(hang, { fill: falling(pen, ['#1d1813', 0.42], ['#1d1813', 0], ['#1d1813', 0], ['#1d1813', 0.16]) }) +
    cloth(pen, d`M${roll[0]} ${roll[1]}h${roll[2]}v${roll[3]}h${-roll[2]}Z`, 0.8) +
    rect(roll, {
      fill: pen.down([
        [0, '#1d1813', 0.3],
        [0.14, '#fff', 0.1],
        [0.3, '#fff', 0.5],
        [0.5, '#fff', 0.05],
        [0.8, '#1d1813', 0.3],
        [1, '#1d1813', 0.6],
      ]),
    }) +
    oval([1040, 275, 40, 105], { fill: lighten(pen.tone.base, 0.3) }) +
    times(7, (index) =>
      oval([1040, 275, 39 - index * 4.4, 103 - index * 11.4], {
        fill: 'none',
        stroke: index % 2 === 0 ? darken(pen.tone.base, 0.3) : lighten(pen.tone.base, 0.6),
        'stroke-width': 2.6,
      }),
    ).join('') +
    oval([1041, 275, 12, 34], { fill: across(pen, '#1b1815', '#6d645a') }) +
    oval([150, 275, 22, 105], { fill: darken(pen.tone.base, 0.3), opacity: 0.4 })
  )
}

const clothDetail = (pen: Pen): string =>
  cloth(pen, 'M0 0H1200V1200H0Z', 2.4) +
  path('M1200 700C1000 760 840 940 780 1200H1200Z', {
    fill: '#2a241f',
    opacity: 0.4,
    filter: pen.blur(24, [680, 600, 520, 600]),
  }) +
  path('M1200 720C1030 770 850 960 800 1200H1200Z', { fill: '#e5e1d8' }) +
  path('M1200 720C1030 770 850 960 800 1200C900 1020 1040 880 1200 850Z', {
    fill: slanting(pen, '#fdfcf9', '#e9e4da', '#b3aa9b'),
  })

/** The face of fluted panelling, drawn flat: rounded ribs, `count` of them over the box. */
function flutes(pen: Pen, [x, y, w, h]: Box, count: number): string {
  const { base } = pen.tone
  const step = w / count
  const rib = pen.once('rib', () =>
    pen.across([
      [0, '#120d08', 0.75],
      [0.1, '#120d08', 0.3],
      [0.3, '#fff', 0.3],
      [0.45, '#fff', 0.1],
      [0.72, '#120d08', 0.16],
      [0.9, '#120d08', 0.5],
      [1, '#120d08', 0.75],
    ]),
  )
  const ground = rectShape([x, y, w, h])
  return (
    (TIMBERS.includes(pen.hue) ? wood(pen, ground, { colour: base, along: 'y', octaves: 1 }) : ground({ fill: base })) +
    times(count, (index) => rect([x + index * step, y, step, h], { fill: rib })).join('')
  )
}

/** Two fluted panels standing, the one before the other, their cut tops towards us. */
function wallPanel(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -27, pitch: 15, size: [560, 420, 900] })
  const one = (at: Point3, wide: number): string => {
    const body: Block = { at, size: [wide, 40, 880] }
    const count = Math.round(wide / 46)
    const step = wide / count
    return (
      block(view, body, {
        front: pen.tone.base,
        top: mix(pen.tone.base, '#d8c3a0', 0.4),
        side: shaded(pen.tone.base, 0.4),
      }) +
      onFace(view, frontOf(body), [
        flutes(pen, [0, 0, wide, 880], count),
        rect([0, 0, wide, 880], { fill: slanting(pen, ['#fff', 0.26], ['#fff', 0], ['#000', 0.18]) }),
      ]) +
      onFace(view, topOf(body), [
        rect([0, 0, wide, 40], { fill: '#000', opacity: 0.08 }),
        ...times(count, (index) =>
          rect([index * step + 12, 10, step - 24, 16], { rx: 5, fill: '#2a221a', opacity: 0.8 }),
        ),
      ])
    )
  }
  return ground + one([230, 280, 0], 322) + one([0, 0, 0], 368)
}

const panelScene = (pen: Pen): string =>
  flutes(pen, [0, 0, 1200, 692], 34) +
  rect([0, 0, 1200, 692], {
    fill: pen.radial(
      [0.3, 0.1, 1],
      [
        [0, '#fff', 0.4],
        [0.5, '#fff', 0.02],
        [1, '#1a1512', 0.4],
      ],
    ),
  }) +
  rect([0, 660, 1200, 32], { fill: darken(pen.tone.base, 0.45) }) +
  floorOf(pen, {
    floor: (shape) => shape({ fill: '#c9c3b8' }),
    joint: { colour: '#9a9488', across: 260, isStaggered: false },
    gloss: 0.45,
  }) +
  sofa(pen, [250, 470], '#d8d2c6') +
  plant(pen, [1000, 610], 1.1)

/** How a moulding's section catches the light, from its outer edge to its inner one. */
const section = (pen: Pen, isLit: boolean): readonly (readonly [offset: number, colour: string])[] => {
  const { base } = pen.tone
  const [high, low] = isLit ? [lighten(base, 0.8), darken(base, 0.34)] : [darken(base, 0.36), lighten(base, 0.75)]
  return [
    [0, high],
    [0.07, base],
    [0.12, low],
    [0.17, high],
    [0.3, base],
    [0.44, low],
    [0.48, high],
    [0.53, base],
    [0.58, low],
    [0.62, high],
    [0.8, base],
    [0.92, low],
    [0.96, base],
    [1, low],
  ]
}

interface Frame {
  readonly box: Box
  readonly wide: number
}

/** A frame of moulding, its corners mitred. */
function frame(pen: Pen, { box: [x, y, w, h], wide }: Frame): string {
  const [r, b] = [x + w, y + h]
  const lightDown = pen.once('mould-top', () => pen.down(section(pen, true)))
  const lightUp = pen.once('mould-bottom', () => pen.linear([0, 1, 0, 0], section(pen, false)))
  const lightRight = pen.once('mould-left', () => pen.across(section(pen, true)))
  const lightLeft = pen.once('mould-right', () => pen.linear([1, 0, 0, 0], section(pen, false)))
  const seam = (from: Point, [dx, dy]: Point): string =>
    path(d`M${from[0]} ${from[1]}l${dx} ${dy}`, { stroke: '#2a241e', 'stroke-width': 1.6, opacity: 0.4 })
  return (
    poly(
      [
        [x, y],
        [r, y],
        [r - wide, y + wide],
        [x + wide, y + wide],
      ],
      { fill: lightDown },
    ) +
    poly(
      [
        [x, b],
        [r, b],
        [r - wide, b - wide],
        [x + wide, b - wide],
      ],
      { fill: lightUp },
    ) +
    poly(
      [
        [x, y],
        [x + wide, y + wide],
        [x + wide, b - wide],
        [x, b],
      ],
      { fill: lightRight },
    ) +
    poly(
      [
        [r, y],
        [r - wide, y + wide],
        [r - wide, b - wide],
        [r, b],
      ],
      { fill: lightLeft },
    ) +
    seam([x, y], [wide, wide]) +
    seam([r, y], [-wide, wide]) +
    seam([x, b], [wide, -wide]) +
    seam([r, b], [-wide, -wide])
  )
}

const mouldWall = (pen: Pen): string => mix(pen.tone.base, '#8d9a93', 0.55)

function moulding(pen: Pen): string {
  const loose = (y: number, turn: number): string =>
    group({ transform: d`rotate(${turn} 600 ${y})` }, [
      cast(rect([150, y, 900, 84], {}), [14, 26]),
      rect([150, y, 900, 84], { fill: pen.down(section(pen, true)) }),
      rect([150, y, 900, 84], { fill: across(pen, ['#fff', 0.24], ['#fff', 0], ['#000', 0.14]) }),
      rect([1044, y, 6, 84], { fill: darken(pen.tone.base, 0.5), opacity: 0.5 }),
    ])
  const hung: Box = [210, 130, 780, 560]
  const inner = 'M210 130h780v560h-780ZM294 214v392h612v-392Z'
  return (
    rect([0, 0, 1200, 1200], { fill: mouldWall(pen) }) +
    rect([0, 0, 1200, 1200], tooth(pen, 0.05)) +
    rect([0, 0, 1200, 1200], { fill: slanting(pen, ['#fff', 0.34], ['#fff', 0], ['#000', 0.16]) }) +
    cast(path(inner, { 'fill-rule': 'evenodd' }), [14, 22]) +
    frame(pen, { box: hung, wide: 84 }) +
    loose(806, -2) +
    loose(946, 1.6)
  )
}

const mouldingDetail = (pen: Pen): string =>
  rect([0, 0, 1200, 1200], { fill: mouldWall(pen) }) +
  rect([0, 0, 1200, 1200], tooth(pen, 0.06)) +
  cast(path('M150 150H2150V2150H150ZM490 490V1900H1900V490Z', { 'fill-rule': 'evenodd' }), [34, 44]) +
  frame(pen, { box: [150, 150, 2000, 2000], wide: 340 }) +
  rect([0, 0, 1200, 1200], { fill: slanting(pen, ['#fff', 0.2], ['#fff', 0], ['#000', 0.12]) })

/** Taped masking film: the roll with its paper tape, the film drawn off and hanging clear. */
function maskingFilm(pen: Pen): string {
  const { base } = pen.tone
  const film =
    'M380 300C560 280 760 310 1060 280C1080 480 1050 700 1090 960C980 1000 900 960 820 990C720 1020 640 980 560 1000C500 1010 440 990 380 1000Z'
  const filmShape = pathShape(film)
  const crease = (line: string, isBright: boolean): string =>
    [22, 12, 5]
      .map((width) =>
        path(line, {
          fill: 'none',
          stroke: isBright ? '#ffffff' : '#7f97a3',
          'stroke-width': width,
          opacity: isBright ? 0.4 : 0.12,
          'stroke-linecap': 'round',
        }),
      )
      .join('')
  const roll = 'M220 250V950A125 40 0 0 0 470 950V250A125 40 0 0 1 220 250Z'
  return (
    studio(pen) +
    contact(pen, [740, 996, 350, 18], 0.5) +
    contact(pen, [345, 976, 132, 40]) +
    filmShape({ fill: slanting(pen, ['#ffffff', 0.85], ['#dfe9ee', 0.7], ['#c3d4dd', 0.75]) }) +
    group({ 'clip-path': pen.clip(path(film, {})) }, [
      ...times(7, (index) =>
        crease(
          d`M${460 + index * 92} 340C${430 + index * 96} 560 ${500 + index * 90} 760 ${450 + index * 96} 990`,
          index % 2 === 0,
        ),
      ),
      crease('M500 520C640 600 800 540 1080 640', true),
      crease('M480 760C640 700 820 820 1090 780', false),
    ]) +
    path('M400 300C560 280 760 310 1060 280L1062 346C760 376 560 346 400 366Z', {
      fill: falling(pen, lighten(base, 0.24), base),
    }) +
    path('M400 300C560 280 760 310 1060 280L1062 346C760 376 560 346 400 366Z', tooth(pen, 0.16)) +
    path('M1060 280C1080 480 1050 700 1090 960', { fill: 'none', stroke: '#8fa5b0', 'stroke-width': 3, opacity: 0.7 }) +
    path(roll, { fill: '#e8f0f3' }) +
    times(9, (index) =>
      path(d`M${236 + index * 27} 330V${966 + Math.sin((index / 8) * Math.PI) * 26}`, {
        stroke: '#a9bcc5',
        'stroke-width': 3,
        opacity: 0.4,
      }),
    ).join('') +
    path('M220 250V330A125 40 0 0 0 470 330V250A125 40 0 0 1 220 250Z', { fill: base }) +
    path('M220 250V330A125 40 0 0 0 470 330V250A125 40 0 0 1 220 250Z', tooth(pen, 0.16)) +
    path(roll, { fill: barrel(pen, 0.85) }) +
    oval([345, 250, 125, 40], { fill: lighten(base, 0.3) }) +
    times(5, (index) =>
      oval([345, 250, 120 - index * 13, 38 - index * 4.2], {
        fill: 'none',
        stroke: index % 2 === 0 ? darken(base, 0.2) : lighten(base, 0.6),
        'stroke-width': 2.4,
      }),
    ).join('') +
    oval([345, 250, 62, 20], { fill: '#b39468' }) +
    oval([345, 253, 54, 16], { fill: falling(pen, '#231c14', '#6f5b3e') }) +
    path('M222 940A125 40 0 0 0 468 940', { fill: 'none', stroke: '#8fa5b0', 'stroke-width': 3, opacity: 0.6 })
  )
}

export const WALLS_COVERING: Family<'wall-cloth' | 'wall-panel' | 'moulding' | 'masking-film'> = {
  'wall-cloth': { hue: 'sand', front: wallCloth, detail: clothDetail },
  'wall-panel': { hue: 'oak', front: wallPanel, detail: [330, 130, 420], scene: panelScene },
  moulding: { hue: 'white', front: moulding, detail: mouldingDetail },
  'masking-film': { hue: 'yellow', front: maskingFilm, detail: [210, 180, 430] },
}
