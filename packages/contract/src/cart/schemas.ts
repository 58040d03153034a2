import { z } from 'zod'
import { calculator, pack, saleUnit, shopBrief } from '../catalogue/schemas.ts'
import { QUANTITY_MAX } from '../core/constants.ts'
import { fen, id } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'
import { freightHint } from '../shops/freight.ts'

export const CART_MAX = 200
export const quantity = z.int().min(1).max(QUANTITY_MAX)

/** Why a line cannot be bought as it stands; `short` still can, with less. */
export const CART_LINE_STATES = ['valid', 'short', 'soldOut', 'offSale'] as const

export const cartLine = z.strictObject({
  id,
  skuId: id,
  productId: id,
  title: z.string(),
  spec: z.array(z.string()),
  picture,
  unit: saleUnit,
  quantity,
  /** Today's price of one sale step. */
  priceFen: fen,
  /** What it cost when it was put in: the difference is shown, today's price is charged. */
  addedPriceFen: fen,
  available: z.int().min(0),
  /** What one sale step holds and how a quantity is worked out of an area; null where that makes no sense. */
  pack,
  calculator: calculator.nullable(),
  /** All of a line comes of one colour and batch: `available` is the largest of them. */
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
  /** Lines that are sold out or off sale, apart from the rest. */
  invalid: z.array(cartLine),
  /** Lines that are ticked and can be bought. */
  selectedCount: z.int(),
  /** Their goods at today's prices, freight not included. */
  selectedFen: fen,
})

export const addLineBody = z.strictObject({ skuId: id, quantity })
export const updateLineBody = z.strictObject({ quantity, skuId: id.optional() })
export const selectLinesBody = z.strictObject({ lineIds: z.array(id).min(1).max(CART_MAX), isSelected: z.boolean() })
export const removeLinesBody = z.strictObject({ lineIds: z.array(id).min(1).max(CART_MAX) })
export const lineParams = z.strictObject({ id })
export const cartCount = z.strictObject({ lines: z.int() })
