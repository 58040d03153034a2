/**
 * The catalogue: categories, products, SKUs, their content and prices. Other modules read prices here and do not store them. It
 * never moves stock, and it updates the search index after changes.
 */
export { addProducts, type NewProduct } from './commands/add-products.ts'
export { addSold } from './commands/add-sold.ts'
export { addTaxonomy } from './commands/add-taxonomy.ts'
export { changePrices } from './commands/change-prices.ts'
export { changeProductState } from './commands/change-product-state.ts'
export { editProduct } from './commands/edit-product.ts'
export { storeVersions } from './commands/store-versions.ts'
export { SHOWN } from './policy.ts'
export { optionLabel, presentCard, type PackColumns, presentPack } from './present.ts'
export { packIn, presentListing, type Said } from './present-listing.ts'
export { cardColumns, onPicture, onShop } from './queries/cards.ts'
export { hashesOf } from './queries/hashes.ts'
export { listFrontPictures } from './queries/front-pictures.ts'
export { mayBeRecommended } from './queries/recommended.ts'
export { priceLines, type PricedSku } from './queries/price-lines.ts'
export { type StoredVersion, readVersion } from './queries/read-version.ts'
export { refuseUnbuyable } from './refuse-unbuyable.ts'
export { catalogueArea } from './area.ts'
export type { CardRow } from './rows.ts'
