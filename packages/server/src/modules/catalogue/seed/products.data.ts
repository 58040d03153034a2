import { AUX_PRODUCTS } from './products-aux.data.ts'
import { BATH_PRODUCTS } from './products-bath.data.ts'
import { FLOOR_PRODUCTS } from './products-floor.data.ts'
import { TILE_PRODUCTS } from './products-tile.data.ts'
import type { ProductData } from './types.ts'

export const PRODUCTS: readonly ProductData[] = [...TILE_PRODUCTS, ...FLOOR_PRODUCTS, ...BATH_PRODUCTS, ...AUX_PRODUCTS]
