/** The states of a product. Buyers see the first two only. */
export const PRODUCT_STATES = ['onSale', 'offSale', 'draft', 'banned'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]
