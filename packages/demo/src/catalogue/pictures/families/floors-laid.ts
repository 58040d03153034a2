import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Block, Camera, Point3 } from '../kit/camera.ts'
import { darken, lighten, mix } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { extrude } from '../kit/extrude.ts'
import { across, falling, lit, pathShape, slanting } from '../kit/light.ts'
import { rectShape } from '../kit/material.ts'
import { fibres } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { shaded } from '../kit/solid.ts'
import { footprint, stage } from '../kit/stage.ts'
import { contact, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

const WHOLE: Box = [0, 0, 1200, 1200]

/** Pressed bamboo along x: narrow strips, each with its knots. */
function bamboo(pen: Pen, [x, y, w, h]: Box, count: number): string {
  const { base } = pen.tone
  const tall = h / count
  const strip = (index: number): string => {
    const top = y + index * tall
    const shade = mix(base, pen.random() > 0.5 ? '#fff6dc' : '#6b4a1f', between(pen.random, 0, 0.2))
    const knots = times(Math.max(1, Math.round(w / (tall * 9))), (knot) => {
      const at = x + ((knot + between(pen.random, 0.1, 0.9)) * w) / Math.max(1, Math.round(w / (tall * 9)))
      return at > x + w - tall * 0.4
        ? ''
        : rect([at, top, tall * 0.3, tall], { fill: darken(shade, 0.34), opacity: 0.55 }) +
            rect([at + tall * 0.08, top, tall * 0.06, tall], { fill: darken(shade, 0.6), opacity: 0.6 }) +
            rect([at + tall * 0.3, top, tall * 0.08, tall], { fill: '#fff', opacity: 0.3 })
    }).join('')
    return (
      rect([x, top, w, tall + 0.4], { fill: shade }) +
      knots +
      rect([x, top + tall - tall * 0.03, w, tall * 0.04], { fill: darken(base, 0.5), opacity: 0.5 })
    )
  }
  return (
    times(count, strip).join('') +
    rect([x, y, w, h], { fill: fibres(pen, { colour: base, scale: Math.max(0.6, tall / 60) }).fill, opacity: 0.6 })
  )
}

/** Planks stepped one on another, their pressed edges towards us. */
function bambooFloor(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -31, pitch: 33, size: [860, 470, 150], frame: [70, 150, 1060, 900] })
  const { base } = pen.tone
  const plank = (at: Point3): string => {
    const body: Block = { at, size: [840, 190, 44] }
    const end = times(12, (index) =>
      rect([index * 15.8, 0, 15, 44], { fill: shaded(mix(base, index % 2 === 0 ? '#fff1cf' : '#8d6634', 0.24), 0.34) }),
    )
    const layers = [0, 15, 30].map(
      (z, index) =>
        rect([0, z, 840, 14.6], { fill: index === 1 ? darken(base, 0.26) : mix(base, '#fff1cf', 0.16) }) +
        times(34, (cell) =>
          rect([cell * 25, z, 1.4, 14], { fill: darken(base, 0.5), opacity: index === 1 ? 0.6 : 0 }),
        ).join(''),
    )
    return (
      block(view, body, { front: base, top: base, side: shaded(base, 0.34) }) +
      onFace(view, frontOf(body), [
        ...layers,
        rect([0, 18, 840, 9], { fill: '#1d1208', opacity: 0.5 }),
        rect([0, 0, 840, 44], { fill: falling(pen, ['#fff', 0.2], ['#1d1208', 0.16]) }),
      ]) +
      onFace(view, rightOf(body), end) +
      onFace(view, topOf(body), [
        bamboo(pen, [0, 0, 840, 190], 9),
        rect([0, 0, 840, 190], { fill: slanting(pen, ['#fff', 0.4], ['#fff', 0.02], ['#fff', 0.16], ['#000', 0.1]) }),
      ])
    )
  }
  return ground + plank([16, 270, 0]) + plank([0, 40, 0]) + plank([20, 220, 47]) + plank([60, 110, 94])
}

const bambooDetail = (pen: Pen): string =>
  rect(WHOLE, { fill: pen.tone.dark }) +
  [0, 1, 2]
    .map(
      (row) =>
        bamboo(pen, [0, row * 410 - 20, 1200, 404], 6) +
        rect([0, row * 410 + 384, 1200, 6], { fill: '#2b1c0c', opacity: 0.8 }) +
        rect([0, row * 410 + 390, 1200, 4], { fill: '#fff', opacity: 0.3 }),
    )
    .join('') +
  lit(pen, rectShape(WHOLE), 0.3)

/** Looped pile: rows of small loops, in bands of two or three shades. */
function loops(
  pen: Pen,
  [x, y, w, h]: Box,
  { pitch, isTurned }: { readonly pitch: number; readonly isTurned: boolean },
): string {
  const { base } = pen.tone
  const shades = [base, mix(base, '#ffffff', 0.16), mix(base, '#15120f', 0.2), mix(base, '#8fa3b0', 0.28)]
  const [long, wide] = isTurned ? [h, w] : [w, h]
  const bands = Math.round(wide / (pitch * 2.4))
  const stripe = (index: number): string => {
    const [from, thick] = [(index * wide) / bands, wide / bands]
    const shade = shades[Math.floor(pen.random() * shades.length)] ?? base
    return rect(isTurned ? [x + from, y, thick + 0.5, long] : [x, y + from, long, thick + 0.5], { fill: shade })
  }
  const knot = pen.once(`loop ${pitch} ${isTurned}`, () =>
    pen.define(
      'pattern',
      { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse', patternTransform: isTurned ? 'rotate(90)' : '' },
      oval([pitch * 0.3, pitch * 0.32, pitch * 0.36, pitch * 0.2], { fill: '#fff', opacity: 0.26 }) +
        path(d`M0 ${pitch * 0.62}q${pitch * 0.5} ${pitch * 0.3} ${pitch} 0M${pitch * 0.86} 0v${pitch}`, {
          fill: 'none',
          stroke: '#0f0d0b',
          'stroke-width': pitch * 0.14,
          opacity: 0.42,
        }),
    ),
  )
  return times(bands, stripe).join('') + rect([x, y, w, h], { fill: knot })
}

/** Four carpet tiles laid quarter-turned, a fifth on top of them. */
function carpetTile(pen: Pen): string {
  const { view } = stage(pen, { yaw: -32, pitch: 40, size: [760, 760, 60], frame: [70, 150, 1060, 900] })
  const { base } = pen.tone
  const tile = ([x, y, z]: Point3, isTurned: boolean): string => {
    const body: Block = { at: [x, y, z], size: [372, 372, 20] }
    const edge = (dim: number): string[] => [
      rect([0, 0, 372, 12], { fill: shaded(darken(base, 0.14), dim) }),
      ...times(46, (index) => rect([index * 8.1, 0, 3, 12], { fill: '#000', opacity: 0.22 })),
      rect([0, 12, 372, 8], { fill: '#1b1a19' }),
    ]
    return (
      block(view, body, { front: base, top: base, side: shaded(base, 0.4) }) +
      onFace(view, frontOf(body), edge(0.06)) +
      onFace(view, rightOf(body), edge(0.34)) +
      onFace(view, topOf(body), [
        loops(pen, [0, 0, 372, 372], { pitch: 11, isTurned }),
        rect([0, 0, 372, 372], {
          fill: slanting(pen, ['#fff', isTurned ? 0.24 : 0.06], ['#fff', 0], ['#000', isTurned ? 0.06 : 0.22]),
        }),
      ])
    )
  }
  const lying: Block = { at: [120, 120, 21], size: [372, 372, 1] }
  return (
    studio(pen) +
    footprint(view, { at: [0, 0, 0], size: [752, 752, 1] }) +
    tile([0, 380, 0], false) +
    tile([380, 380, 0], true) +
    tile([0, 0, 0], true) +
    tile([380, 0, 0], false) +
    footprint(view, { ...lying, at: [290, 60, 22] }) +
    tile([290, 60, 24], true)
  )
}

const carpetDetail = (pen: Pen): string =>
  rect(WHOLE, { fill: pen.tone.dark }) +
  loops(pen, [0, 0, 600, 1200], { pitch: 46, isTurned: true }) +
  loops(pen, [600, 0, 600, 1200], { pitch: 46, isTurned: false }) +
  rect([594, 0, 9, 1200], { fill: '#0f0d0b', opacity: 0.6 }) +
  lit(pen, rectShape(WHOLE), 0.28)

/** A roll of foam underlay with its foil, drawn out along the floor. */
function floorUnderlay(pen: Pen): string {
  const foam = mix(pen.tone.base, '#ffffff', 0.2)
  const sheet = pathShape('M330 800C520 812 760 770 1110 720L1150 880C820 1010 520 1040 300 1000Z')
  const quilt = pen.define(
    'pattern',
    { width: 42, height: 42, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-10) skewX(-30)' },
    path('M0 0H42M0 0V42', { stroke: '#6f777c', 'stroke-width': 2.4, opacity: 0.5 }) +
      path('M2 3H42M3 2V42', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.8 }),
  )
  const grid = pen.define(
    'pattern',
    { width: 34, height: 42, patternUnits: 'userSpaceOnUse' },
    path('M0 0H34M0 0V42', { stroke: '#6f777c', 'stroke-width': 2.4, opacity: 0.5 }) +
      path('M2 3H34M3 2V42', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.8 }),
  )
  const wall = pathShape('M130 250V850A215 84 0 0 0 560 850V250Z')
  const foil = ['#7f878c', '#dfe3e5', '#ffffff', '#c3c9cc', '#8b9398', '#d3d8da', '#757d82'] as const
  const spiral = times(13, (index) =>
    oval([345, 250, 213 - index * 15, 83 - index * 5.8], {
      fill: index % 2 === 0 ? foam : darken(foam, 0.1),
      stroke: index % 2 === 0 ? '#c9ced1' : darken(foam, 0.3),
      'stroke-width': 3,
    }),
  )
  return (
    studio(pen) +
    contact(pen, [345, 866, 224, 92]) +
    path('M300 1010C520 1050 820 1020 1156 892L1160 910C820 1046 520 1076 296 1030Z', {
      fill: '#1d1813',
      opacity: 0.24,
    }) +
    path('M300 1000C520 1040 820 1010 1150 880V900C820 1030 520 1060 300 1020Z', {
      fill: falling(pen, lighten(foam, 0.3), darken(foam, 0.2)),
    }) +
    sheet({ fill: slanting(pen, ...foil) }) +
    sheet({ fill: quilt }) +
    path('M1110 720L1150 880V900L1112 738Z', { fill: darken(foam, 0.1) }) +
    wall({ fill: across(pen, ...foil) }) +
    wall({ fill: grid }) +
    wall({
      fill: pen.across([
        [0, '#14100c', 0.5],
        [0.12, '#14100c', 0.12],
        [0.3, '#fff', 0.34],
        [0.5, '#fff', 0],
        [0.8, '#14100c', 0.2],
        [1, '#14100c', 0.5],
      ]),
    }) +
    path('M130 842A215 84 0 0 0 560 842V858A215 84 0 0 1 130 858Z', { fill: darken(foam, 0.06) }) +
    oval([345, 250, 215, 84], { fill: foam }) +
    spiral.join('') +
    oval([345, 250, 30, 12], { fill: '#14100c' })
  )
}

/** The sheet lifted: foil above, foam beneath, boards going over it. */
const underlayDetail = (pen: Pen): string => {
  const foam = mix(pen.tone.base, '#ffffff', 0.2)
  const quilt = pen.define(
    'pattern',
    { width: 120, height: 120, patternUnits: 'userSpaceOnUse' },
    path('M0 0H120M0 0V120', { stroke: '#6f777c', 'stroke-width': 5, opacity: 0.5 }) +
      path('M4 6H120M6 4V120', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.8 }),
  )
  const curl = pathShape('M0 1200V560C240 620 520 700 760 920C860 1010 900 1110 910 1200Z')
  const bubbles = times(130, () => {
    const [x, y] = [between(pen.random, 0, 860), between(pen.random, 640, 1200)]
    return oval([x, y, between(pen.random, 5, 15), between(pen.random, 4, 11)], { fill: '#fff', opacity: 0.22 })
  })
  return (
    rect(WHOLE, { fill: slanting(pen, '#f4f6f7', '#b3babe', '#e9edee', '#98a0a5', '#d9dee0', '#8d959a') }) +
    rect(WHOLE, { fill: quilt }) +
    path('M0 540C240 600 540 690 790 910C890 1000 930 1100 940 1200H0Z', {
      fill: '#1d1813',
      opacity: 0.34,
      filter: pen.blur(16, [0, 480, 1000, 720]),
    }) +
    curl({ fill: slanting(pen, lighten(foam, 0.5), foam, darken(foam, 0.24)) }) +
    group({ 'clip-path': pen.clip(curl({})) }, bubbles) +
    path('M0 560C240 620 520 700 760 920C860 1010 900 1110 910 1200', {
      fill: 'none',
      stroke: lighten(foam, 0.4),
      'stroke-width': 26,
    }) +
    path('M0 548C240 608 524 688 768 912C868 1002 912 1110 922 1200', {
      fill: 'none',
      stroke: '#eef1f2',
      'stroke-width': 6,
    })
  )
}

/** A grooved decking board's section and the hollows in it. */
const DECK: readonly Point[] = [
  [0, 0],
  [200, 0],
  [200, 12],
  [192, 16],
  [192, 24],
  [200, 28],
  [200, 44],
  ...Array.from({ length: 9 }, (_, index): readonly Point[] => [
    [192 - index * 21, 50],
    [182 - index * 21, 50],
    [180 - index * 21, 44],
    [172 - index * 21, 44],
  ]).flat(),
  [0, 46],
  [0, 28],
  [8, 24],
  [8, 16],
  [0, 12],
]

function deckBoard(pen: Pen, view: Camera, { at, long }: { readonly at: Point3; readonly long: number }): string {
  const { base } = pen.tone
  const [x, y, z] = at
  const cell = (index: number): string =>
    poly(
      [
        [22 + index * 40, 8],
        [52 + index * 40, 8],
        [52 + index * 40, 36],
        [22 + index * 40, 36],
      ].map(([px, pz]) => view.project([x + (px ?? 0), y - 0.5, z + (pz ?? 0)])),
      { fill: slanting(pen, '#120c07', darken(base, 0.6)) },
    )
  const grain = onFace(view, { from: [x, y + long, z + 50], right: [1, 0, 0], down: [0, -1, 0] }, [
    rect([2, 0, 192, long], { fill: fibres(pen, { colour: base, along: 'y' }).fill, opacity: 0.7 }),
  ])
  return extrude(pen, view, { profile: DECK, at, length: long, colour: base }) + grain + times(4, cell).join('')
}

function decking(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -36, pitch: 27, size: [640, 860, 110], frame: [70, 140, 1060, 910] })
  const one = (x: number, y: number, z: number): string => deckBoard(pen, view, { at: [x, y, z], long: 840 - y })
  return ground + one(0, 20, 0) + one(216, 0, 0) + one(432, 30, 0) + one(110, 60, 52)
}

/** Laid: broad grooved boards with a gap between them. */
function deckDetail(pen: Pen): string {
  const { base } = pen.tone
  const board = (index: number): string => {
    const y = index * 420 - 60
    const shade = mix(base, index % 2 === 0 ? '#ffffff' : '#1d1208', 0.06)
    return (
      rect([0, y, 1200, 400], { fill: shade }) +
      times(
        9,
        (line) =>
          rect([0, y + 12 + line * 43, 1200, 30], {
            fill: pen.once('ridge', () => falling(pen, ['#fff', 0.34], ['#fff', 0.08], ['#000', 0.08], ['#000', 0.3])),
          }) + rect([0, y + 42 + line * 43, 1200, 12], { fill: '#1d1208', opacity: 0.5 }),
      ).join('') +
      rect([0, y, 1200, 400], { fill: fibres(pen, { colour: shade, scale: 2.2 }).fill })
    )
  }
  return rect(WHOLE, { fill: '#120d08' }) + times(4, board).join('') + lit(pen, rectShape(WHOLE), 0.3)
}

export const FLOORS_LAID: Family<'bamboo-floor' | 'carpet-tile' | 'floor-underlay' | 'decking'> = {
  'bamboo-floor': { hue: 'maple', front: bambooFloor, detail: bambooDetail },
  'carpet-tile': { hue: 'dark-grey', front: carpetTile, detail: carpetDetail },
  'floor-underlay': { hue: 'green', front: floorUnderlay, detail: underlayDetail },
  decking: { hue: 'walnut', front: decking, detail: deckDetail },
}
