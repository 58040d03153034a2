import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'
import { measureFault } from './made-to-measure-schemas.ts'
import { saleUnit } from './schemas.ts'

export const CATALOGUE_ERRORS = {
  /**
   * Some lines exceed the stock: how much of each can be bought, 0 where less than the minimum quantity is left. A refused
   * quote names the unit of the amounts too, because its caller has not received the goods.
   */
  STOCK_SHORT: {
    wire: 200,
    code: 42001,
    data: z.strictObject({
      skus: z.array(
        z.strictObject({ skuId: z.uuid(), title: z.string(), available: z.int(), unit: saleUnit.optional() }),
      ),
    }),
  },
  OFF_SALE: { wire: 200, code: 42002 },
  /** The measures do not fit the product: what is wrong, by field. */
  MEASURES_WRONG: {
    wire: 200,
    code: 42003,
    data: z.strictObject({
      skus: z.array(z.strictObject({ skuId: z.uuid(), title: z.string(), faults: z.array(measureFault) })),
    }),
  },
} as const satisfies Record<string, ErrorSpec>
