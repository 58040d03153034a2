import { block, frontOf, onFace, topOf } from '../kit/camera.ts'
import type { Block, Point3 } from '../kit/camera.ts'
import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, lit, slanting, turned } from '../kit/light.ts'
import { marble, rectShape } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import { grains } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { livingRoom } from '../kit/room.ts'
import { shaded, tube } from '../kit/solid.ts'
import { footprint, stage } from '../kit/stage.ts'
import { cast, plain, studio } from '../kit/studio.ts'
import { d, group, path, poly, rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

const WHOLE: Box = [0, 0, 1200, 1200]

/** Stone chips in cement: broken flakes of many stones, large ones and small. */
function chips(
  pen: Pen,
  [x, y, w, h]: Box,
  { count, size }: { readonly count: number; readonly size: number },
): string {
  const { base } = pen.tone
  const stones = ['#f7f5f0', '#8d8a85', '#4b4a49', '#c9a27c', '#a86f55', mix(base, '#6d7f86', 0.6), '#d9d2c4']
  return times(count, (index) => {
    const [cx, cy, turn] = [between(pen.random, x, x + w), between(pen.random, y, y + h), between(pen.random, 0, 6.28)]
    const r = size * (index % 4 === 0 ? between(pen.random, 0.7, 1.3) : between(pen.random, 0.16, 0.45))
    const corners = Array.from({ length: 6 }, (_, at): Point => {
      const reach = r * between(pen.random, 0.6, 1.1)
      return [cx + Math.cos(turn + at * 1.047) * reach, cy + Math.sin(turn + at * 1.047) * reach * 0.8]
    })
    return poly(corners, { fill: stones[Math.floor(pen.random() * stones.length)] ?? base, opacity: 0.92 })
  }).join('')
}

function terrazzo(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -24, pitch: 9, size: [760, 150, 650] })
  const edge = darken(pen.tone.base, 0.12)
  const one = (at: Point3, size: readonly [number, number]): string => {
    const body: Block = { at, size: [640, 26, 640] }
    const box: Box = [0, 0, 640, 640]
    return (
      block(view, body, { front: edge, top: lighten(edge, 0.35), side: shaded(edge, 0.38) }) +
      onFace(view, frontOf(body), [
        rect(box, { fill: pen.tone.base }),
        chips(pen, [size[0] + 28, 28, 584 - size[0], 584], { count: size[1], size: 24 }),
        chips(pen, [size[0] + 8, 8, 624 - size[0], 624], { count: size[1] / 3, size: 7 }),
        rect(box, {
          fill: pen.linear(
            [0, 0, 1, 1],
            [
              [0, '#fff', 0.5],
              [0.26, '#fff', 0.1],
              [0.4, '#fff', 0.02],
              [0.41, '#fff', 0.2],
              [0.56, '#fff', 0.1],
              [0.57, '#fff', 0],
              [1, '#000', 0.1],
            ],
          ),
        }),
        rect([1.5, 1.5, 637, 637], { fill: 'none', stroke: lighten(edge, 0.6), 'stroke-width': 3, opacity: 0.7 }),
      ])
    )
  }
  return ground + one([120, 120, 0], [500, 110]) + one([0, 0, 0], [0, 430])
}

const terrazzoDetail = (pen: Pen): string =>
  rect(WHOLE, { fill: pen.tone.base }) +
  rect(WHOLE, { fill: grains(pen, { colour: pen.tone.base, scale: 1.6 }).fill, opacity: 0.5 }) +
  chips(pen, WHOLE, { count: 300, size: 74 }) +
  lit(pen, rectShape(WHOLE), 0.3)

const terrazzoScene = (pen: Pen): string =>
  livingRoom(pen, {
    floor: (shape) =>
      shape({ fill: pen.tone.base }) +
      group({ 'clip-path': pen.clip(shape({})) }, [
        group({ transform: 'translate(0 690) scale(1 .42)' }, [
          chips(pen, [0, 0, 1200, 1220], { count: 700, size: 15 }),
        ]),
      ]),
    joint: { colour: darken(pen.tone.base, 0.3), across: 240, isStaggered: false },
    gloss: 0.45,
  })

const hexagon = (cx: number, cy: number, r: number): Point[] =>
  Array.from({ length: 6 }, (_, index): Point => [
    cx + Math.cos((index * Math.PI) / 3) * r,
    cy + Math.sin((index * Math.PI) / 3) * r,
  ])

/** Hexagons round a middle one, of several firings. */
function hexes(pen: Pen, { r, at, reach }: { readonly r: number; readonly at: Point; readonly reach: number }): string {
  const { base } = pen.tone
  const light = pen.once('hex', () => slanting(pen, ['#fff', 0.5], ['#fff', 0.1], ['#fff', 0.02], ['#000', 0.14]))
  const cells = Array.from({ length: 169 }, (_, index): Point => [(index % 13) - 6, Math.floor(index / 13) - 6])
  return cells
    .filter(([q, s]) => Math.max(Math.abs(q), Math.abs(s), Math.abs(q + s)) <= reach)
    .map(([q, s]) => {
      const [cx, cy] = [at[0] + r * 1.5 * q, at[1] + r * 1.732 * (s + q / 2)]
      const shade = mix(mix(base, '#ffffff', between(pen.random, 0, 0.36)), '#2b2a28', between(pen.random, 0, 0.16))
      const face = hexagon(cx, cy, r * 0.965)
      return (
        poly(
          face.map(([x, y]) => [x + r * 0.02, y + r * 0.03]),
          { fill: '#1d1813', opacity: 0.4 },
        ) +
        poly(face, { fill: shade }) +
        poly(face, { fill: light }) +
        poly(hexagon(cx, cy, r * 0.94), { fill: 'none', stroke: '#fff', 'stroke-width': r * 0.014, opacity: 0.5 })
      )
    })
    .join('')
}

function hexTile(pen: Pen): string {
  const outline = Array.from({ length: 19 }, (_, index): Point => [(index % 5) - 2, Math.floor(index / 5) - 2])
  const shadow = outline
    .map(([q, s]) => (Math.abs(q + s) > 2 ? '' : poly(hexagon(600 + 171 * q, 600 + 197.4 * (s + q / 2), 118), {})))
    .join('')
  return (
    plain(pen) +
    group({ transform: 'rotate(-6 600 600)' }, [
      cast(shadow, [20, 28]),
      hexes(pen, { r: 114, at: [600, 600], reach: 2 }),
    ])
  )
}

const hexDetail = (pen: Pen): string =>
  rect(WHOLE, { fill: mix(pen.tone.light, '#8d877d', 0.5) }) +
  hexes(pen, { r: 300, at: [560, 600], reach: 3 }) +
  lit(pen, rectShape(WHOLE), 0.24)

/** A bevelled metro tile: four slopes round a flat field. */
function bevelled(pen: Pen, [x, y, w, h]: Box): string {
  const { base } = pen.tone
  const inset = h * 0.15
  const [r, b] = [x + w, y + h]
  const shade = mix(base, '#2b2a28', between(pen.random, 0, 0.07))
  return (
    rect([x + 2, y + 4, w, h], { rx: 3, fill: '#1d1813', opacity: 0.3 }) +
    poly(
      [
        [x, y],
        [r, y],
        [r - inset, y + inset],
        [x + inset, y + inset],
      ],
      { fill: lighten(shade, 0.62) },
    ) +
    poly(
      [
        [x, y],
        [x + inset, y + inset],
        [x + inset, b - inset],
        [x, b],
      ],
      { fill: lighten(shade, 0.3) },
    ) +
    poly(
      [
        [r, y],
        [r, b],
        [r - inset, b - inset],
        [r - inset, y + inset],
      ],
      { fill: darken(shade, 0.18) },
    ) +
    poly(
      [
        [x, b],
        [r, b],
        [r - inset, b - inset],
        [x + inset, b - inset],
      ],
      { fill: darken(shade, 0.34) },
    ) +
    rect([x + inset, y + inset, w - inset * 2, h - inset * 2], { fill: shade }) +
    rect([x + inset, y + inset, w - inset * 2, h - inset * 2], {
      fill: pen.once('glaze', () =>
        pen.linear(
          [0, 0, 1, 1],
          [
            [0, '#fff', 0.55],
            [0.3, '#fff', 0.08],
            [0.5, '#fff', 0.3],
            [0.56, '#fff', 0.02],
            [1, '#000', 0.1],
          ],
        ),
      ),
    })
  )
}

/** A patch laid in bond, and three loose ones before it. */
export function subwayTile(pen: Pen, tile: (pen: Pen, box: Box) => string = bevelled): string {
  const grout = '#c9c5bc'
  const rows = times(5, (row) => {
    const isOdd = row % 2 === 1
    return times(isOdd ? 3 : 2, (column) =>
      tile(pen, [
        isOdd ? ([150, 304, 756][column] ?? 0) : 150 + column * 452,
        130 + row * 150,
        isOdd ? ([146, 444, 294][column] ?? 0) : 444,
        142,
      ]),
    ).join('')
  }).join('')
  const loose = (x: number, y: number, turn: number): string =>
    group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, [
      cast(rect([0, 0, 430, 142], { rx: 4 }), [14, 20]),
      tile(pen, [0, 0, 430, 142]),
    ])
  return (
    plain(pen) +
    cast(rect([142, 122, 916, 758], {}), [20, 28]) +
    rect([142, 122, 916, 758], { fill: grout }) +
    rect([142, 122, 916, 758], { fill: grains(pen, { colour: grout, scale: 0.7 }).fill }) +
    rows +
    loose(560, 900, -11) +
    loose(210, 960, 8)
  )
}

const subwayDetail = (pen: Pen): string =>
  rect(WHOLE, { fill: '#c9c5bc' }) +
  times(15, (index) =>
    bevelled(pen, [
      (index % 3) * 800 - (Math.floor(index / 3) % 2) * 400 - 300,
      Math.floor(index / 3) * 268 - 60,
      786,
      254,
    ]),
  ).join('') +
  lit(pen, rectShape(WHOLE), 0.22)

/** Levelling clips at work: two tiles, a clip standing in the joint, its wedge driven through; spare wedges lie by. */
function tileLeveler(pen: Pen): string {
  const { view } = stage(pen, { yaw: -34, pitch: 30, size: [640, 520, 120], frame: [60, 150, 1080, 900] })
  const { base } = pen.tone
  const tile = (y: number): string => {
    const body: Block = { at: [0, y, 0], size: [600, 240, 30] }
    return (
      block(view, body, { front: '#c3b7a4', top: '#f1efea', side: '#a39783' }) +
      onFace(view, topOf(body), [
        rect([0, 0, 600, 240], { fill: slanting(pen, '#fbfaf8', '#ebe8e2', '#d5d0c7') }),
        path('M40 0C90 90 60 160 180 240M330 0C370 90 460 130 600 150', {
          fill: 'none',
          stroke: '#b9b3a9',
          'stroke-width': 4,
          opacity: 0.45,
        }),
      ])
    )
  }
  const wedge = ([x, y, z]: Point3): string => {
    const p = (dx: number, dy: number, dz: number): Point => view.project([x + dx, y + dy, z + dz])
    const top = (dy: number): number => 14 + ((110 - dy) / 220) * 40
    const rib = (index: number): string => {
      const dy = 92 - index * 22
      return (
        poly(
          [
            p(-22, dy, top(dy) + 4),
            p(22, dy, top(dy) + 4),
            p(22, dy - 9, top(dy - 9) + 4),
            p(-22, dy - 9, top(dy - 9) + 4),
          ],
          {
            fill: lighten(base, 0.55),
          },
        ) +
        poly(
          [
            p(-22, dy - 9, top(dy - 9) + 4),
            p(22, dy - 9, top(dy - 9) + 4),
            p(22, dy - 9, top(dy - 9) - 2),
            p(-22, dy - 9, top(dy - 9) - 2),
          ],
          {
            fill: darken(base, 0.4),
          },
        )
      )
    }
    return (
      poly([p(-10, -116, 0), p(44, -116, 0), p(44, 120, 0), p(-10, 120, 0)], { fill: '#1d1813', opacity: 0.22 }) +
      poly([p(-24, 110, 14), p(24, 110, 14), p(24, -110, 54), p(-24, -110, 54)], {
        fill: slanting(pen, lighten(base, 0.34), base),
      }) +
      poly([p(24, 110, 0), p(24, 110, 14), p(24, -110, 54), p(24, -110, 0)], {
        fill: across(pen, shaded(base, 0.44), shaded(base, 0.3)),
      }) +
      poly([p(-24, -110, 0), p(24, -110, 0), p(24, -110, 54), p(-24, -110, 54)], {
        fill: falling(pen, lighten(base, 0.3), darken(base, 0.16)),
      }) +
      times(9, rib).join('')
    )
  }
  const skin = { front: '#f1f2f3', top: '#ffffff', side: '#aab0b4' }
  const clip = (x: number): string =>
    wedge([x, 250, 30]) +
    block(view, { at: [x - 44, 242, 30], size: [16, 10, 96] }, skin) +
    block(view, { at: [x + 28, 242, 30], size: [16, 10, 96] }, skin) +
    block(view, { at: [x - 44, 242, 104], size: [88, 10, 24] }, skin)
  return (
    studio(pen) +
    footprint(view, { at: [0, 0, 0], size: [600, 500, 1] }) +
    tile(256) +
    tile(0) +
    [110, 300, 490].map(clip).join('') +
    wedge([690, 190, 0])
  )
}

/** Stone of ground quartz: a base with fine flecks, and veins where it is to look like marble. */
const quartz = (pen: Pen, shape: Shape, scale: number): string =>
  marble(pen, shape, { colour: pen.tone.base, octaves: 2, scale: 1.3, isFine: false }) +
  shape(grains(pen, { colour: pen.tone.base, scale }))

/** A worktop on its units: sink let in from below, tap, polished edge. */
function quartzCounter(pen: Pen): string {
  const { view } = stage(pen, { yaw: -24, pitch: 30, size: [960, 460, 300], frame: [60, 160, 1080, 900] })
  const slab: Block = { at: [0, 0, 240], size: [960, 460, 36] }
  const unit: Block = { at: [10, 20, 0], size: [940, 430, 240] }
  const carcass = '#b9b3a6'
  const hole: readonly Point3[] = [
    [330, 110, 276],
    [700, 110, 276],
    [700, 350, 276],
    [330, 350, 276],
  ]
  const floor: readonly Point3[] = [
    [330, 110, 160],
    [700, 110, 160],
    [700, 350, 160],
    [330, 350, 160],
  ]
  const p = (point: Point3 | undefined): Point => view.project(point ?? [0, 0, 0])
  const steel = toneOf('nickel').base
  const sinkHole = pen.clip(poly(hole.map(p), {}))
  const spout = p([515, 400, 276])
  const light = (box: Box): string =>
    rect(box, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.4],
          [0.34, '#fff', 0.04],
          [0.5, '#fff', 0.24],
          [0.6, '#fff', 0],
          [1, '#000', 0.1],
        ],
      ),
    })
  return (
    studio(pen) +
    footprint(view, unit) +
    block(view, unit, { front: carcass, top: carcass, side: shaded(carcass, 0.36) }) +
    onFace(
      view,
      frontOf(unit),
      [0, 1, 2].map(
        (index) =>
          rect([index * 313 + 4, 8, 306, 226], {
            fill: slanting(pen, lighten(carcass, 0.4), carcass, darken(carcass, 0.14)),
          }) +
          rect([index * 313 + 4, 8, 306, 226], { fill: 'none', stroke: '#4b463d', 'stroke-width': 3, opacity: 0.5 }) +
          rect([index * 313 + 110, 28, 96, 9], { rx: 4, fill: '#8a6c3c' }),
      ),
    ) +
    onFace(view, frontOf(unit), [rect([0, 0, 940, 24], { fill: falling(pen, ['#000', 0.5], ['#000', 0]) })]) +
    block(view, slab, { front: lighten(pen.tone.base, 0.2), top: pen.tone.base, side: shaded(pen.tone.base, 0.36) }) +
    onFace(view, topOf(slab), [quartz(pen, rectShape([0, 0, 960, 460]), 0.7), light([0, 0, 960, 460])]) +
    onFace(view, frontOf(slab), [
      rect([0, 0, 960, 36], { fill: grains(pen, { colour: pen.tone.base, scale: 0.7 }).fill }),
      rect([0, 0, 960, 36], { fill: falling(pen, ['#fff', 0.7], ['#fff', 0.05], ['#000', 0.3]) }),
    ]) +
    group({ 'clip-path': sinkHole }, [
      poly(hole.map(p), { fill: darken(steel, 0.4) }),
      poly([p(hole[3]), p(hole[2]), p(floor[2]), p(floor[3])], {
        fill: falling(pen, darken(steel, 0.1), darken(steel, 0.4)),
      }),
      poly([p(hole[0]), p(hole[3]), p(floor[3]), p(floor[0])], {
        fill: across(pen, darken(steel, 0.2), darken(steel, 0.5)),
      }),
      poly(floor.map(p), { fill: slanting(pen, lighten(steel, 0.3), steel, darken(steel, 0.2)) }),
    ]) +
    poly(hole.map(p), { fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: 0.7 }) +
    group({ transform: d`translate(${spout[0]} ${spout[1]})` }, [
      turned(pen, {
        cx: 0,
        tone: toneOf('chrome'),
        profile: [
          [-150, 13],
          [-14, 14],
          [-14, 30],
          [0, 33],
        ],
        tilt: 0.4,
      }),
      tube('M0 -140V-230C0 -330 90 -330 70 -230L56 -170', { width: 24, tone: toneOf('chrome') }),
      tube('M14 -90L66 -112', { width: 13, tone: toneOf('chrome'), cap: 'round' }),
    ])
  )
}

const quartzDetail = (pen: Pen): string =>
  rect(WHOLE, { fill: pen.tone.base }) +
  rect(WHOLE, { fill: grains(pen, { colour: pen.tone.base, scale: 1.8 }).fill }) +
  quartz(pen, rectShape([0, 0, 1200, 820]), 1.8) +
  path('M-20 820H1220V1220H-20Z', { fill: falling(pen, ['#fff', 0.7], ['#fff', 0.06], ['#000', 0.2], ['#000', 0.5]) }) +
  path('M-20 822H1220', { stroke: '#fff', 'stroke-width': 7, opacity: 0.7 }) +
  rect([0, 1100, 1200, 100], { fill: '#14110d', opacity: 0.7 }) +
  lit(pen, rectShape([0, 0, 1200, 820]), 0.3)

export const TILES_LAID: Family<'terrazzo-tile' | 'hex-tile' | 'subway-tile' | 'tile-leveler' | 'quartz-counter'> = {
  'terrazzo-tile': { hue: 'light-grey', front: terrazzo, detail: terrazzoDetail, scene: terrazzoScene },
  'hex-tile': { hue: 'mist', front: hexTile, detail: hexDetail },
  'subway-tile': { hue: 'white', front: subwayTile, detail: subwayDetail },
  'tile-leveler': { hue: 'red', front: tileLeveler, detail: [330, 430, 400] },
  'quartz-counter': { hue: 'white', front: quartzCounter, detail: quartzDetail },
}
