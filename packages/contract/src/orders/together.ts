import { z } from 'zod'
import { productCard } from '../catalogue/schemas.ts'
import { id } from '../core/fields.ts'
import { TOGETHER_MAX } from '../core/limits.ts'

export const togetherQuery = z.strictObject({
  productIds: z
    .string()
    .max(TOGETHER_MAX * 37)
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(TOGETHER_MAX)),
})
export const boughtTogether = z.array(productCard).max(6)
