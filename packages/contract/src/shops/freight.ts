import { z } from 'zod'
import { fen } from '../core/fields.ts'

/** What a freight template counts: sale steps, grams or cubic centimetres. */
export const FREIGHT_MEASURES = ['piece', 'weight', 'volume'] as const
export type FreightMeasure = (typeof FREIGHT_MEASURES)[number]

/** What freight comes to for goods that are not ordered yet: honest about what it is reckoned for. */
export const freightHint = z.strictObject({
  /** The district of the caller's default address; null when there is none: then it is the shop's general rule. */
  to: z.string().nullable(),
  /** Null when the shop does not deliver there. */
  freightFen: fen.nullable(),
  /** More of it may cost more. */
  isFrom: z.boolean(),
  /** Free of freight from goods worth this much and from this many sale steps: whatever is set must be met. */
  freeFromFen: fen.nullable(),
  freeFromPieces: z.int().nullable(),
})
