import { z } from 'zod'
import { fen } from '../core/fields.ts'

/** The measures by which a freight template charges: sale steps, grams or cubic centimetres. */
export const FREIGHT_MEASURES = ['piece', 'weight', 'volume'] as const
export type FreightMeasure = (typeof FREIGHT_MEASURES)[number]

/** The freight of goods that are not ordered yet, and for which place and quantity it is calculated. */
export const freightHint = z.strictObject({
  /** The district of the caller's default address; null when there is none: then it is the shop's general rule. */
  to: z.string().nullable(),
  /** Null when the shop does not deliver there. */
  freightFen: fen.nullable(),
  /** A larger quantity may cost more. */
  isFrom: z.boolean(),
  /** Thresholds of free freight, in fen and in sale steps; each that is set must be met. */
  freeFromFen: fen.nullable(),
  freeFromPieces: z.int().nullable(),
})
