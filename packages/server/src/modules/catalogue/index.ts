/**
 * What is for sale: categories, products, SKUs and their stock. Prices and stock are read here at the moment they are
 * needed; nobody else keeps them, and nobody else writes a stock counter.
 */
export { addProducts, type NewProduct } from './commands/add-products.ts'
export { addSold } from './commands/add-sold.ts'
export { addTaxonomy } from './commands/add-taxonomy.ts'
export { changeProductState } from './commands/change-product-state.ts'
export { indexProducts } from './commands/index-products.ts'
export { keepIndex } from './commands/keep-index.ts'
export { releaseStock } from './commands/release-stock.ts'
export { reserveStock } from './commands/reserve-stock.ts'
export { releaseStockPart, shipStock } from './commands/end-part.ts'
export { priceLines, type PricedSku } from './queries/price-lines.ts'
export { catalogueRoutes } from './routes.ts'
