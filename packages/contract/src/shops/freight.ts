import { z } from 'zod'
import { fen, id } from '../core/fields.ts'

/** The measures by which a freight template charges: sale steps, grams or cubic centimetres. */
export const FREIGHT_MEASURES = ['piece', 'weight', 'volume'] as const
export type FreightMeasure = (typeof FREIGHT_MEASURES)[number]

/** The freight of goods that are not ordered yet, and for which place and quantity it is calculated. */
export const freightHint = z.strictObject({
  /** The district of the caller's default address; null when there is none: then the hint is of all places that the shop delivers to. */
  to: z.string().nullable(),
  /** Null when the shop does not deliver there. Without a district it is what the cheapest place pays. */
  freightFen: fen.nullable(),
  /** Without a district what the dearest place pays, if it is more; else null. */
  mostFen: fen.nullable(),
  /** A larger quantity may cost more. */
  isFrom: z.boolean(),
  /** Thresholds of free freight, in fen and in sale steps; each that is set must be met. */
  freeFromFen: fen.nullable(),
  freeFromPieces: z.int().nullable(),
})

/** Without an address the freight is what the cheapest place pays, and `mostFreightFen` the dearest, if that is more; else null. */
export const freightRange = { freightFen: fen, mostFreightFen: fen.nullable() }

/** Freight of the lines of one freight template. */
export const quotedFreight = z.strictObject({
  name: z.string(),
  measure: z.enum(FREIGHT_MEASURES),
  /** Sale steps, grams or cubic centimetres. */
  amount: z.int(),
  skuIds: z.array(id),
  ...freightRange,
})
