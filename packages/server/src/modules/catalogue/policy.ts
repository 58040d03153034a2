import type { ProductState } from '@zhujia/contract/catalogue/states.ts'

/** The states in which a product exists for buyers; off sale it can be looked at, not bought. */
export const SHOWN: readonly ProductState[] = ['onSale', 'offSale']
