import { useQuery } from '@tanstack/react-query'
import { href, mayOpen } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { orderCountsQuery } from '#entities/orders/queries.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { Button } from '#ui/action/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import styles from './todo.module.css'

type View = 'buyer' | 'seller'
type Tab = 'unpaid' | 'toShip' | 'toAnswer' | 'toReceive' | 'toReview'

interface CardsProps {
  view: View
  tabs: readonly Tab[]
  counts: Readonly<Record<Tab, number>>
}

function Cards({ view, tabs, counts }: CardsProps) {
  const t = useTexts('home')
  return (
    <section className={styles.root} aria-label={t(`todo.${view}`)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t(`todo.${view}`)}</h2>
        <UiLink href={href('orders', { view })} className={styles.all}>
          {t('todo.all')}
          <Icon of={ChevronRight} size={16} />
        </UiLink>
      </div>
      <ul className={styles.cards}>
        {tabs.map((tab) => (
          <li key={tab} className={styles.item}>
            <UiLink
              href={href('orders', { view, tab })}
              className={styles.card}
              data-waiting={counts[tab] > 0 || undefined}
            >
              <span className={styles.count}>{counts[tab]}</span>
              <span>{t(`todo.${tab}`)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Cancellation requests come first, because they are granted after a day; only for those who may answer them. */
const tabsOfSeller = ({ answerable }: { answerable: number }): readonly Tab[] => [
  ...(answerable > 0 ? (['toAnswer'] as const) : []),
  'toShip',
  'unpaid',
  'toReceive',
]

/** A seller sees all counts, also zeros. */
function SellerTodo() {
  const t = useTexts('home')
  const core = useTexts('core')
  const { data, error, refetch } = useQuery(orderCountsQuery('seller'))
  if (data) return <Cards view="seller" tabs={tabsOfSeller(data)} counts={{ ...data, toAnswer: data.answerable }} />
  if (!error) return <section className={styles.bone} aria-label={t('todo.seller')} aria-busy="true" />
  return (
    <div className={styles.failed} role="alert">
      <span>{t('todo.failed')}</span>
      {!isMissing(error) && (
        <Button kind="plain" onClick={() => void refetch()}>
          {core('ui.retry')}
        </Button>
      )}
    </div>
  )
}

/** A buyer sees only counts above zero, no failed state, and no placeholder, because most often nothing comes; screen readers hear of the wait. */
function BuyerTodo() {
  const t = useTexts('home')
  const { data, isLoading } = useQuery(orderCountsQuery('buyer'))
  const tabs = (['unpaid', 'toReceive', 'toReview'] as const).filter((tab) => (data?.[tab] ?? 0) > 0)
  if (isLoading) return <section className="visually-hidden" aria-label={t('todo.buyer')} aria-busy="true" />
  if (!data || tabs.length === 0) return null
  return <Cards view="buyer" tabs={tabs} counts={data} />
}

/** Open tasks of the active roles: the shop's orders, and own orders to pay, to receive or to review. */
export function Todo() {
  const roles = activeRoles(useSession())
  if (!roles) return null
  return (
    <>
      {mayOpen('orderDetailSeller', roles) && <SellerTodo />}
      {mayOpen('orders', roles) && <BuyerTodo />}
    </>
  )
}
