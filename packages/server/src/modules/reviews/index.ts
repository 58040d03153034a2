/**
 * Reviews by buyers of goods that they have received, and replies of shops. Nothing else writes a review, no timer and no
 * default, and a written one never changes. The summary of a product changes in the same transaction as its reviews.
 */
export { reviewsArea } from './area.ts'
