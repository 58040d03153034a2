import type { z } from 'zod'
import type { ProductState } from '@zhujia/contract/catalogue/states.ts'
import type { viewedProduct } from '@zhujia/contract/views/schemas.ts'
import { type CardRow, presentCard } from '../catalogue/index.ts'

export interface ViewedRow extends CardRow {
  status: ProductState
  viewedAt: Date
}

export const presentViewed = (row: ViewedRow): z.output<typeof viewedProduct> => ({
  product: presentCard(row),
  isOnSale: row.status === 'onSale',
  viewedAt: row.viewedAt.toISOString(),
})
