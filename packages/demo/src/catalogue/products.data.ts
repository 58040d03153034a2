import { BRANDS } from './brands.data.ts'
import { AUX_PRODUCTS } from './products-aux.data.ts'
import { BATH_PRODUCTS } from './products-bath.data.ts'
import { FLOOR_PRODUCTS } from './products-floor.data.ts'
import { TILE_PRODUCTS } from './products-tile.data.ts'
import { BATH_SERIES } from './series/bath.data.ts'
import { BOARD_SERIES } from './series/board.data.ts'
import { DOOR_SERIES } from './series/door.data.ts'
import { ELECTRIC_SERIES } from './series/electric.data.ts'
import { expandSeries } from './series/expand.ts'
import { freeDays } from './series/figures.ts'
import { FLOOR_SERIES } from './series/floor.data.ts'
import { HARDWARE_SERIES } from './series/hardware.data.ts'
import { KITCHEN_SERIES } from './series/kitchen.data.ts'
import { MASONRY_SERIES } from './series/masonry.data.ts'
import { PAINT_SERIES } from './series/paint.data.ts'
import { PLUMBING_SERIES } from './series/plumbing.data.ts'
import type { Series } from './series/series.ts'
import { SOFT_SERIES } from './series/soft.data.ts'
import { TILE_SERIES } from './series/tile.data.ts'
import { SHOPS } from './shops.data.ts'
import type { ProductData } from './types.ts'

/** Written one by one: the orders of the demo world and the journeys know them by name. */
const SINGLE: readonly ProductData[] = [...TILE_PRODUCTS, ...FLOOR_PRODUCTS, ...BATH_PRODUCTS, ...AUX_PRODUCTS]

export const SERIES: readonly Series[] = [
  ...TILE_SERIES,
  ...FLOOR_SERIES,
  ...PAINT_SERIES,
  ...BATH_SERIES,
  ...KITCHEN_SERIES,
  ...DOOR_SERIES,
  ...HARDWARE_SERIES,
  ...PLUMBING_SERIES,
  ...ELECTRIC_SERIES,
  ...MASONRY_SERIES,
  ...BOARD_SERIES,
  ...SOFT_SERIES,
]

const days = freeDays(
  SERIES.flatMap(({ lines }) => lines).length,
  SINGLE.map(({ listedDaysAgo }) => listedDaysAgo),
)

export const PRODUCTS: readonly ProductData[] = [
  ...SINGLE,
  ...expandSeries(SERIES, { brands: BRANDS, shops: SHOPS }, days),
]
