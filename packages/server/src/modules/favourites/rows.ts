import type { CardRow } from '../catalogue/index.ts'

/** A product that somebody keeps, with its card as of now. */
export interface KeptProduct extends CardRow {
  status: string
  addedAt: Date
  addedFromFen: number
}

export interface KeptShop {
  id: string
  name: string
  slogan: string
  logoFileId: string
  city: string
  productCount: number
  addedAt: Date
}
