import { toneOf } from './colour.ts'
import type { Tone } from './colour.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'
import { el } from './svg.ts'
import type { Attributes, Box, Stop } from './svg.ts'
import type { HueKey, PictureLook } from '../subjects.ts'

export const SIZE = 1200

/** What a drawing is made with: its colour, its chance, and the definitions that it gathers. */
export class Pen {
  readonly hue: HueKey
  readonly tone: Tone
  readonly seed: number
  readonly random: Random
  readonly #definitions: string[] = []
  readonly #kept = new Map<string, string>()

  constructor(look: PictureLook, fallback: HueKey) {
    this.hue = look.hue ?? fallback
    this.tone = toneOf(this.hue)
    this.seed = look.seed
    this.random = randomFrom(look.seed)
  }

  /** Adds a definition and returns its reference. */
  define(name: string, attributes: Attributes, children: string): string {
    const id = `d${this.#definitions.length}`
    this.#definitions.push(el(name, { id, ...attributes }, children))
    return `url(#${id})`
  }

  /** Makes a paint once and gives it again afterwards. */
  once(key: string, make: () => string): string {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = make()
    this.#kept.set(key, made)
    return made
  }

  /** Along a line from (x1, y1) to (x2, y2) in the shape's own 0–1 box. */
  linear([x1, y1, x2, y2]: Box, stops: readonly Stop[]): string {
    return this.define('linearGradient', { x1, y1, x2, y2 }, stopMarkup(stops))
  }

  across(stops: readonly Stop[]): string {
    return this.linear([0, 0, 1, 0], stops)
  }

  down(stops: readonly Stop[]): string {
    return this.linear([0, 0, 0, 1], stops)
  }

  radial([cx, cy, r]: readonly [number, number, number], stops: readonly Stop[]): string {
    return this.define('radialGradient', { cx, cy, r }, stopMarkup(stops))
  }

  /** Blurs within a box, or the whole picture: the box is what the blur costs. */
  blur(deviation: number, box: Box = [-100, -100, SIZE + 200, SIZE + 200]): string {
    return this.define(
      'filter',
      { filterUnits: 'userSpaceOnUse', x: box[0], y: box[1], width: box[2], height: box[3] },
      el('feGaussianBlur', { stdDeviation: deviation }),
    )
  }

  clip(shape: string): string {
    return this.define('clipPath', {}, shape)
  }

  mask(shape: string): string {
    return this.define('mask', { maskUnits: 'userSpaceOnUse', x: -400, y: -400, width: 2000, height: 2000 }, shape)
  }

  definitions(): string {
    return el('defs', {}, this.#definitions.join('') || ' ')
  }
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')
