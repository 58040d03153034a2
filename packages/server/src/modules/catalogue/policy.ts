import type { ProductState } from '@zhujia/contract/catalogue/states.ts'

/** The states in which a product exists for buyers; off sale it can be looked at, not bought. */
export const SHOWN: readonly ProductState[] = ['onSale', 'offSale']

/** How long a look at a product is remembered. */
export const HISTORY_DAYS = 90

/** How long a search counts towards what is hot, how many people it takes, and how many searches of one person count. */
export const HOT_DAYS = 30
export const HOT_PEOPLE_MIN = 5
export const SEARCHES_KEPT = 100
