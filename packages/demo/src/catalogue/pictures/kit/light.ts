import { darken, lighten } from './colour.ts'
import type { Tone } from './colour.ts'
import type { Shape } from './material.ts'
import type { Pen } from './pen.ts'
import { bodyStops } from './solid.ts'
import { d, oval, path } from './svg.ts'
import type { Stop } from './svg.ts'

/** A colour, or a colour and its opacity. */
type Shade = string | readonly [colour: string, opacity: number]

const even = (shades: readonly Shade[]): Stop[] =>
  shades.map((shade, index) => {
    const offset = index / Math.max(1, shades.length - 1)
    return typeof shade === 'string' ? [offset, shade] : [offset, shade[0], shade[1]]
  })

/** Paints whose shades are evenly spaced: downwards, from left to right, and from the lit upper left corner. */
export const falling = (pen: Pen, ...shades: Shade[]): string => pen.down(even(shades))
export const across = (pen: Pen, ...shades: Shade[]): string => pen.across(even(shades))
export const slanting = (pen: Pen, ...shades: Shade[]): string => pen.linear([0, 0, 1, 1], even(shades))

/** From a bright spot at the upper left outwards. */
export const glowing = (pen: Pen, ...shades: Shade[]): string => pen.radial([0.36, 0.3, 0.85], even(shades))

/** The turned face of a metal disc or a lacquered one, as it catches the room. */
export const faced = (pen: Pen, { base, isMetal }: Tone): string =>
  slanting(pen, lighten(base, isMetal ? 0.85 : 0.5), base, lighten(base, isMetal ? 0.4 : 0.1), darken(base, 0.34))

/** Light from the upper left over a flat shape of any colour. */
export const lit = (pen: Pen, shape: Shape, strength = 0.3): string =>
  shape({ fill: slanting(pen, ['#fff', strength], ['#fff', strength * 0.1], ['#1d1813', strength * 0.6]) })

/** The roundness of an upright barrel, laid over what is printed on it. */
export const barrel = (pen: Pen, strength = 1): string =>
  pen.across([
    [0, '#14100c', 0.5 * strength],
    [0.1, '#14100c', 0.16 * strength],
    [0.24, '#fff', 0.2 * strength],
    [0.33, '#fff', 0.46 * strength],
    [0.44, '#fff', 0.08 * strength],
    [0.7, '#14100c', 0.1 * strength],
    [0.92, '#14100c', 0.4 * strength],
    [1, '#14100c', 0.52 * strength],
  ])

export const pathShape =
  (line: string): Shape =>
  (paint) =>
    path(line, { ...paint })

interface Turned {
  readonly cx: number
  readonly tone: Tone
  /** Height and radius from the top down; the same height twice makes a shelf. */
  readonly profile: readonly (readonly [y: number, radius: number])[]
  /** How round a level circle seems: 0 from the side, 1 from above. */
  readonly tilt?: number
}

/** A body turned on an upright lathe, seen a little from above: each ring laid over the one below it. */
export function turned(pen: Pen, { cx, tone, profile, tilt = 0.26 }: Turned): string {
  const side = pen.once(`turned ${tone.base} ${tone.isMetal}`, () => pen.across(bodyStops(tone)))
  const top = pen.once(`shelf ${tone.base} ${tone.isMetal}`, () => faced(pen, tone))
  const ring = ([y, r]: readonly [number, number], index: number): string => {
    const [below, wide] = profile[index + 1] ?? [y, r]
    if (below === y) return ''
    return (
      path(
        d`M${cx - r} ${y}L${cx - wide} ${below}A${wide} ${wide * tilt} 0 0 0 ${cx + wide} ${below}L${cx + r} ${y}A${r} ${r * tilt} 0 0 1 ${cx - r} ${y}Z`,
        {
          fill: side,
        },
      ) + oval([cx, y, r, r * tilt], { fill: top })
    )
  }
  return profile.slice(0, -1).map(ring).toReversed().join('')
}

/** The soft shadow of a bar, as strokes that grow wider: cheaper than a blur, above all on what is turned. */
export const softLine = (line: string, width: number, strength = 0.3): string =>
  Array.from({ length: 16 }, (_, index) =>
    path(line, {
      fill: 'none',
      stroke: '#000',
      'stroke-width': width * (0.2 + index * 0.1),
      'stroke-linecap': 'round',
      opacity: strength / 13,
    }),
  ).join('')
