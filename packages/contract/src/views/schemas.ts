import { z } from 'zod'
import { productCard } from '../catalogue/schemas.ts'
import { id, instant, pageOf, pageQuery } from '../core/fields.ts'
import { VIEWS_BATCH } from '../core/limits.ts'

export const viewedProduct = z.strictObject({ product: productCard, isOnSale: z.boolean(), viewedAt: instant })
export const historyPage = pageOf(viewedProduct)
export const historyQuery = z.strictObject(pageQuery)
export const forgetViewsBody = z.strictObject({ productIds: z.array(id).min(1).max(VIEWS_BATCH) })
export const mergeViewsBody = z.strictObject({
  views: z
    .array(z.strictObject({ productId: id, viewedAt: instant }))
    .min(1)
    .max(VIEWS_BATCH),
})
