/**
 * Favourites: products and shops that people save. It holds the price of the day only to show what has changed since; what a thing
 * costs and whether it can be had is the catalogue's, and saving it promises nothing.
 */
export { favouritesArea } from './area.ts'
