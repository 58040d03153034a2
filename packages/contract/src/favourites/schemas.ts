import { z } from 'zod'
import { productCard } from '../catalogue/schemas.ts'
import { fen, id, instant, pageOf, pageQuery } from '../core/fields.ts'
import { CART_LINES_NAMED_MAX, FAVOURITES_BATCH } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'

/** What can be saved. Cases and workers join when they exist. */
export const FAVOURITE_KINDS = ['product', 'shop'] as const

/** `id` is the product's or the shop's own. */
export const favouriteProduct = z.strictObject({
  id,
  product: productCard,
  isOnSale: z.boolean(),
  addedAt: instant,
  /** The cheapest SKU's price of one sale step when it was saved; today's is in the card. */
  addedPriceFen: fen,
})

export const favouriteShop = z.strictObject({
  id,
  name: z.string(),
  slogan: z.string(),
  logo: picture,
  city: z.string(),
  /** How many products it has on sale. */
  productCount: z.int(),
  addedAt: instant,
})

export const favouritesQuery = z.strictObject(pageQuery)
export const favouriteProducts = pageOf(favouriteProduct)
export const favouriteShops = pageOf(favouriteShop)
export const favouriteCounts = z.strictObject({ product: z.int(), shop: z.int() })
export const favouriteMarks = z.strictObject({ product: z.boolean(), shop: z.boolean() })
export const shopMark = z.strictObject({ shop: z.boolean() })
export const favouritesBody = z.strictObject({
  kind: z.enum(FAVOURITE_KINDS),
  ids: z.array(id).min(1).max(FAVOURITES_BATCH),
})
export const fromCartBody = z.strictObject({ lineIds: z.array(id).min(1).max(CART_LINES_NAMED_MAX) })
/** How many lines were moved, and how many stayed because buyers can no longer see their product. */
export const movedFromCart = z.strictObject({ moved: z.int(), left: z.int() })
