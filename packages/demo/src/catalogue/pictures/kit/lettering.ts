import { HAN_GLYPHS } from './han-glyphs.data.ts'
import { path } from './svg.ts'
import type { Point } from './svg.ts'

// Small marks on packaging. Drawn as strokes, not set in a font, so that a
// machine without fonts gives the same picture. Each glyph is on a 4 × 6 grid.
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4h2.4',
  B: 'M0 0v6h2.4a1.6 1.6 0 0 0 0-3.2H0M0 0h2.2a1.4 1.4 0 0 1 0 2.8',
  C: 'M4 1A2.4 3 0 1 0 4 5',
  D: 'M0 0v6h1.6a2.6 3 0 0 0 0-6z',
  E: 'M4 0H0v6h4M0 3h3',
  F: 'M4 0H0v6M0 3h3',
  G: 'M4 1A2.4 3 0 1 0 4 4.6V3.2H2.4',
  H: 'M0 0v6M4 0v6M0 3h4',
  I: 'M2 0v6',
  J: 'M4 0v4.4a2 1.6 0 0 1-4 0',
  K: 'M0 0v6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0v6h4',
  M: 'M0 6V0l2 3.6L4 0v6',
  N: 'M0 6V0l4 6V0',
  O: 'M2 0a2 3 0 1 0 .01 0z',
  P: 'M0 6V0h2.4a1.7 1.7 0 0 1 0 3.4H0',
  Q: 'M2 0a2 3 0 1 0 .01 0zM2.6 4.2L4 6',
  R: 'M0 6V0h2.4a1.7 1.7 0 0 1 0 3.4H0M2 3.4L4 6',
  S: 'M4 .8A2 1.5 0 1 0 2 3a2 1.5 0 1 1-2 2.2',
  T: 'M0 0h4M2 0v6',
  U: 'M0 0v4a2 2 0 0 0 4 0V0',
  V: 'M0 0l2 6L4 0',
  W: 'M0 0l1 6l1-4l1 4l1-6',
  X: 'M0 0l4 6M4 0L0 6',
  Y: 'M0 0l2 3L4 0M2 3v3',
  Z: 'M0 0h4L0 6h4',
  0: 'M2 0a2 3 0 1 0 .01 0z',
  1: 'M.8 1L2 0v6',
  2: 'M0 1.4A2 1.6 0 1 1 3.6 3L0 6h4',
  3: 'M0 .8A2 1.5 0 1 1 2 3a2 1.5 0 1 1-2 2.2',
  4: 'M3 6V0L0 4h4',
  5: 'M4 0H.6L.3 2.6A2 1.8 0 1 1 0 5',
  6: 'M3.6 .5A2.6 3.4 0 1 0 4 4.2A2 1.8 0 0 0 .1 4',
  7: 'M0 0h4L1.4 6',
  8: 'M2 0a1.6 1.4 0 1 0 .01 0zM2 2.8a2 1.6 0 1 0 .01 0z',
  9: 'M.4 5.5A2.6 3.4 0 1 0 0 1.8A2 1.8 0 0 0 3.9 2',
  '.': 'M0 6h.1',
  '-': 'M.6 3h2.8',
  '/': 'M4 0L0 6',
  '·': 'M2 3h.1',
  '+': 'M2 1.4v3.2M.4 3h3.2',
}

interface Lettering {
  /** Upper left corner. */
  readonly at: Point
  /** Height of a capital. */
  readonly size: number
  readonly colour: string
  readonly weight?: number
}

/** How far a sign moves the next one: a Chinese character is as wide as it is high. */
const advanceOf = (sign: string): number => (sign in HAN_GLYPHS ? 7.2 : 5.6)
const GAP: Readonly<Record<'capital' | 'han', number>> = { capital: 1.6, han: 1.2 }

/** A line of capitals, digits and Chinese characters. Throws for a sign that has no glyph. */
export function letter(words: string, { at, size, colour, weight = 0.9 }: Lettering): string {
  const scale = size / 6
  const signs = [...words.toUpperCase()]
  return signs
    .map((sign, index) => {
      const han = HAN_GLYPHS[sign]
      const glyph = han ?? GLYPHS[sign]
      if (sign === ' ') return ''
      if (glyph === undefined) throw new Error(`no glyph for ${sign}`)
      const x = signs.slice(0, index).reduce((sum, one) => sum + advanceOf(one), 0)
      // The grid of a Chinese character is twice as fine.
      const grid = han === undefined ? 1 : 2
      return path(glyph, {
        fill: 'none',
        stroke: colour,
        'stroke-width': weight * grid * (han === undefined ? 1 : 0.72),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        transform: `translate(${(at[0] + x * scale).toFixed(2)} ${at[1].toFixed(2)}) scale(${(scale / grid).toFixed(3)})`,
      })
    })
    .join('')
}

/** Without the gap after the last sign. */
export function letterWidth(words: string, size: number): number {
  const signs = [...words.toUpperCase()]
  const last = signs.at(-1) ?? ''
  const width = signs.reduce((sum, one) => sum + advanceOf(one), 0)
  return (width - (last in HAN_GLYPHS ? GAP.han : GAP.capital)) * (size / 6)
}
