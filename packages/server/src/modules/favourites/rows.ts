import type { CardRow } from '../catalogue/index.ts'

/** A product that somebody saved, with its card as of now. */
export interface FavouriteProduct extends CardRow {
  status: string
  addedAt: Date
  addedFromFen: number
}

export interface FavouriteShop {
  id: string
  name: string
  slogan: string
  logoFileId: string
  city: string
  productCount: number
  addedAt: Date
}
