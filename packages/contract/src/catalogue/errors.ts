import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'

export const CATALOGUE_ERRORS = {
  /** Some lines want more than there is: what is left of each. */
  STOCK_SHORT: {
    wire: 200,
    code: 42001,
    data: z.strictObject({ skus: z.array(z.strictObject({ skuId: z.uuid(), title: z.string(), available: z.int() })) }),
  },
  OFF_SALE: { wire: 200, code: 42002 },
} as const satisfies Record<string, ErrorSpec>
