import { SEARCH_TEXT_MAX } from '@zhujia/contract/core/limits.ts'
import { type OrderTab, TABS_OF } from '@zhujia/contract/orders/states.ts'
import type { OrderView } from '#entities/orders/queries.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'

export interface OrdersPlace {
  view: OrderView
  tab: OrderTab
  /** The search; empty when there is none. */
  q: string
}

export interface OrdersPlaceControl extends OrdersPlace {
  /** Whether both views exist: only for those who act as a merchant. */
  hasViews: boolean
  go: (change: Partial<OrdersPlace>) => void
}

/** Which orders the page shows, stored in its address. Those who act as a merchant see their sales by default. */
export function useOrdersPlace(): OrdersPlaceControl {
  const query = usePageQuery('orders')
  const { setQuery } = useNavigation()
  const hasViews = useSession().currentRoles.includes('merchant')
  const shown: OrderView = hasViews && query.view !== 'buyer' ? 'seller' : 'buyer'
  const place: OrdersPlace = {
    view: shown,
    tab: TABS_OF[shown].find((tab) => tab === query.tab) ?? 'all',
    q: (query.q ?? '').trim().slice(0, SEARCH_TEXT_MAX),
  }
  const go = (change: Partial<OrdersPlace>) => {
    const { view, tab, q } = { ...place, ...change }
    setQuery({ view: hasViews ? view : undefined, tab: tab === 'all' ? undefined : tab, q: q || undefined })
  }
  return { ...place, hasViews, go }
}
