import { PAGE_SIZE } from '@zhujia/contract/core/constants.ts'
import { ANSWER_HOURS, isOver, ORDER_SEARCH_DEPTH } from '@zhujia/contract/orders/states.ts'
import { href } from '@zhujia/contract/screens.ts'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useOrderPages } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLive } from '#platform/live.ts'
import { useWideWindow } from '#platform/use-wide-window.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { OrderCard } from './order-card.tsx'
import { OrdersTable } from './orders-table.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import styles from './orders-list.module.css'
import type { ActionRequest } from '../steps/step.ts'
import type { OrdersPlace, OrdersPlaceControl } from './use-orders-place.ts'

function NextStep({ view, tab, q, go }: OrdersPlaceControl) {
  const t = useTexts('orders')
  if (q) {
    return (
      <Button kind="secondary" onClick={() => go({ q: '' })}>
        {t('empty.searchClear')}
      </Button>
    )
  }
  if (view === 'buyer') return <LinkButton href={href('categories')}>{t('empty.browse')}</LinkButton>
  if (tab === 'all') return null
  return (
    <Button kind="secondary" onClick={() => go({ tab: 'all' })}>
      {t('empty.showAll')}
    </Button>
  )
}

/** A shop's list to ship or to answer stands by its deadlines; a search reads as far as it goes. All others stand newest first. */
const isByDeadline = ({ view, tab }: Pick<OrdersPlace, 'view' | 'tab'>): boolean =>
  view === 'seller' && (tab === 'toShip' || tab === 'toAnswer')

function Nothing({ place }: { place: OrdersPlaceControl }) {
  const t = useTexts('orders')
  const { number } = useFormats()
  const { view, tab, q } = place
  const isBuyer = view === 'buyer'
  const sellerHint = tab === 'toAnswer' ? t('empty.answerHint', { hours: ANSWER_HOURS }) : t('empty.sellerHint')
  const ofShop = isByDeadline(place) ? 'empty.urgentSearchHint' : 'empty.sellerSearchHint'
  const searchHint = isBuyer ? 'empty.searchHint' : ofShop
  const words = q
    ? { title: t('empty.search'), hint: t(searchHint, { depth: number(ORDER_SEARCH_DEPTH) }) }
    : { title: t(`empty.${view}.${tab}`), hint: isBuyer ? t('empty.buyerHint') : sellerHint }
  return <EmptyState {...words} art={ClipboardList} action={<NextStep {...place} />} />
}

const useOrders = ({ view, tab, q }: OrdersPlace) => useOrderPages({ view, tab, ...(q && { q }) })

export interface OrdersListProps {
  place: OrdersPlaceControl
  onAction: (request: ActionRequest) => void
  /** Fetches the counts too, which must equal the list. */
  onRefresh: () => Promise<unknown>
}

function Sorting(place: Pick<OrdersPlace, 'view' | 'tab'>) {
  const t = useTexts('orders')
  if (!isByDeadline(place)) return null
  return <p className={styles.found}>{t('list.byDeadline')}</p>
}

/** A longer list is not followed, because each of its pages would be one more request every time. */
const FOLLOWED_MAX = 5 * PAGE_SIZE

/** Whether they are read again while they are in sight: the other side or a deadline may still change one of them. */
const isFollowed = (orders: NonNullable<ReturnType<typeof useOrders>['records']>): boolean =>
  orders.length <= FOLLOWED_MAX && orders.some(({ state }) => !isOver(state))

/** The orders of one tab in their four states. */
export function OrdersList({ place, onAction, onRefresh }: OrdersListProps) {
  const t = useTexts('orders')
  const isTable = useWideWindow() && place.view === 'seller'
  const { records, total, error, isFetching, list, refresh, reread } = useOrders(place)
  useLive(records !== undefined && isFollowed(records), () => void Promise.all([reread(), onRefresh()]))
  if (!records) {
    if (!error) return <OrdersSkeleton />
    return <LoadFailed title={t('list.failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  return (
    <PullToRefresh onRefresh={() => Promise.all([refresh(), onRefresh()])}>
      {place.q !== '' && records.length > 0 && (
        <p className={styles.found} role="status">
          {t('list.found', { count: total })}
        </p>
      )}
      {records.length > 1 && <Sorting {...place} />}
      {records.length === 0 ? (
        <Nothing place={place} />
      ) : (
        <InfiniteList {...list}>
          {isTable ? (
            <OrdersTable orders={records} onAction={onAction} />
          ) : (
            records.map((order) => <OrderCard key={order.id} order={order} view={place.view} onAction={onAction} />)
          )}
        </InfiniteList>
      )}
    </PullToRefresh>
  )
}
