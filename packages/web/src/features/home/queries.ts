import { apiQuery } from '#platform/queries.ts'

/** Categories and construction stages; the catalogue's pages share the answer. */
export const treeQuery = () => apiQuery('catalogue.listCategories', {})

/** What the page shows on top. */
export const bannersQuery = () => apiQuery('catalogue.listBanners', {})

/** How many orders wait in each state, for the buyer or for the shop. Never fresh: coming back from an order asks anew. */
export const orderCountsQuery = (view: 'buyer' | 'seller') => ({
  ...apiQuery('orders.countOrders', { query: { view } }),
  staleTime: 0,
})
