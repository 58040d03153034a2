/**
 * What is in the warehouse and what of it is promised to orders. It alone moves stock, and it keeps the counters of it on
 * the rows of SKUs and products; it knows neither prices nor who buys, and never what becomes of an order.
 */
export { releaseStockPart, shipStock } from './commands/end-part.ts'
export { type NewLot, receiveStock } from './commands/receive-stock.ts'
export { releaseStock } from './commands/release-stock.ts'
export { type Reservation, reserveStock } from './commands/reserve-stock.ts'
export { lockSkus } from './locks.ts'
export { availableSteps } from './queries/available.ts'
export { stockArea } from './area.ts'
