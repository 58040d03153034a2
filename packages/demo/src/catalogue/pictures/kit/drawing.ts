import type { Pen } from './pen.ts'
import type { HueKey, PictureSubject } from '../subjects.ts'

/** How one subject is drawn. Every function returns markup for the 1200 × 1200 picture, ground included. */
export interface Drawing {
  /** The colour when the look names none. */
  readonly hue: HueKey
  readonly front: (pen: Pen) => string
  /** A drawing of its own, or the square of the front that the close-up magnifies: x, y, side. */
  readonly detail: ((pen: Pen) => string) | readonly [x: number, y: number, side: number]
  readonly scene?: (pen: Pen) => string
}

export type Family<Subject extends PictureSubject> = Readonly<Record<Subject, Drawing>>
