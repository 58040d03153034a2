import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'
import { fen, id } from '../core/fields.ts'

export const ORDERS_ERRORS = {
  /** What was shown is not what it costs now: the new total, to be shown and agreed to. */
  QUOTE_CHANGED: { wire: 200, code: 45001, data: z.strictObject({ totalFen: fen }) },
  AMOUNT_LIMIT: { wire: 200, code: 45002 },
  NOT_NOW: { wire: 200, code: 45003 },
  /** The shop does not deliver these to that address. */
  UNDELIVERABLE: {
    wire: 200,
    code: 45004,
    data: z.strictObject({ skus: z.array(z.strictObject({ skuId: id, title: z.string() })) }),
  },
  /** More of a line than is left to ship or to cancel. */
  TOO_MUCH: { wire: 200, code: 45005 },
  /** A new price that leaves nothing to pay, or takes off more than the goods cost. */
  PRICE_OUT_OF_RANGE: { wire: 200, code: 45006 },
  /** More of the stock than one person may hold without having paid: what may be ordered of each now. */
  HOLD_LIMIT: {
    wire: 200,
    code: 45007,
    data: z.strictObject({ skus: z.array(z.strictObject({ skuId: id, title: z.string(), available: z.int() })) }),
  },
  /** The order has taken this step as often as it may. */
  TOO_OFTEN: { wire: 200, code: 45010, data: z.strictObject({ limit: z.int() }) },
  /** The last parcel, or the last partial cancellation, that leaves something over. */
  TAKE_ALL: { wire: 200, code: 45011, data: z.strictObject({ limit: z.int() }) },
  /** The caller has placed as many orders today as a person may. */
  PLACING_LIMIT: { wire: 200, code: 45012 },
} as const satisfies Record<string, ErrorSpec>
