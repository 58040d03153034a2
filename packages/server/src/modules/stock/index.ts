/**
 * Stock on hand and reservations. Only this module moves stock; it also maintains the counters of stock on SKUs and products.
 * It knows no prices, buyers or states of orders.
 */
export { releaseStockPart, shipStock } from './commands/end-part.ts'
export { type NewLot, receiveStock } from './commands/receive-stock.ts'
export { releaseStock } from './commands/release-stock.ts'
export { type Reservation, reserveStock } from './commands/reserve-stock.ts'
export { lockSkus } from './locks.ts'
export { availableSteps } from './queries/available.ts'
export { stockArea } from './area.ts'
