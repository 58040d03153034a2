import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'
import { fen, id } from '../core/fields.ts'

export const ORDERS_ERRORS = {
  /** The price has changed since it was shown: the new total, to be confirmed. */
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
  /** The new price leaves nothing to pay, or the discount exceeds the goods. */
  PRICE_OUT_OF_RANGE: { wire: 200, code: 45006 },
  /** More of the stock than one person may hold unpaid: what may be ordered of each now. */
  HOLD_LIMIT: {
    wire: 200,
    code: 45007,
    data: z.strictObject({ skus: z.array(z.strictObject({ skuId: id, title: z.string(), available: z.int() })) }),
  },
  /** This action has been used as often as an order allows. */
  TOO_OFTEN: { wire: 200, code: 45010, data: z.strictObject({ limit: z.int() }) },
  /** The last allowed parcel or partial cancellation must take everything that is left. */
  TAKE_ALL: { wire: 200, code: 45011, data: z.strictObject({ limit: z.int() }) },
  /** The caller has reached the limit of checkouts in 24 hours. */
  PLACING_LIMIT: { wire: 200, code: 45012 },
} as const satisfies Record<string, ErrorSpec>
