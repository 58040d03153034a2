import { z } from 'zod'
import { fen } from '../core/fields.ts'
import {
  HANDINGS,
  MAKING_OPTIONS,
  MEASURED,
  MEASURE_FAULTS,
  MEASURE_FIELDS,
  OPTION_NAMES,
  OPTION_VALUES,
  SIZE_MM_MAX,
  SIZES,
} from './made-to-measure.ts'
import { UNITS } from './units.ts'

const mm = z.int().min(1).max(SIZE_MM_MAX)
const size = mm.optional()

/** The measures of one piece; the product's rule says which fields it has. */
export const measures = z.strictObject({
  width: size,
  height: size,
  length: size,
  depth: size,
  side: z.enum(MAKING_OPTIONS.side).optional(),
  opening: z.enum(MAKING_OPTIONS.opening).optional(),
  edge: z.enum(MAKING_OPTIONS.edge).optional(),
})

/** How a product is made to measure (`made-to-measure.ts` has the arithmetic). */
export const makingRule = z.strictObject({
  sizes: z.array(
    z.strictObject({
      size: z.enum(SIZES),
      minMm: mm,
      maxMm: mm,
      stepMm: mm,
      oversize: z.strictObject({ aboveMm: mm, stepMm: mm, fen }).optional(),
    }),
  ),
  options: z.array(
    z.strictObject({
      option: z.enum(OPTION_NAMES),
      values: z.array(z.strictObject({ value: z.enum(OPTION_VALUES), extraFen: fen, per: z.enum(['piece', 'unit']) })),
    }),
  ),
  charge: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('area'), stepCm2: z.int().min(1), leastCm2: z.int().min(1) }),
    z.strictObject({ by: z.literal('length'), stepMm: mm, leastMm: mm }),
    z.strictObject({ by: z.literal('piece') }),
  ]),
  measured: z.enum(MEASURED).optional(),
  handing: z.enum(HANDINGS).optional(),
  piece: z.enum(UNITS),
})

export const measureFault = z.strictObject({ field: z.enum(MEASURE_FIELDS), fault: z.enum(MEASURE_FAULTS) })
