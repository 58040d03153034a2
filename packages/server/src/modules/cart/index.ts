/**
 * What people mean to buy. The cart holds quantities; what they cost and whether they can be had is asked of the catalogue
 * each time, and a price in the cart is never charged.
 */
export { addLines } from './commands/add-lines.ts'
export { removeLines } from './commands/remove-lines.ts'
export { takeLines } from './commands/take-lines.ts'
export { cartArea } from './area.ts'
