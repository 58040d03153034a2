import { darken, lighten } from './colour.ts'
import { fibres, grains, threads } from './pattern.ts'
import type { Pen } from './pen.ts'
import { el, rect } from './svg.ts'
import type { Box } from './svg.ts'

/** A shape drawn with the given paint: `(paint) => rect(box, paint)`. */
export type Shape = (paint: Readonly<Record<string, string | number | undefined>>) => string

/** One colour laid over a shape where a channel of the noise says so. */
interface Layer {
  readonly from: 'r' | 'g' | 'b' | 'a'
  readonly colour: string
  /** Opacity as the noise rises from 0 to 1; a peak in the middle draws veins, a saw draws rings. */
  readonly table: readonly number[]
}

interface Noise {
  /** Cycles per unit across and down: small is broad, large is fine. */
  readonly frequency: readonly [number, number]
  readonly octaves?: number
  readonly shift?: number
  readonly layers: readonly Layer[]
}

const channel = (hex: string, at: number): string => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)

function layerMarkup({ from, colour, table }: Layer, index: number): string {
  const pick = { r: '1 0 0 0 0', g: '0 1 0 0 0', b: '0 0 1 0 0', a: '0 0 0 1 0' }[from]
  const values = `0 0 0 0 ${channel(colour, 1)} 0 0 0 0 ${channel(colour, 3)} 0 0 0 0 ${channel(colour, 5)} ${pick}`
  return (
    el('feColorMatrix', { in: 'n', values }) +
    el(
      'feComponentTransfer',
      { result: `l${index}` },
      el('feFuncA', { type: 'table', tableValues: table.map((one) => Number(one.toFixed(3))).join(' ') }),
    )
  )
}

/**
 * Paint that covers a shape with coloured noise and lets the fill below be seen.
 * Noise is what costs time when rasterising, so one field of it feeds every
 * layer: its four channels are independent of each other.
 */
function noise(pen: Pen, { frequency, octaves = 3, shift = 0, layers }: Noise): { filter: string; fill: string } {
  const merged =
    layers.length === 1
      ? ''
      : el('feMerge', {}, layers.map((_, index) => el('feMergeNode', { in: `l${index}` })).join(''))
  const filter = pen.define(
    'filter',
    { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: `${round(frequency[0])} ${round(frequency[1])}`,
      numOctaves: octaves,
      seed: (pen.seed * 7 + shift) % 997,
      result: 'n',
    }) +
      layers.map(layerMarkup).join('') +
      merged +
      el('feComposite', { operator: 'in', in2: 'SourceAlpha' }),
  )
  return { filter, fill: '#000' }
}

const round = (value: number): number => Number(value.toPrecision(4))

/** Alternating opacities: contour lines of broad noise, which is what cut wood shows. */
const rings = (count: number, strength: number): number[] =>
  Array.from({ length: count * 2 + 1 }, (_, index) =>
    index % 2 === 0 ? 0 : strength * (0.55 + (0.45 * ((index * 7) % 5)) / 4),
  )

/** A narrow line where the noise crosses the middle. */
const vein = (steps: number, strength: number): number[] => {
  const middle = Math.floor(steps / 2)
  return Array.from({ length: steps }, (_, index) =>
    index === middle ? strength : Math.abs(index - middle) === 1 ? strength * 0.08 : 0,
  )
}

export interface Cut {
  readonly colour: string
  readonly along?: 'x' | 'y'
  readonly shift?: number
  readonly scale?: number
  /** Detail of the pattern; each one costs as much time again. */
  readonly octaves?: number
  /** Whether a second, finer family of veins crosses the first. */
  readonly isFine?: boolean
  /** How much narrower the pattern is from front to back, as floors seem to the eye. */
  readonly squeeze?: number
}

/** Wood: rings of the cut, then fibres. */
export function wood(pen: Pen, shape: Shape, { colour, along = 'x', shift = 0, scale = 1, octaves = 2 }: Cut): string {
  const frequency =
    along === 'x' ? ([0.0011 / scale, 0.011 / scale] as const) : ([0.011 / scale, 0.0011 / scale] as const)
  return (
    shape({ fill: colour }) +
    shape(
      noise(pen, {
        frequency,
        octaves,
        shift,
        layers: [{ from: 'a', colour: darken(colour, 0.42), table: rings(16, 0.42) }],
      }),
    ) +
    shape(fibres(pen, { colour, along, scale: Math.max(1, scale) }))
  )
}

/**
 * Wood for a box that is turned or slanted: painted straight once, then laid on, so that the noise
 * covers no more than the box. On the picture the box may not be longer than 1200 dots, or its end stays blank. */
export function woodTile(pen: Pen, [x, y, width, height]: Box, cut: Cut): string {
  const straight: Shape = (paint) => rect([x, y, width, height], { ...paint })
  return pen.define(
    'pattern',
    { x, y, width, height, patternUnits: 'userSpaceOnUse', viewBox: `${x} ${y} ${width} ${height}` },
    wood(pen, straight, cut),
  )
}

/** Polished marble: clouds, one family of broad soft veins, one of fine ones. */
export function marble(
  pen: Pen,
  shape: Shape,
  { colour, shift = 0, scale = 1, squeeze = 1, octaves = 4, isFine = true }: Cut,
): string {
  const isDark = Number.parseInt(colour.slice(1, 3), 16) < 120
  const line = isDark ? lighten(colour, 0.66) : darken(colour, 0.42)
  return (
    shape({ fill: colour }) +
    shape(
      noise(pen, {
        frequency: [0.0021 / scale, (0.0031 / scale) * squeeze],
        octaves,
        shift,
        layers: [
          { from: 'g', colour: isDark ? lighten(colour, 0.3) : darken(colour, 0.14), table: [0, 0, 0.05, 0.42, 0.7] },
          { from: 'a', colour: line, table: vein(2 * Math.round(13 * scale) + 1, octaves < 4 ? 0.78 : 0.66) },
          ...(!isFine ? [] : [{ from: 'b', colour: line, table: vein(41, 0.4) } as const]),
        ],
      }),
    )
  )
}

/** Granular matter: cement, sand, granite, by the coarseness. */
export const speckle = (pen: Pen, shape: Shape, { colour, scale = 1 }: Cut): string =>
  shape({ fill: colour }) + shape(grains(pen, { colour, scale }))

/** Cloth over what lies below. */
export const woven = (pen: Pen, shape: Shape, { colour, scale = 1 }: Cut): string =>
  threads(pen, { colour, scale }).map(shape).join('')

/** Broad soft clouds of light and shade: crumpled paper, uneven glaze, dented cloth. */
export const clouds = (
  pen: Pen,
  shape: Shape,
  {
    frequency,
    light = 0.3,
    shade = 0.2,
    shift = 0,
  }: {
    readonly frequency: readonly [number, number]
    readonly light?: number
    readonly shade?: number
    readonly shift?: number
  },
): string =>
  shape(
    noise(pen, {
      frequency,
      octaves: 2,
      shift,
      layers: [
        { from: 'a', colour: '#ffffff', table: [0, 0, 0, light * 0.4, light, light] },
        { from: 'g', colour: '#1f1a15', table: [0, 0, 0, shade * 0.4, shade, shade] },
      ],
    }),
  )

export const rectShape =
  (box: Box): Shape =>
  (paint) =>
    rect(box, { ...paint })
