/**
 * What buyers say about goods that they have received, and what shops answer. Nobody else writes a review: no timer, no
 * default, and nothing here changes what was said once. Sums of a product change together with its reviews.
 */
export { reviewsArea } from './area.ts'
