import { useQuery } from '@tanstack/react-query'
import { type OrderTab, TABS_OF } from '@zhujia/contract/orders/states.ts'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { orderCountsQuery, type OrderView } from '#entities/orders/queries.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon, type DrawnIcon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import styles from './order-card.module.css'

type CountedTab = Exclude<OrderTab, 'all'>
type Counts = Readonly<Record<CountedTab, number>>

const ICONS: Readonly<Record<CountedTab, DrawnIcon>> = {
  unpaid: WalletCards,
  toShip: Package,
  toAnswer: MessageCircleQuestionMark,
  toReceive: Truck,
  toReview: MessageSquareText,
  received: CircleCheck,
}

interface EntryProps {
  view: OrderView
  tab: CountedTab
  counts: (Counts & { answerable: number }) | undefined
}

/** Requests that somebody else has to answer have no tile. */
const tabsOf = ({ view, counts }: Omit<EntryProps, 'tab'>): CountedTab[] =>
  TABS_OF[view].flatMap((tab) => {
    const isOthers = tab === 'toAnswer' && counts !== undefined && counts.toAnswer > 0 && counts.answerable === 0
    return tab === 'all' || isOthers ? [] : [tab]
  })

/** A buyer's entry: an icon, with a badge while something is still to come. */
function BuyerEntry({ tab, counts }: Omit<EntryProps, 'view'>) {
  const t = useTexts('account')
  // Orders that are over need no action: no badge.
  const count = tab === 'received' ? 0 : (counts?.[tab] ?? 0)
  return (
    <>
      <Badge count={count} label={t('orders.count', { count })}>
        <Icon of={ICONS[tab]} size={26} />
      </Badge>
      <span>{t(`orders.${tab}`)}</span>
    </>
  )
}

/** A seller's entry, which shows the figure itself. */
function SellerEntry({ tab, counts }: Omit<EntryProps, 'view'>) {
  const t = useTexts('account')
  return (
    <>
      <span className={styles.figure}>{counts ? counts[tab === 'toAnswer' ? 'answerable' : tab] : '–'}</span>
      <span>{t(`orders.${tab}`)}</span>
    </>
  )
}

function Aside({ view }: { view: OrderView }) {
  const t = useTexts('account')
  return (
    <UiLink href={href('orders', { view })} className={styles.all}>
      {t(view === 'buyer' ? 'orders.all' : 'orders.sellerAll')}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
}

function Failed({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  const t = useTexts('account')
  const core = useTexts('core')
  return (
    <p className={styles.failed} role="alert">
      {t('orders.failed')}
      {!isMissing(error) && (
        <Button kind="plain" size="small" loading={retrying} onClick={onRetry}>
          {core('ui.retry')}
        </Button>
      )}
    </p>
  )
}

/** The person's orders by state, each entry a link to its tab: as a buyer, or as a seller. */
export function OrderCard({ view }: { view: OrderView }) {
  const t = useTexts('account')
  const { data, error, isFetching, refetch } = useQuery(orderCountsQuery(view))
  const Entry = view === 'buyer' ? BuyerEntry : SellerEntry
  return (
    <Card title={t(view === 'buyer' ? 'orders.title' : 'orders.sellerTitle')} aside={<Aside view={view} />}>
      <ul className={styles.row}>
        {tabsOf({ view, counts: data }).map((tab) => (
          <li key={tab} className={styles.cell}>
            <UiLink href={href('orders', { view, tab })} className={styles.entry}>
              <Entry tab={tab} counts={data} />
            </UiLink>
          </li>
        ))}
      </ul>
      {error && !data && <Failed error={error} retrying={isFetching} onRetry={() => void refetch()} />}
    </Card>
  )
}
