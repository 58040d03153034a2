import type { Subjects } from './modules/notifications/index.ts'
import { listBought, listSold } from './modules/orders/index.ts'

/** What notifications are about, by category: the implementations of the port `Subjects`. */
export const SUBJECTS: Subjects = { orders: listBought, shop: listSold, account: null }
