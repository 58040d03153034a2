import type { Area } from '@zhujia/contract/endpoints.ts'
import { accountArea } from './modules/account/index.ts'
import { addressesArea } from './modules/addresses/index.ts'
import { authArea } from './modules/auth/index.ts'
import { cartArea } from './modules/cart/index.ts'
import { catalogueArea } from './modules/catalogue/index.ts'
import { depositsArea } from './modules/deposits/index.ts'
import { favouritesArea } from './modules/favourites/index.ts'
import { filesArea } from './modules/files/index.ts'
import { ledgerArea } from './modules/ledger/index.ts'
import { notificationsArea } from './modules/notifications/index.ts'
import { ordersArea } from './modules/orders/index.ts'
import { organisationsArea } from './modules/organisations/index.ts'
import { paymentsArea } from './modules/payments/index.ts'
import { reviewsArea } from './modules/reviews/index.ts'
import { searchArea } from './modules/search/index.ts'
import { shopsArea } from './modules/shops/index.ts'
import { stockArea } from './modules/stock/index.ts'
import { viewsArea } from './modules/views/index.ts'
import { PAYABLES } from './payables.ts'
import { SUBJECTS } from './subjects.ts'
import { pruneRates } from './platform/access/person-rate.ts'
import { gather, type AreaSpec } from './platform/area.ts'
import type { Provisions } from './platform/db/migrate.ts'
import { joinRules, PLATFORM_TABLES } from './platform/db/table-rules.ts'
import type { Marks } from './platform/events/hub.ts'
import { pruneKeys } from './platform/idempotency.ts'
import type { Invariants } from './platform/invariants.ts'
import type { JobSpecs } from './platform/jobs/specs.ts'
import { inBatches } from './platform/timers/in-batches.ts'
import type { SubjectTimers, TimerHandlers, UpkeepTimers } from './platform/timers/timers.ts'

/** The areas of the application; each registers its parts in its own area.ts. */
const BY_NAME = {
  account: accountArea,
  addresses: addressesArea,
  auth: authArea,
  cart: cartArea,
  catalogue: catalogueArea,
  deposits: depositsArea,
  favourites: favouritesArea,
  files: filesArea,
  ledger: ledgerArea,
  notifications: notificationsArea(SUBJECTS),
  orders: ordersArea(PAYABLES),
  organisations: organisationsArea,
  payments: paymentsArea(PAYABLES),
  reviews: reviewsArea,
  search: searchArea,
  shops: shopsArea,
  stock: stockArea,
  views: viewsArea,
} satisfies Readonly<Record<Area, AreaSpec>> & Readonly<Record<string, AreaSpec>>

export const AREAS: readonly AreaSpec[] = Object.values(BY_NAME)

type Declared<Part extends string> = {
  [Name in keyof typeof BY_NAME]: (typeof BY_NAME)[Name] extends Readonly<Record<Part, infer Of>> ? keyof Of : never
}[keyof typeof BY_NAME]
/** Does not compile unless the areas declare every kind. */
type Total<Part extends string, Whole> = [Exclude<keyof Whole, Declared<Part>>] extends [never] ? Whole : never

/** The jobs of all areas, without the simulated channel's, which needs our own address. */
export const AREA_JOBS = gather(AREAS, 'jobs') as Total<'jobs', Omit<JobSpecs, 'simulator.notify'>>

/** The timers of all areas. */
export const TIMER_HANDLERS: TimerHandlers = {
  subjects: gather(AREAS, 'timers') as Total<'timers', SubjectTimers>,
  upkeep: {
    ...(gather(AREAS, 'upkeep') as Total<'upkeep', Omit<UpkeepTimers, 'platform.upkeep' | 'platform.rates'>>),
    'platform.upkeep': inBatches(pruneKeys),
    'platform.rates': inBatches(pruneRates),
  },
}

export const MARKS = gather(AREAS, 'marks') as Marks

export const INVARIANTS = gather(AREAS, 'invariants') as Invariants

/** What the areas need of a database, for `migrate`. */
export const PROVISIONS: Provisions = {
  tables: joinRules([PLATFORM_TABLES, ...AREAS.map((area) => area.tables ?? {})]),
  queues: [
    { name: 'simulator.notify', waitsOnce: false },
    ...Object.entries(AREA_JOBS).map(([name, job]) => ({ name, waitsOnce: 'waitsOnceFor' in job })),
  ],
}
