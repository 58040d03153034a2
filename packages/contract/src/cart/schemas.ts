import { z } from 'zod'
import { measures } from '../catalogue/made-to-measure-schemas.ts'
import { calculator, pack, saleUnit, shopBrief } from '../catalogue/schemas.ts'
import { QUANTITY_MAX } from '../core/constants.ts'
import { fen, id } from '../core/fields.ts'
import { CART_LINES_NAMED_MAX } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'
import { freightHint } from '../shops/freight.ts'

export const quantity = z.int().min(1).max(QUANTITY_MAX)

/** Whether a line can be bought, and if not, why; `short` can with a smaller quantity, `unmakeable` with other measures. */
export const CART_LINE_STATES = ['valid', 'short', 'soldOut', 'offSale', 'unmakeable'] as const

export const cartLine = z.strictObject({
  id,
  skuId: id,
  productId: id,
  title: z.string(),
  spec: z.array(z.string()),
  /** Of one piece; null for what is not made to measure. */
  measures: measures.nullable(),
  picture,
  unit: saleUnit,
  quantity,
  /** Today's price of one sale step. */
  priceFen: fen,
  /** The price when it was added: the difference is shown, today's price is charged. */
  addedPriceFen: fen,
  available: z.int().min(0),
  /** The contents of one sale step and how a quantity is calculated from an area; null if not applicable. */
  pack,
  calculator: calculator.nullable(),
  /** The SKU has lots, and a line comes from one lot: `available` is the largest lot. */
  hasLots: z.boolean(),
  isSelected: z.boolean(),
  state: z.enum(CART_LINE_STATES),
})

export const cart = z.strictObject({
  shops: z.array(
    z.strictObject({
      shop: shopBrief,
      lines: z.array(cartLine),
      /** For the lines of this shop that are ticked and can be bought; null when there are none. */
      freight: freightHint.nullable(),
    }),
  ),
  /** Lines that are sold out, off sale or can no longer be made in their measures. */
  invalid: z.array(cartLine),
  /** Lines that are ticked and can be bought. */
  selectedCount: z.int(),
  /** Their goods at today's prices, freight not included. */
  selectedFen: fen,
})

export const addLineBody = z.strictObject({ skuId: id, quantity, measures: measures.optional() })
/** Absent fields do not change. */
export const updateLineBody = z.strictObject({ quantity, skuId: id.optional(), measures: measures.optional() })
export const selectLinesBody = z.strictObject({
  lineIds: z.array(id).min(1).max(CART_LINES_NAMED_MAX),
  isSelected: z.boolean(),
})
export const removeLinesBody = z.strictObject({ lineIds: z.array(id).min(1).max(CART_LINES_NAMED_MAX) })
export const lineParams = z.strictObject({ id })
export const cartCount = z.strictObject({ lines: z.int() })
