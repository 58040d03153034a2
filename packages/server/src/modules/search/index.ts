/**
 * Search: the index of products on sale, the meaning of words, and the words that people search for. It reads the catalogue's
 * tables, and the catalogue calls it after changes. It decides which products are found and in which order, not what is shown.
 */
export { indexProducts } from './commands/index-products.ts'
export { refreshIndex } from './commands/refresh-index.ts'
export { storedTotal } from './stored-counts.ts'
export { presentFacets, presentReading } from './present.ts'
export { browsingScore, isRatedPoorly, LOOKED_AT, newSince } from './queries/browsing-score.ts'
export { countFacets } from './queries/count-facets.ts'
export { type Criteria, isPlain, type ProductQuery } from './queries/criteria.ts'
export type { Facets } from './queries/facet-rows.ts'
export { BY_SALES, foundPage, pageGiven, type PageShape } from './queries/found-page.ts'
export { readQuery } from './queries/read-query.ts'
export { loadWords } from './reading/segment.ts'
export type { Attempt } from './reading/understand.ts'
export { PRICE_STEPS } from './price-steps.ts'
export { figuresAfter, refreshFigures, refreshPrices } from './repository.ts'
export { searchArea } from './area.ts'
