import { HISTORY_DAYS } from '@zhujia/contract/core/limits.ts'
import { href } from '@zhujia/contract/screens.ts'
import History from 'lucide-react/icons/history'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { DAY_MS, now } from '#platform/clock.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pages } from '#platform/pages.ts'
import type { Selection } from '#platform/selection.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ProductRow } from '#widgets/product-row.tsx'
import { byDay, type ViewedDay } from '#features/catalogue/viewed-days.ts'
import styles from './history-list.module.css'

type Viewed = ResponseFor<'views.listHistory'>['records'][number]

interface DayProps {
  day: ViewedDay<Viewed>
  /** While editing. */
  selection: Selection | undefined
  onAdd: (productId: string) => void
}

/** Today and yesterday by their names, the others by their dates; the year only when it is another one. */
function useDayName(): (at: string) => string {
  const t = useTexts('history')
  const { date, day } = useFormats()
  return (at) => {
    if (date(at) === date(now())) return t('today')
    if (date(at) === date(now() - DAY_MS)) return t('yesterday')
    return date(at).includes(String(new Date(now()).getFullYear())) ? day(at) : date(at)
  }
}

function Day({ day: { items }, selection, onAdd }: DayProps) {
  const t = useTexts('history')
  const nameOf = useDayName()
  const name = nameOf(items[0]?.viewedAt ?? '')
  const ids = items.map(({ product }) => product.id)
  const marked = ids.filter((id) => selection?.ids.has(id)).length
  return (
    <section aria-label={name}>
      <div className={styles.head}>
        {selection && (
          <Checkbox
            aria-label={t('selectDay', { day: name })}
            checked={marked === ids.length}
            mixed={marked > 0 && marked < ids.length}
            onChange={(on) => selection.mark(ids, on)}
          />
        )}
        <h2 className={styles.day}>{name}</h2>
      </div>
      <RowList under>
        {items.map(({ product, isOnSale }) => (
          <li key={product.id}>
            <ProductRow
              product={product}
              isOnSale={isOnSale}
              tick={
                selection && (
                  <Checkbox
                    aria-label={t('select', { name: product.title })}
                    checked={selection.ids.has(product.id)}
                    onChange={(on) => selection.mark([product.id], on)}
                  />
                )
              }
              onAdd={() => onAdd(product.id)}
            />
          </li>
        ))}
      </RowList>
    </section>
  )
}

/** The browsing history in its four states. */
export function HistoryList({ pages, ...props }: { pages: Pages<Viewed> } & Omit<DayProps, 'day'>) {
  const t = useTexts('history')
  const { date } = useFormats()
  const { records, error, isFetching, list, refresh } = pages
  if (!records) {
    if (!error) return <Skeleton kind="list" count={6} />
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  if (records.length === 0) {
    return (
      <EmptyState
        art={History}
        title={t('empty.title')}
        hint={t('empty.hint', { days: HISTORY_DAYS })}
        action={<LinkButton href={href('categories')}>{t('empty.browse')}</LinkButton>}
      />
    )
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      <p className={styles.note}>{t('note', { days: HISTORY_DAYS })}</p>
      <InfiniteList {...list} quiet>
        {byDay(records, date).map((day) => (
          <Day key={day.day} day={day} {...props} />
        ))}
      </InfiniteList>
    </PullToRefresh>
  )
}
