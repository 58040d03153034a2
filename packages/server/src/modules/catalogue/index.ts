/**
 * What is for sale: categories, products, SKUs and their stock. Prices and stock are read here at the moment they are
 * needed; nobody else keeps them, and nobody else writes a stock counter.
 */
export { addProducts, type NewProduct } from './commands/add-products.ts'
export { addSold } from './commands/add-sold.ts'
export { addTaxonomy } from './commands/add-taxonomy.ts'
export { changePrices } from './commands/change-prices.ts'
export { changeProductState } from './commands/change-product-state.ts'
export { editProduct } from './commands/edit-product.ts'
export { recordView } from './commands/record-view.ts'
export { releaseStock } from './commands/release-stock.ts'
export { type Reservation, reserveStock } from './commands/reserve-stock.ts'
export { releaseStockPart, shipStock } from './commands/end-part.ts'
export { SHOWN } from './policy.ts'
export { presentCard, type PackColumns, presentPack } from './present.ts'
export { packIn, presentListing, type Said } from './present-listing.ts'
export { availableSteps } from './queries/available.ts'
export { cardColumns, onPicture, onShop } from './queries/cards.ts'
export { listFrontPictures } from './queries/front-pictures.ts'
export { priceLines, type PricedSku } from './queries/price-lines.ts'
export { type KeptVersion, readVersion } from './queries/read-version.ts'
export { catalogueRoutes } from './routes.ts'
export type { CardRow } from './rows.ts'
