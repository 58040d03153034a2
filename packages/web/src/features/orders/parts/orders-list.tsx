import { href } from '@zhujia/contract/screens.ts'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useApiPages } from '#platform/pages.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { InfiniteList } from '#ui/infinite-list.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh.tsx'
import { OrderCard } from './order-card.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import styles from './orders-list.module.css'
import type { Asked } from './step.ts'
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

function Nothing({ place }: { place: OrdersPlaceControl }) {
  const t = useTexts('orders')
  const { view, tab, q } = place
  const words = q
    ? { title: t('empty.search'), hint: t('empty.searchHint') }
    : { title: t(`empty.${view}.${tab}`), hint: t(view === 'buyer' ? 'empty.buyerHint' : 'empty.sellerHint') }
  return <EmptyState {...words} art={ClipboardList} action={<NextStep {...place} />} />
}

const useOrders = ({ view, tab, q }: OrdersPlace) => useApiPages('orders.listOrders', { view, tab, ...(q && { q }) })

export interface OrdersListProps {
  place: OrdersPlaceControl
  onAsk: (asked: Asked) => void
  /** Asks for the counts too, which must equal the list. */
  onRefresh: () => Promise<unknown>
}

/** The orders of one tab in their four faces. */
export function OrdersList({ place, onAsk, onRefresh }: OrdersListProps) {
  const t = useTexts('orders')
  const core = useTexts('core')
  const { records, total, error, isFetching, list, refresh } = useOrders(place)
  if (!records) {
    if (!error) return <OrdersSkeleton />
    return (
      <FailedState
        title={t('list.failed')}
        hint={error.message}
        onRetry={() => void refresh()}
        retryText={core('ui.retry')}
        retrying={isFetching}
      />
    )
  }
  return (
    <PullToRefresh onRefresh={() => Promise.all([refresh(), onRefresh()])}>
      {place.q !== '' && records.length > 0 && (
        <p className={styles.found} role="status">
          {t('list.found', { count: total })}
        </p>
      )}
      {records.length === 0 ? (
        <Nothing place={place} />
      ) : (
        <InfiniteList {...list}>
          {records.map((order) => (
            <OrderCard key={order.id} order={order} view={place.view} onAsk={onAsk} />
          ))}
        </InfiniteList>
      )}
    </PullToRefresh>
  )
}
