/** The states of a product. Buyers see the first two; what is banned or still a draft does not exist for them. */
export const PRODUCT_STATES = ['onSale', 'offSale', 'draft', 'banned'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]
