import type { z } from 'zod'
import type { favouriteProduct, favouriteShop } from '@zhujia/contract/favourites/schemas.ts'
import { presentCard } from '../catalogue/index.ts'
import { picturesOf } from '../files/index.ts'
import type { FavouriteProduct, FavouriteShop } from './rows.ts'

export const presentProduct = (row: FavouriteProduct): z.output<typeof favouriteProduct> => ({
  id: row.id,
  product: presentCard(row),
  isOnSale: row.status === 'onSale',
  addedAt: row.addedAt.toISOString(),
  addedPriceFen: row.addedFromFen,
})

export const presentShop = ({ logoFileId, addedAt, ...row }: FavouriteShop): z.output<typeof favouriteShop> => ({
  ...row,
  logo: picturesOf(logoFileId),
  addedAt: addedAt.toISOString(),
})
