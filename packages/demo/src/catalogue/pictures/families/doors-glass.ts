import { block, frontOf, onFace } from '../kit/camera.ts'
import type { Block } from '../kit/camera.ts'
import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, faced, falling, glowing, slanting } from '../kit/light.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { floorOf, plant, sofa, wallOf } from '../kit/room.ts'
import { bar, bodyStops, plate, screwHead, shaded, tube } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, plain } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

/** A garden seen through glass: sky, far trees, lawn. */
function garden(pen: Pen, [x, y, w, h]: Box): string {
  const tree = (index: number): string => {
    const [cx, r] = [x + ((index * 0.37 + 0.06) % 1) * w, w * (0.09 + ((index * 7) % 5) * 0.018)]
    return oval([cx, y + h * 0.62, r, r * 1.25], { fill: mix('#7f9c83', '#a9bfa4', ((index * 3) % 5) / 5) })
  }
  return group({ 'clip-path': pen.clip(rect([x, y, w, h], {})) }, [
    rect([x, y, w, h], { fill: falling(pen, '#bfd9ea', '#dcebf2', '#eef3ee') }),
    group({ filter: pen.blur(7, [x, y, w, h]) }, [
      times(9, tree).join(''),
      rect([x - 20, y + h * 0.68, w + 40, h * 0.4], { fill: falling(pen, '#a3b892', '#c2cfab') }),
      path(
        d`M${x + w * 0.4} ${y + h * 0.7}L${x + w * 0.1} ${y + h * 1.05}H${x + w * 0.9}L${x + w * 0.56} ${y + h * 0.7}Z`,
        { fill: '#d8d2c4' },
      ),
    ]),
  ])
}

const gleam = (pen: Pen, [x, y, w, h]: Box): string =>
  poly(
    [
      [x, y + h * 0.1],
      [x, y],
      [x + w * 0.7, y],
      [x, y + h * 0.62],
    ],
    { fill: '#fff', opacity: 0.26 },
  ) +
  poly(
    [
      [x + w * 0.86, y],
      [x + w, y],
      [x + w, y + h * 0.06],
      [x, y + h * 0.86],
      [x, y + h * 0.76],
    ],
    { fill: '#fff', opacity: 0.18 },
  ) +
  rect([x, y, w, h], { fill: slanting(pen, ['#d9efee', 0.2], ['#ffffff', 0.04], ['#9cc0c4', 0.26]) })

/** A slim frame member, lit along its length. */
const member = (pen: Pen, box: Box): string => {
  const { base } = pen.tone
  const [, , w, h] = box
  return rect(box, { fill: (w > h ? falling : across)(pen, lighten(base, 0.5), base, base, darken(base, 0.45)) })
}

const framed = (pen: Pen, [x, y, w, h]: Box, wide: number): string =>
  member(pen, [x, y, w, wide]) +
  member(pen, [x, y + h - wide, w, wide]) +
  member(pen, [x, y, wide, h]) +
  member(pen, [x + w - wide, y, wide, h])

/** Two glazed leaves on a track, the one slid half behind the other. */
function slidingDoor(pen: Pen): string {
  const opening: Box = [150, 130, 900, 900]
  const leaf = (x: number, wide: number): string => {
    const pane: Box = [x + 22, 178, wide - 44, 806]
    return rect(pane, { fill: '#eaf4f4', opacity: 0.28 }) + gleam(pen, pane) + framed(pen, [x, 156, wide, 850], 22)
  }
  const grip = (x: number): string =>
    rect([x + 5, 470, 20, 230], { rx: 9, fill: '#000', opacity: 0.3 }) +
    bar(pen, [x, 464, 18, 230], { tone: pen.tone.isMetal ? pen.tone : toneOf('gunmetal'), radius: 8 })
  return (
    plain(pen) +
    rect([0, 1030, 1200, 170], { fill: falling(pen, '#cfc8bc', '#e6e1d8') }) +
    cast(rect(opening, {}), [26, 24]) +
    garden(pen, [170, 150, 860, 870]) +
    path('M170 1020L40 1200H700L610 1020Z', { fill: '#fff8e0', opacity: 0.34 }) +
    leaf(430, 430) +
    rect([424, 156, 10, 850], { fill: '#000', opacity: 0.2 }) +
    leaf(600, 430) +
    framed(pen, opening, 26) +
    rect([150, 1000, 900, 36], {
      fill: falling(pen, lighten(pen.tone.base, 0.4), pen.tone.base, darken(pen.tone.base, 0.5)),
    }) +
    rect([160, 1010, 880, 5], { fill: '#000', opacity: 0.5 }) +
    rect([160, 1022, 880, 5], { fill: '#000', opacity: 0.5 }) +
    grip(612)
  )
}

/** The leaf of an armoured front door in its wide frame, drawn flat: 560 × 920. */
function entryFace(pen: Pen): string[] {
  const { base } = pen.tone
  const metal = slanting(pen, lighten(base, 0.34), base, lighten(base, 0.14), darken(base, 0.3))
  const field = ([x, y, w, h]: Box): string =>
    rect([x, y, w, h], { fill: darken(base, 0.2) }) +
    rect([x + 9, y + 9, w - 18, h - 18], { fill: slanting(pen, darken(base, 0.34), base, lighten(base, 0.3)) }) +
    rect([x + 22, y + 22, w - 44, h - 44], { fill: slanting(pen, lighten(base, 0.4), base, darken(base, 0.2)) }) +
    rect([x + 22, y + 22, w - 44, h - 44], { ...brush(pen, 'y'), opacity: 0.22 }) +
    rect([x, y, w, h], { fill: 'none', stroke: lighten(base, 0.5), 'stroke-width': 2, opacity: 0.5 })
  return [
    rect([0, 0, 560, 920], { fill: metal }),
    rect([30, 30, 500, 890], { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 5, opacity: 0.7 }),
    rect([62, 62, 436, 858], { fill: '#0b0a09' }),
    rect([68, 68, 424, 846], { fill: metal }),
    rect([68, 68, 424, 846], { ...brush(pen, 'y'), opacity: 0.25 }),
    field([104, 116, 250, 240]),
    field([104, 388, 250, 190]),
    field([104, 610, 250, 260]),
    rect([372, 116, 7, 754], { fill: pen.once('strip', () => pen.across(bodyStops(toneOf('brass')))) }),
    rect([408, 340, 58, 330], { rx: 20, fill: '#000', opacity: 0.4, transform: 'translate(5 7)' }),
    rect([408, 340, 58, 330], { rx: 20, fill: slanting(pen, '#53595f', '#1b1e21', '#0a0b0c') }),
    rect([408, 340, 58, 330], { rx: 20, fill: 'none', stroke: '#b99459', 'stroke-width': 3 }),
    oval([437, 374, 13, 13], { fill: glowing(pen, '#6b8fb5', '#0b1017') }),
    ...times(9, (index) =>
      oval([421 + (index % 3) * 16, 412 + Math.floor(index / 3) * 22, 4, 4], { fill: '#bfe0ff', opacity: 0.85 }),
    ),
    tube('M437 560V520H400', { width: 16, tone: toneOf('brass'), cap: 'round' }),
    rect([402, 560, 20, 92], { rx: 10, fill: pen.across(bodyStops(toneOf('brass'))), transform: 'translate(24 -20)' }),
    oval([229, 92, 12, 12], { fill: faced(pen, toneOf('brass')) }),
    oval([229, 92, 7, 7], { fill: '#14181b' }),
    ...[150, 490, 800].map((y) =>
      rect([56, y, 14, 62], { rx: 4, fill: pen.once('hinge', () => pen.across(bodyStops(toneOf('nickel')))) }),
    ),
    rect([0, 0, 560, 920], {
      fill: pen.linear(
        [0, 0, 1, 0.7],
        [
          [0, '#fff', 0.2],
          [0.4, '#fff', 0],
          [1, '#000', 0.2],
        ],
      ),
    }),
  ]
}

function entryDoor(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -24, pitch: 6, size: [560, 120, 920] })
  const body: Block = { at: [0, 0, 0], size: [560, 120, 920] }
  return (
    ground +
    block(view, body, { front: pen.tone.dark, top: lighten(pen.tone.base, 0.3), side: shaded(pen.tone.base, 0.42) }) +
    onFace(view, frontOf(body), entryFace(pen))
  )
}

/** Fine mesh as a repeat. */
const gauze = (pen: Pen, pitch: number, wire: number): string =>
  pen.define(
    'pattern',
    { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' },
    path(d`M0 ${pitch / 2}H${pitch}M${pitch / 2} 0V${pitch}`, {
      stroke: '#33383c',
      'stroke-width': wire,
      opacity: 0.75,
    }),
  )

/** An insect screen standing before the open window, its lower half a child guard. */
function windowScreen(pen: Pen): string {
  const inner: Box = [206, 176, 788, 848]
  return (
    plain(pen) +
    cast(rect([160, 130, 880, 940], { rx: 8 }), [28, 38]) +
    garden(pen, inner) +
    rect(inner, { fill: gauze(pen, 9, 1.7) }) +
    rect(inner, { fill: slanting(pen, ['#fff', 0.3], ['#fff', 0], ['#1d2226', 0.24]) }) +
    framed(pen, [160, 130, 880, 940], 46) +
    member(pen, [206, 590, 788, 34]) +
    rect([206, 176, 788, 848], { fill: 'none', stroke: '#15171a', 'stroke-width': 6, opacity: 0.6 }) +
    [
      [160, 130, 45],
      [1040, 130, 135],
      [1040, 1070, 225],
      [160, 1070, 315],
    ]
      .map(([x, y, turn]) =>
        path('M4 0H62', {
          stroke: '#15171a',
          'stroke-width': 2,
          opacity: 0.5,
          transform: d`translate(${x ?? 0} ${y ?? 0}) rotate(${turn ?? 0})`,
        }),
      )
      .join('') +
    plate(pen, [1000, 540, 34, 130], { tone: toneOf('gunmetal'), radius: 8 }) +
    bar(pen, [1006, 560, 22, 80], { tone: toneOf('nickel'), radius: 8 }) +
    [230, 970].map((y) => screwHead(pen, [183, y], 10) + screwHead(pen, [1017, y], 10)).join('')
  )
}

/** Mesh and frame near to. */
const screenDetail = (pen: Pen): string =>
  garden(pen, [0, 0, 1200, 1200]) +
  rect([0, 0, 1200, 1200], { fill: gauze(pen, 40, 7) }) +
  rect([0, 0, 1200, 1200], {
    fill: pen.define(
      'pattern',
      { width: 40, height: 40, patternUnits: 'userSpaceOnUse' },
      path('M0 18H40M18 0V40', { stroke: '#ffffff', 'stroke-width': 1.8, opacity: 0.6 }),
    ),
  }) +
  rect([0, 880, 1200, 320], {
    fill: falling(
      pen,
      lighten(pen.tone.base, 0.5),
      pen.tone.base,
      darken(pen.tone.base, 0.1),
      darken(pen.tone.base, 0.45),
    ),
  }) +
  rect([0, 866, 1200, 26], { fill: '#15171a', opacity: 0.85 }) +
  rect([0, 960, 1200, 12], { fill: '#000', opacity: 0.3 }) +
  rect([0, 972, 1200, 5], { fill: '#fff', opacity: 0.4 }) +
  screwHead(pen, [840, 1070], 34)

/** Reeded glass in a steel grid, drawn flat over the box. */
function partition(pen: Pen, [x, y, w, h]: Box): string {
  const [columns, rows, wide] = [3, 4, w * 0.022]
  const reed = pen.once('reed', () =>
    across(pen, ['#6f8a8c', 0.34], ['#ffffff', 0.55], ['#ffffff', 0.1], ['#6f8a8c', 0.4]),
  )
  const reeds = times(45, (index) => rect([x + (index * w) / 45, y, w / 45, h], { fill: reed })).join('')
  const bars = [
    ...times(columns + 1, (index) => member(pen, [x + (index * (w - wide)) / columns, y, wide, h])),
    ...times(rows + 1, (index) => member(pen, [x, y + (index * (h - wide)) / rows, w, wide])),
  ]
  return (
    rect([x, y, w, h], { fill: slanting(pen, ['#f4faf9', 0.62], ['#dceae9', 0.5], ['#b8d0cf', 0.6]) }) +
    reeds +
    poly(
      [
        [x, y],
        [x + w * 0.5, y],
        [x, y + h * 0.6],
      ],
      { fill: '#fff', opacity: 0.2 },
    ) +
    bars.join('')
  )
}

/** What stands behind reeded glass: colours without outlines. */
const behind = (pen: Pen): string =>
  group({ filter: pen.blur(16, [220, 130, 780, 920]) }, [
    rect([240, 150, 720, 880], { fill: falling(pen, '#e9e4da', '#d9d2c4') }),
    oval([420, 640, 120, 190], { fill: '#7f9c7c' }),
    rect([370, 820, 110, 150], { fill: '#b9a58a' }),
    rect([560, 700, 360, 240], { rx: 30, fill: '#a3a9a4' }),
    oval([760, 360, 110, 110], { fill: '#e7c58d' }),
    rect([240, 950, 720, 90], { fill: '#a98c66' }),
  ])

function glassPartition(pen: Pen): string {
  const box: Box = [230, 140, 740, 900]
  return (
    plain(pen) +
    rect([0, 1030, 1200, 170], { fill: falling(pen, '#cfc8bc', '#e6e1d8') }) +
    contact(pen, [600, 1044, 390, 16], 0.8) +
    cast(rect(box, {}), [22, 16]) +
    behind(pen) +
    partition(pen, box)
  )
}

const partitionScene = (pen: Pen): string =>
  wallOf(
    pen,
    '#e3ddd1',
    rect([120, 160, 200, 260], { fill: '#f7f4ee', stroke: '#a88a64', 'stroke-width': 7 }) +
      path('M150 390q70-170 140 0z', { fill: '#93a396' }),
  ) +
  floorOf(pen, {
    floor: (shape) => shape({ fill: '#c4ab87' }),
    joint: { colour: '#7d6544', across: 460, isStaggered: true },
    gloss: 0.35,
  }) +
  sofa(pen, [60, 500], '#a7aca6') +
  plant(pen, [900, 620], 1.05) +
  contact(pen, [900, 1040, 320, 14], 0.6) +
  partition(pen, [610, 60, 560, 980])

export const DOORS_GLASS: Family<'sliding-door' | 'entry-door' | 'window-screen' | 'glass-partition'> = {
  'sliding-door': { hue: 'dark-grey', front: slidingDoor, detail: [520, 380, 420] },
  'entry-door': { hue: 'smoked-oak', front: entryDoor, detail: [590, 420, 380] },
  'window-screen': { hue: 'grey', front: windowScreen, detail: screenDetail },
  'glass-partition': { hue: 'black', front: glassPartition, detail: [220, 130, 380], scene: partitionScene },
}
