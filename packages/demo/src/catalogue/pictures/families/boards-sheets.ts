import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Block, Point3 } from '../kit/camera.ts'
import { darken, lighten, mix } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { extrude } from '../kit/extrude.ts'
import { across, falling, pathShape, slanting } from '../kit/light.ts'
import { rectShape, wood } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import { fibres, grains, tooth } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { floorOf, plant, sofa, wallOf } from '../kit/room.ts'
import { shaded } from '../kit/solid.ts'
import { footprint, stage } from '../kit/stage.ts'
import { plain, studio } from '../kit/studio.ts'
import { d, group, path, rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

const TIMBERS = ['maple', 'oak', 'smoked-oak', 'walnut', 'cherry']

/** The pen's colour, and where that is a timber its grain. */
const veneer = (pen: Pen, shape: Shape): string =>
  TIMBERS.includes(pen.hue)
    ? wood(pen, shape, { colour: pen.tone.base, along: 'y', octaves: 1, scale: 0.9 })
    : shape({ fill: pen.tone.base })

interface Sheets {
  readonly colour: string
  readonly count: number
  readonly thick: number
  /** The upper face of the topmost sheet. */
  readonly face: (box: Box) => string[]
  /** A cut edge of the given length; `dim` is how much it is turned from the light. */
  readonly edge: (length: number, dim: number) => string[]
}

/** Sheets lying one on another, the uppermost pushed back a little. */
function pile(pen: Pen, { colour, count, thick, face, edge }: Sheets): string {
  const size: Block['size'] = [590, 800, thick]
  const { view, ground } = stage(pen, { yaw: -34, pitch: 33, size: [600, 830, count * (thick + 4)] })
  const one = (index: number): string => {
    const isTop = index === count - 1
    const at: Point3 = [isTop ? 0 : (index * 7) % 11, isTop ? 30 : (index * 13) % 17, index * (thick + 4)]
    const body: Block = { at, size }
    return (
      block(view, body, { front: colour, top: isTop ? colour : darken(colour, 0.4), side: shaded(colour, 0.34) }) +
      onFace(view, frontOf(body), edge(size[0], 0.04)) +
      onFace(view, rightOf(body), edge(size[1], 0.32)) +
      (isTop
        ? onFace(view, topOf(body), [
            ...face([0, 0, size[0], size[1]]),
            rect([0, 0, size[0], size[1]], { fill: slanting(pen, ['#fff', 0.34], ['#fff', 0.02], ['#000', 0.14]) }),
          ])
        : '')
    )
  }
  return ground + times(count, one).join('')
}

/** Strands pressed crosswise: long flakes of many shades. */
function flakes(
  pen: Pen,
  [x, y, w, h]: Box,
  { count, size }: { readonly count: number; readonly size: number },
): string {
  const { base } = pen.tone
  const shades = [
    lighten(base, 0.34),
    lighten(base, 0.16),
    base,
    mix(base, '#8a5a2a', 0.24),
    mix(base, '#6b421c', 0.36),
    mix(base, '#f4e0b4', 0.5),
  ]
  return times(count, () => {
    const [cx, cy, long, wide, turn] = [
      between(pen.random, x, x + w),
      between(pen.random, y, y + h),
      between(pen.random, size * 0.5, size * 1.4),
      between(pen.random, size * 0.1, size * 0.3),
      between(pen.random, 0, 180),
    ]
    const shade = shades[Math.floor(pen.random() * shades.length)] ?? base
    return group({ transform: d`translate(${cx} ${cy}) rotate(${turn})` }, [
      path(
        d`M${-long} ${-wide * 0.3}L${-long * 0.7} ${-wide}L${long * 0.9} ${-wide * 0.8}L${long} ${wide * 0.4}L${long * 0.6} ${wide}L${-long * 0.8} ${wide * 0.7}Z`,
        { fill: shade, stroke: '#4a2f14', 'stroke-width': size * 0.014, 'stroke-opacity': 0.4 },
      ),
      path(d`M${-long * 0.7} ${-wide * 0.3}H${long * 0.7}M${-long * 0.5} ${wide * 0.3}H${long * 0.4}`, {
        stroke: '#5b3b1a',
        'stroke-width': size * 0.012,
        opacity: 0.3,
      }),
    ])
  }).join('')
}

function osb(pen: Pen): string {
  const { base } = pen.tone
  const streaks = (length: number, dim: number): string[] => [
    rect([0, 0, length, 62], { fill: shaded(base, dim) }),
    path(
      times(
        150,
        () => d`M${between(pen.random, 0, length - 60)} ${between(pen.random, 2, 60)}h${between(pen.random, 10, 60)}`,
      ).join(''),
      {
        stroke: shaded('#6b421c', dim),
        'stroke-width': 3,
        opacity: 0.45,
      },
    ),
    path(
      times(
        90,
        () => d`M${between(pen.random, 0, length - 50)} ${between(pen.random, 2, 60)}h${between(pen.random, 10, 50)}`,
      ).join(''),
      {
        stroke: shaded(lighten(base, 0.4), dim),
        'stroke-width': 3,
        opacity: 0.6,
      },
    ),
  ]
  return pile(pen, {
    colour: base,
    count: 3,
    thick: 62,
    edge: streaks,
    face: (box) => [
      rect(box, { fill: mix(base, '#6b421c', 0.2) }),
      group({ 'clip-path': pen.clip(rect(box, {})) }, [flakes(pen, box, { count: 420, size: 42 })]),
    ],
  })
}

const osbDetail = (pen: Pen): string =>
  rect([0, 0, 1200, 1200], { fill: mix(pen.tone.base, '#6b421c', 0.3) }) +
  flakes(pen, [-60, -60, 1320, 1320], { count: 330, size: 130 }) +
  rect([0, 0, 1200, 1200], { fill: slanting(pen, ['#fff', 0.3], ['#fff', 0], ['#1d1208', 0.28]) })

const FIBRE = '#b08f66'

function mdf(pen: Pen): string {
  const colour = mix(pen.tone.base, FIBRE, 0.5)
  const edge = (length: number, dim: number): string[] => [
    rect([0, 0, length, 70], {
      fill: falling(
        pen,
        shaded(darken(colour, 0.14), dim),
        shaded(lighten(colour, 0.1), dim),
        shaded(darken(colour, 0.16), dim),
      ),
    }),
    rect([0, 0, length, 70], { fill: tooth(pen, 0.2).fill }),
  ]
  return pile(pen, {
    colour,
    count: 4,
    thick: 70,
    edge,
    face: (box) => [rect(box, { fill: colour }), rect(box, { fill: tooth(pen, 0.14).fill })],
  })
}

/** Its cut edge near to, rounded over and grooved by the router. */
function mdfDetail(pen: Pen): string {
  const colour = mix(pen.tone.base, FIBRE, 0.5)
  const cut = pathShape(
    'M-20 330H820C940 330 1010 380 1010 470V560C1010 580 1000 590 980 590H940C920 590 920 640 950 644C1000 650 1030 690 1030 750V1220H-20Z',
  )
  const dust = times(
    240,
    () =>
      d`M${between(pen.random, -10, 1000)} ${between(pen.random, 350, 1200)}l${between(pen.random, 6, 24)} ${between(pen.random, -3, 3)}`,
  ).join('')
  return (
    plain(pen) +
    path(
      'M-20 330L240 60H1080C1140 110 1160 180 1160 260V900L1030 1060V750C1030 690 1000 650 950 644L1010 560V470C1010 380 940 330 820 330Z',
      {
        fill: slanting(pen, lighten(colour, 0.4), lighten(colour, 0.14), darken(colour, 0.3)),
      },
    ) +
    path('M820 330L1080 60C1140 110 1160 180 1160 260V420L1010 560V470C1010 380 940 330 820 330Z', {
      fill: slanting(pen, lighten(colour, 0.5), colour, darken(colour, 0.34)),
    }) +
    path('M950 644C1000 650 1030 690 1030 750V1060L1160 900V560C1150 520 1120 500 1090 500Z', {
      fill: across(pen, darken(colour, 0.1), darken(colour, 0.4)),
    }) +
    cut({ fill: falling(pen, darken(colour, 0.1), lighten(colour, 0.06), lighten(colour, 0.02), colour) }) +
    cut(tooth(pen, 0.24)) +
    path(dust, { stroke: darken(colour, 0.5), 'stroke-width': 3, opacity: 0.28 }) +
    path('M-20 332H820C938 332 1008 382 1008 470', {
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': 6,
      opacity: 0.8,
    })
  )
}

/** Melamine-faced blockboard: strips of solid wood between two thin faces. */
function ecoBoard(pen: Pen): string {
  const { base } = pen.tone
  const core = '#cda877'
  const strips = (length: number, dim: number): string[] => {
    const count = Math.round(length / 46)
    return [
      rect([0, 0, length, 78], { fill: shaded(core, dim) }),
      ...times(count, (index) =>
        rect([(index * length) / count, 8, length / count - 1.6, 62], {
          fill: shaded(mix(core, index % 3 === 0 ? '#f0d9b0' : '#8d6436', 0.14 + ((index * 7) % 5) * 0.06), dim),
        }),
      ),
      ...times(count, (index) =>
        path(
          d`M${(index * length) / count + 6} 14q14 26 0 52M${(index * length) / count + 16} 14q14 26 0 52M${(index * length) / count + 28} 14q12 26 0 52`,
          {
            fill: 'none',
            stroke: shaded('#7d5527', dim),
            'stroke-width': 1.6,
            opacity: 0.5,
          },
        ),
      ),
      rect([0, 0, length, 4], { fill: shaded(base, dim) }),
      rect([0, 4, length, 6], { fill: shaded('#8d6436', dim) }),
      rect([0, 68, length, 6], { fill: shaded('#8d6436', dim) }),
      rect([0, 74, length, 4], { fill: shaded(base, dim) }),
    ]
  }
  const face = (box: Box): string[] => [
    veneer(pen, rectShape(box)),
    rect(box, { fill: slanting(pen, ['#fff', 0.3], ['#fff', 0], ['#fff', 0.2], ['#fff', 0]) }),
  ]
  return pile(pen, { colour: base, count: 3, thick: 78, edge: strips, face })
}

/** Slabs of rock wool: soft edges, fibres lying in layers. */
function mineralWool(pen: Pen): string {
  const { view } = stage(pen, { yaw: -33, pitch: 25, size: [600, 480, 480], frame: [110, 130, 980, 920] })
  const { base } = pen.tone
  const wisps = ([w, h]: Point, dim: number): string[] => {
    const strand = (long: number): string =>
      d`M${between(pen.random, 0, w - 54)} ${between(pen.random, 2, h - 2)}q${long / 2} ${between(pen.random, -7, 7)} ${long} ${between(pen.random, -4, 4)}`
    return [
      path(times(90, () => strand(between(pen.random, 14, 54))).join(''), {
        fill: 'none',
        stroke: shaded(darken(base, 0.4), dim),
        'stroke-width': 2,
        opacity: 0.34,
      }),
      path(times(90, () => strand(between(pen.random, 14, 48))).join(''), {
        fill: 'none',
        stroke: shaded(lighten(base, 0.6), dim),
        'stroke-width': 2,
        opacity: 0.45,
      }),
    ]
  }
  const slab = (at: Point3, size: Block['size'], isTop: boolean): string => {
    const [w, depth, h] = size
    const body: Block = { at, size }
    const ragged = (length: number): string =>
      path(
        d`M0 0${times(Math.round(length / 18), (index) => d`q9 ${-between(pen.random, 2, 8) * (index % 2 === 0 ? 1 : 0.4)} 18 0`).join('')}`,
        {
          fill: 'none',
          stroke: lighten(base, 0.4),
          'stroke-width': 5,
          opacity: 0.7,
        },
      )
    return (
      block(view, body, { front: base, top: lighten(base, 0.24), side: shaded(base, 0.36) }) +
      onFace(view, frontOf(body), [
        rect([0, 0, w, h], { fill: falling(pen, ['#fff', 0.16], ['#fff', 0], ['#1d1208', 0.3]) }),
        ...wisps([w, h], 0.02),
        ragged(w),
      ]) +
      onFace(view, rightOf(body), [
        rect([0, 0, depth, h], { fill: falling(pen, ['#fff', 0.05], ['#1d1208', 0.32]) }),
        ...wisps([depth, h], 0.3),
        ragged(depth),
      ]) +
      (isTop
        ? onFace(view, topOf(body), [
            ...wisps([w, depth], 0),
            ...wisps([w, depth], 0),
            rect([0, 0, w, depth], { fill: slanting(pen, ['#fff', 0.3], ['#fff', 0], ['#1d1208', 0.12]) }),
          ])
        : '')
    )
  }
  return (
    studio(pen) +
    footprint(view, { at: [0, 0, 0], size: [600, 480, 1] }) +
    times(4, (index) => slab([(index * 17) % 22, (index * 11) % 14, index * 112], [580, 460, 108], index === 3)).join(
      '',
    )
  )
}

function woolDetail(pen: Pen): string {
  const { base } = pen.tone
  const layer = (index: number): string =>
    path(
      d`M-20 ${index * 300}C300 ${index * 300 - 26} 500 ${index * 300 + 30} 760 ${index * 300 - 10}S1100 ${index * 300 + 24} 1220 ${index * 300}V${index * 300 + 300}H-20Z`,
      { fill: falling(pen, lighten(base, 0.3), base, darken(base, 0.24), darken(base, 0.5)) },
    )
  const strand = (colour: string, wide: number, count: number): string =>
    path(
      times(
        count,
        () =>
          d`M${between(pen.random, -40, 1200)} ${between(pen.random, 0, 1200)}c${between(pen.random, 30, 80)} ${between(pen.random, -40, 30)} ${between(pen.random, 60, 160)} ${between(pen.random, -20, 40)} ${between(pen.random, 120, 260)} ${between(pen.random, -20, 20)}`,
      ).join(''),
      { fill: 'none', stroke: colour, 'stroke-width': wide, opacity: 0.34, 'stroke-linecap': 'round' },
    )
  return (
    rect([0, 0, 1200, 1200], { fill: base }) +
    times(5, layer).join('') +
    strand(darken(base, 0.55), 4, 240) +
    strand(lighten(base, 0.7), 4, 260) +
    strand(lighten(base, 0.85), 2.4, 160) +
    rect([0, 0, 1200, 1200], { fill: slanting(pen, ['#fff', 0.2], ['#fff', 0], ['#1d1208', 0.3]) })
  )
}

/** The section of a crown moulding, lying on the side that goes to the ceiling. */
const CROWN: readonly Point[] = [
  [0, 0],
  [184, 0],
  [184, 20],
  [160, 22],
  [158, 32],
  [126, 36],
  [122, 50],
  [112, 53],
  [96, 62],
  [80, 76],
  [66, 92],
  [56, 110],
  [48, 130],
  [46, 146],
  [34, 150],
  [32, 170],
  [24, 174],
  [22, 196],
  [0, 196],
]

/** Two lengths of it; short ones for the close-up. */
function cornice(pen: Pen, length: number): string {
  const { view, ground } = stage(pen, { yaw: -58, pitch: 21, size: [430, length, 200], frame: [70, 150, 1060, 880] })
  const one = (x: number, y: number): string =>
    extrude(pen, view, {
      profile: CROWN,
      at: [x, y, 0],
      length: length * 0.94,
      colour: mix(pen.tone.base, '#d3cec5', 0.34),
    })
  return ground + one(0, length * 0.06) + one(240, 0)
}

/** Slats of veneer on black felt, drawn flat. */
function slats(pen: Pen, [x, y, w, h]: Box, count: number): string {
  const step = w / count
  const bars = times(
    count,
    (index) => d`M${x + index * step + step * 0.18} ${y}h${step * 0.66}v${h}h${-step * 0.66}z`,
  ).join('')
  return (
    rect([x, y, w, h], { fill: '#1d1e1f' }) +
    rect([x, y, w, h], { fill: grains(pen, { colour: '#2a2b2c', scale: 0.5 }).fill, opacity: 0.7 }) +
    group({ transform: d`translate(${step * 0.1} 0)` }, [path(bars, { fill: '#000', opacity: 0.5 })]) +
    veneer(pen, pathShape(bars)) +
    times(
      count,
      (index) =>
        rect([x + index * step + step * 0.18, y, step * 0.08, h], { fill: '#fff', opacity: 0.32 }) +
        rect([x + index * step + step * 0.74, y, step * 0.1, h], { fill: '#1d1208', opacity: 0.45 }),
    ).join('')
  )
}

function acousticPanel(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -29, pitch: 13, size: [520, 330, 900] })
  const one = (at: Point3, wide: number): string => {
    const body: Block = { at, size: [wide, 26, 880] }
    const count = Math.round(wide / 40)
    const step = wide / count
    const ends = times(count, (index) =>
      rect([index * step + step * 0.18, 10, step * 0.66, 16], { fill: mix(pen.tone.base, '#d8b98a', 0.5) }),
    )
    return (
      block(view, body, { front: '#1d1e1f', top: '#2f3032', side: '#141516' }) +
      onFace(view, topOf(body), [rect([0, 0, wide, 26], { fill: '#2a2b2d' }), ...ends]) +
      onFace(view, frontOf(body), [
        slats(pen, [0, 0, wide, 880], count),
        rect([0, 0, wide, 880], { fill: slanting(pen, ['#fff', 0.24], ['#fff', 0], ['#000', 0.2]) }),
      ]) +
      onFace(view, rightOf(body), [rect([0, 0, 16, 880], { fill: shaded(pen.tone.base, 0.46) })])
    )
  }
  return ground + one([200, 230, 0], 320) + one([0, 0, 0], 330)
}

const acousticScene = (pen: Pen): string =>
  wallOf(
    pen,
    '#d9d5cc',
    slats(pen, [300, 0, 640, 660], 22) +
      rect([300, 0, 640, 660], {
        fill: pen.radial(
          [0.4, 0.1, 1],
          [
            [0, '#fff', 0.3],
            [0.6, '#fff', 0],
            [1, '#1a1512', 0.34],
          ],
        ),
      }),
  ) +
  floorOf(pen, {
    floor: (shape) =>
      rectShape([0, 690, 1200, 510])({ fill: '#b99a70' }) + shape(fibres(pen, { colour: '#b99a70', scale: 1.4 })),
    joint: { colour: '#6d5536', across: 460, isStaggered: true },
    gloss: 0.25,
  }) +
  sofa(pen, [290, 470], '#a9ada6') +
  plant(pen, [1080, 620], 1.05)

export const BOARDS_SHEETS: Family<'osb' | 'mdf' | 'eco-board' | 'cornice' | 'acoustic-panel' | 'mineral-wool'> = {
  osb: { hue: 'maple', front: osb, detail: osbDetail },
  mdf: { hue: 'sand', front: mdf, detail: mdfDetail },
  'eco-board': { hue: 'walnut', front: ecoBoard, detail: [330, 600, 420] },
  cornice: { hue: 'white', front: (pen) => cornice(pen, 900), detail: (pen) => cornice(pen, 330) },
  'acoustic-panel': { hue: 'oak', front: acousticPanel, detail: [390, 110, 400], scene: acousticScene },
  'mineral-wool': { hue: 'sand', front: mineralWool, detail: woolDetail },
}
