import { darken, lighten } from './colour.ts'
import type { Pen } from './pen.ts'
import { between } from './random.ts'
import { d, path, times } from './svg.ts'

// Fine texture as small repeating tiles of strokes: far cheaper to rasterise than noise.
// The rasteriser leaves blank what of a tile lies beyond 1200 dots, so that a tile
// times its scale times the close-up's zoom has to stay below that.

interface Tile {
  readonly width: number
  readonly height: number
  readonly turn?: number
  readonly scale?: number
}

const tile = (pen: Pen, { width, height, turn = 0, scale = 1 }: Tile, marks: string): string =>
  pen.define(
    'pattern',
    { width, height, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn}) scale(${scale})` },
    marks,
  )

interface Dashes {
  readonly count: number
  readonly length: readonly [number, number]
  readonly colour: string
  readonly opacity: number
  readonly thick?: number
}

/** Level dashes scattered over a tile, those that run over its end coming in again at its start. */
function dashes(pen: Pen, { width, height }: Tile, { count, length, colour, opacity, thick = 1 }: Dashes): string {
  const lines = times(count, () => {
    const [x, y, long] = [
      between(pen.random, 0, width),
      between(pen.random, 0, height),
      between(pen.random, length[0], length[1]),
    ]
    return d`M${x} ${y}h${long}${x + long > width ? d`M${x - width} ${y}h${long}` : ''}`
  })
  const half = Math.ceil(count / 2)
  const stroke = (part: readonly string[], share: number): string =>
    path(part.join(''), {
      stroke: colour,
      'stroke-width': thick * (0.6 + share * 0.6),
      opacity: opacity * (1 - share * 0.45),
      fill: 'none',
    })
  return stroke(lines.slice(0, half), 0) + stroke(lines.slice(half), 1)
}

interface Look {
  readonly colour: string
  readonly along?: 'x' | 'y'
  readonly scale?: number
}

/** Pores and fibres of wood. */
export function fibres(pen: Pen, { colour, along = 'x', scale = 1 }: Look): { fill: string } {
  const size: Tile = { width: 360, height: 130, turn: along === 'x' ? 0 : 90, scale }
  const fill = pen.once(`fibres ${colour} ${along} ${scale}`, () =>
    tile(
      pen,
      size,
      dashes(pen, size, { count: 90, length: [30, 150], colour: darken(colour, 0.6), opacity: 0.26, thick: 0.9 }) +
        dashes(pen, size, { count: 60, length: [8, 34], colour: darken(colour, 0.8), opacity: 0.34, thick: 1.1 }) +
        dashes(pen, size, { count: 34, length: [40, 170], colour: lighten(colour, 0.6), opacity: 0.22, thick: 1 }),
    ),
  )
  return { fill }
}

/** Brushed metal. */
export function brush(pen: Pen, along: 'x' | 'y' = 'x'): { fill: string } {
  const size: Tile = { width: 380, height: 90, turn: along === 'x' ? 0 : 90 }
  const fill = pen.once(`brush ${along}`, () =>
    tile(
      pen,
      size,
      dashes(pen, size, { count: 90, length: [90, 300], colour: '#ffffff', opacity: 0.3, thick: 0.8 }) +
        dashes(pen, size, { count: 90, length: [90, 300], colour: '#1c1e20', opacity: 0.2, thick: 0.8 }),
    ),
  )
  return { fill }
}

/** Threads of cloth, both ways. */
export function threads(pen: Pen, { colour, scale = 1 }: Look): readonly { fill: string }[] {
  const weft: Tile = { width: 190, height: 150, scale }
  const warp: Tile = { width: 230, height: 170, scale, turn: 90 }
  const lay = (size: Tile): string =>
    dashes(pen, size, { count: 120, length: [24, 110], colour: darken(colour, 0.5), opacity: 0.22, thick: 1.4 }) +
    dashes(pen, size, { count: 120, length: [24, 110], colour: lighten(colour, 0.7), opacity: 0.34, thick: 1.6 })
  return [weft, warp].map((one, index) => ({
    fill: pen.once(`threads ${colour} ${scale} ${index}`, () => tile(pen, one, lay(one))),
  }))
}

/** Grains of several sizes, dark and light. */
export function grains(pen: Pen, { colour, scale = 1 }: Look): { fill: string } {
  const side = 240
  const dots = (count: number, size: readonly [number, number]): string =>
    times(count, () => {
      const [x, y, r] = [
        between(pen.random, 0, side),
        between(pen.random, 0, side),
        between(pen.random, size[0], size[1]),
      ]
      return d`M${x} ${y}l${r} ${r * 0.4}l${-r * 0.3} ${r * 0.8}l${-r} ${-r * 0.3}z`
    }).join('')
  const fill = pen.once(`grains ${colour} ${scale}`, () =>
    tile(
      pen,
      { width: side, height: side, scale },
      path(dots(420, [0.8, 2]), { fill: darken(colour, 0.7), opacity: 0.34 }) +
        path(dots(130, [1.8, 3.6]), { fill: darken(colour, 0.75), opacity: 0.4 }) +
        path(dots(420, [0.8, 2.2]), { fill: lighten(colour, 0.8), opacity: 0.42 }) +
        path(dots(70, [2, 3.6]), { fill: lighten(colour, 0.85), opacity: 0.5 }),
    ),
  )
  return { fill }
}

/** The faint tooth of paper and matt paint. */
export function tooth(pen: Pen, opacity = 0.08): { fill: string } {
  const side = 150
  const dots = (count: number): string =>
    times(count, () => d`M${between(pen.random, 0, side)} ${between(pen.random, 0, side)}h1.6v1.2h-1.6z`).join('')
  const fill = pen.once(`tooth ${opacity}`, () =>
    tile(
      pen,
      { width: side, height: side },
      path(dots(420), { fill: '#2a241e', opacity }) + path(dots(420), { fill: '#ffffff', opacity: opacity * 1.6 }),
    ),
  )
  return { fill }
}
