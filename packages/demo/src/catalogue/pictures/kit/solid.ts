import { darken, lighten, mix } from './colour.ts'
import type { Tone } from './colour.ts'
import { d, group, oval, path, rect, times } from './svg.ts'
import type { Box, Point, Stop } from './svg.ts'
import type { Pen } from './pen.ts'

/** How a round matt body darkens from lit side to shade, with light thrown back at its edge. */
export const roundStops = (tone: Pick<Tone, 'base'>): readonly Stop[] => [
  [0, darken(tone.base, 0.2)],
  [0.1, tone.base],
  [0.3, lighten(tone.base, 0.42)],
  [0.46, lighten(tone.base, 0.16)],
  [0.74, darken(tone.base, 0.16)],
  [0.93, darken(tone.base, 0.36)],
  [1, darken(tone.base, 0.22)],
]

/** How polished metal breaks a room into bands. */
const metalStops = (tone: Tone): readonly Stop[] => [
  [0, darken(tone.base, 0.55)],
  [0.05, darken(tone.base, 0.2)],
  [0.14, lighten(tone.base, 0.5)],
  [0.24, lighten(tone.base, 0.88)],
  [0.34, lighten(tone.base, 0.4)],
  [0.46, tone.base],
  [0.6, darken(tone.base, 0.44)],
  [0.7, darken(tone.base, 0.2)],
  [0.84, lighten(tone.base, 0.55)],
  [0.93, tone.base],
  [1, darken(tone.base, 0.6)],
]

/** The banded look for metals, the soft one for the rest. */
export const bodyStops = (tone: Tone): readonly Stop[] => (tone.isMetal ? metalStops(tone) : roundStops(tone))

interface TubeLook {
  readonly width: number
  readonly tone: Tone
  readonly cap?: 'round' | 'butt'
}

/** The colour of a stop list at a place between its ends. */
function colourAt(stops: readonly Stop[], place: number): string {
  const next = stops.findIndex(([offset]) => offset >= place)
  const [to, from] = [stops[Math.max(0, next)], stops[Math.max(0, next - 1)]]
  if (to === undefined || from === undefined || to[0] === from[0]) return to?.[1] ?? '#000000'
  return mix(from[1], to[1], (place - from[0]) / (to[0] - from[0]))
}

/** From the edge of a tube to its middle. */
const tubeStops = ({ base, isMetal }: Tone): readonly Stop[] =>
  isMetal
    ? [
        [0, darken(base, 0.58)],
        [0.1, darken(base, 0.1)],
        [0.2, lighten(base, 0.5)],
        [0.36, base],
        [0.56, darken(base, 0.34)],
        [0.8, base],
        [1, lighten(base, 0.2)],
      ]
    : [
        [0, darken(base, 0.36)],
        [0.2, darken(base, 0.14)],
        [0.5, base],
        [1, lighten(base, 0.2)],
      ]

/** A bent tube along a path: strokes laid over each other, each narrower, from the edge to the light. */
export function tube(line: string, { width, tone, cap = 'butt' }: TubeLook): string {
  const stroke = (share: number, colour: string): string =>
    path(line, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width * share,
      'stroke-linecap': cap,
      'stroke-linejoin': 'round',
    })
  const steps = 12
  const bands = times(steps, (index) =>
    stroke(1 - (index / steps) * 0.94, colourAt(tubeStops(tone), index / (steps - 1))),
  )
  const shine = [0.3, 0.22, 0.13].map((share, index) =>
    stroke(share, mix(tone.base, '#ffffff', tone.isMetal ? 0.55 + index * 0.2 : 0.3 + index * 0.14)),
  )
  return (
    group({}, bands) +
    group({ transform: d`translate(${-width * 0.12} ${-width * 0.12})`, opacity: tone.isMetal ? 0.95 : 0.8 }, shine)
  )
}

/** Shade for a face turned from the light. */
export const shaded = (colour: string, share: number): string => mix(colour, '#37322d', share)

/** A straight round bar: upright bars are lit across, level ones down. */
export function bar(
  pen: Pen,
  box: Box,
  {
    tone,
    lies = 'upright',
    radius = 0,
  }: { readonly tone: Tone; readonly lies?: 'upright' | 'level'; readonly radius?: number },
): string {
  const stops = bodyStops(tone)
  return rect(box, { rx: radius, fill: lies === 'upright' ? pen.across(stops) : pen.down(stops) })
}

/** A flat plate of metal or lacquer, lit from the upper left, with a bright edge. */
export function plate(
  pen: Pen,
  box: Box,
  { tone, radius = 0 }: { readonly tone: Tone; readonly radius?: number },
): string {
  const gain = tone.isMetal ? 1 : 0.5
  const fill = pen.linear(
    [0, 0, 1, 1],
    [
      [0, lighten(tone.base, 0.5 * gain)],
      [0.3, tone.base],
      [0.46, lighten(tone.base, 0.42 * gain)],
      [0.6, darken(tone.base, 0.08)],
      [1, darken(tone.base, 0.3 * gain)],
    ],
  )
  const [x, y, w, h] = box
  return (
    rect(box, { rx: radius, fill }) +
    rect([x + 1.5, y + 1.5, w - 3, h - 3], {
      rx: Math.max(0, radius - 1.5),
      fill: 'none',
      stroke: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#ffffff', 0.85],
          [0.5, '#ffffff', 0.1],
          [1, '#000000', 0.4],
        ],
      ),
      'stroke-width': 3,
    })
  )
}

/** A screw head with its cross. */
export function screwHead(pen: Pen, [x, y]: Point, radius: number): string {
  const slot = (w: number, h: number): string =>
    rect([x - w / 2, y - h / 2, w, h], { fill: '#34373a', transform: `rotate(28 ${x} ${y})` })
  return (
    oval([x, y + radius * 0.12, radius * 1.1, radius * 1.1], { fill: '#15171a', opacity: 0.4 }) +
    oval([x, y, radius, radius], {
      fill: pen.radial(
        [0.36, 0.32, 0.8],
        [
          [0, '#fdfdfd'],
          [0.5, '#b4b8bb'],
          [1, '#5f6367'],
        ],
      ),
    }) +
    slot(radius * 1.2, radius * 0.26) +
    slot(radius * 0.26, radius * 1.2)
  )
}
