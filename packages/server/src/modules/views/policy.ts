/** How long a look at a product is remembered. */
export const HISTORY_DAYS = 90
