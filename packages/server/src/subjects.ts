import { listShopSubjects } from './modules/deposits/index.ts'
import type { Subjects } from './modules/notifications/index.ts'
import { listBought, listSold } from './modules/orders/index.ts'
import { listOrganisations } from './modules/organisations/index.ts'

/** What notifications are about, by category: the implementations of the port `Subjects`. */
export const SUBJECTS: Subjects = {
  orders: [listBought],
  shop: [listSold, listShopSubjects],
  members: [listOrganisations],
  account: [],
}
