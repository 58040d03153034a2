import { ORDER_TABS, type OrderTab } from '@zhujia/contract/orders/states.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'
import type { OrderView } from '../queries.ts'

/** The length of a search that the server takes. */
const SEARCH_MAX = 60

export interface OrdersPlace {
  view: OrderView
  tab: OrderTab
  /** What is searched for; empty when nothing is. */
  q: string
}

export interface OrdersPlaceControl extends OrdersPlace {
  /** Whether both views exist: only for those who act as a merchant. */
  hasViews: boolean
  go: (change: Partial<OrdersPlace>) => void
}

/** Which orders the page shows, kept in its address. Those who act as a merchant see what they sold unless they ask otherwise. */
export function useOrdersPlace(): OrdersPlaceControl {
  const query = usePageQuery('orders')
  const { setQuery } = useNavigation()
  const hasViews = useSession().currentRoles.includes('merchant')
  const place: OrdersPlace = {
    view: hasViews && query.view !== 'buyer' ? 'seller' : 'buyer',
    tab: ORDER_TABS.find((tab) => tab === query.tab) ?? 'all',
    q: (query.q ?? '').trim().slice(0, SEARCH_MAX),
  }
  const go = (change: Partial<OrdersPlace>) => {
    const { view, tab, q } = { ...place, ...change }
    setQuery({ view: hasViews ? view : undefined, tab: tab === 'all' ? undefined : tab, q: q || undefined })
  }
  return { ...place, hasViews, go }
}
