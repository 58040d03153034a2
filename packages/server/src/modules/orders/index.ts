/**
 * Orders from the confirm page to the goods being received: one order for each shop of a checkout, one payment over all.
 * It never takes a price, a total or a state from the caller, and never marks itself paid: payments do, through the port.
 */
export { checkoutPayable } from './checkout-payable.ts'
export { countReviewed } from './commands/count-reviewed.ts'
export { nameVersions } from './commands/name-versions.ts'
export { awaitsReview, visible } from './queries/conditions.ts'
export { buyersOf, sellersOf } from './notifications.ts'
export { listBought, listSold } from './queries/list-subjects.ts'
export { ordersArea } from './area.ts'
