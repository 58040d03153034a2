/**
 * The cart. It stores quantities only; prices and availability are read from the catalogue each time, and a price shown in the
 * cart is never charged.
 */
export { addLines } from './commands/add-lines.ts'
export { removeLines } from './commands/remove-lines.ts'
export { takeLines } from './commands/take-lines.ts'
export { cartArea } from './area.ts'
