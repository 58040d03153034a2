/**
 * What people keep: products and shops. It holds the price of the day only to show what has changed since; what a thing
 * costs and whether it can be had is the catalogue's, and nothing is promised by keeping it.
 */
export { favouritesRoutes } from './routes.ts'
