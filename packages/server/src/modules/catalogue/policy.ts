import type { ProductState } from '@zhujia/contract/catalogue/states.ts'

/** The states in which buyers can see a product; off sale it can be viewed, not bought. */
export const SHOWN: readonly ProductState[] = ['onSale', 'offSale']
