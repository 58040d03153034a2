import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import type { ReviewAction } from '@zhujia/contract/reviews/states.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type ComponentType, useState } from 'react'
import { type OrderReviews, orderReviewsQuery, type OrderView, type ReviewLine } from '#entities/reviews/queries.ts'
import { useFormats } from '#platform/format.ts'
import { isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import styles from './reviews.module.css'
import { ReviewedLine } from './reviewed-line.tsx'
import { AppendSheet, ReplySheet } from './words-sheets.tsx'
import { type SheetProps, WriteSheet } from './write-sheet.tsx'

interface ActionRequest {
  action: ReviewAction
  line: ReviewLine
}

const SHEETS: Readonly<Record<ReviewAction, ComponentType<SheetProps>>> = {
  write: WriteSheet,
  append: AppendSheet,
  reply: (props) => <ReplySheet {...props} to="review" />,
  replyAppend: (props) => <ReplySheet {...props} to="append" />,
}

function Sheets({
  orderId,
  request,
  onClose,
}: {
  orderId: string
  request: ActionRequest | undefined
  onClose: () => void
}) {
  // Stays set while the sheet closes, so that its content does not vanish first.
  const [latest, setLatest] = useState(request)
  if (request && request !== latest) setLatest(request)
  if (!latest) return null
  const { action, line } = latest
  const Sheet = SHEETS[action]
  return (
    <Sheet
      key={`${action} ${line.lineId}`}
      orderId={orderId}
      line={line}
      open={request !== undefined}
      onClose={onClose}
    />
  )
}

function Due({ order: { dueAt, lines } }: { order: OrderReviews }) {
  const t = useTexts('reviews')
  const { date } = useFormats()
  if (dueAt === null || lines.every(({ actions }) => !actions.includes('write'))) return null
  return <p className={styles.note}>{t('order.due', { date: date(dueAt) })}</p>
}

function Lines({ order, view }: { order: OrderReviews; view: OrderView }) {
  const t = useTexts('reviews')
  const [request, setRequest] = useState<ActionRequest>()
  return (
    <>
      <div className={styles.head}>
        {view === 'buyer' && <ShopHeader name={order.shop.name} />}
        {view === 'seller' && order.buyer && (
          <h2 className={styles.buyer}>{t('order.buyer', { name: order.buyer.nickname })}</h2>
        )}
        <p className={styles.note}>{t('order.number', { number: order.number })}</p>
        <Due order={order} />
      </div>
      <ul aria-label={t('order.lines')}>
        {order.lines.map((line) => (
          <li key={line.lineId}>
            <ReviewedLine order={order} line={line} view={view} onAction={(action) => setRequest({ action, line })} />
          </li>
        ))}
      </ul>
      <Sheets orderId={order.orderId} request={request} onClose={() => setRequest(undefined)} />
    </>
  )
}

/** The reviews of each line of an order and the actions on them, for its buyer or its shop; in four states. */
export function OrderReviewsScreen({ orderId, view }: { orderId: string; view: OrderView }) {
  const t = useTexts('reviews')
  const { data, error, isFetching, refetch } = useQuery(orderReviewsQuery(orderId, view))
  useShownAgain(() => void refetch())
  if (data) {
    return (
      <ScreenPage title={t(view === 'buyer' ? 'order.title' : 'order.sellerTitle')}>
        <PullToRefresh onRefresh={refetch}>
          <Lines order={data} view={view} />
        </PullToRefresh>
      </ScreenPage>
    )
  }
  if (isMissing(error)) {
    return (
      <ScreenPage>
        <EmptyState
          art={MessageSquareText}
          title={t('order.missing')}
          hint={t('order.missingHint')}
          action={<LinkButton href={href('orders')}>{t('order.toList')}</LinkButton>}
        />
      </ScreenPage>
    )
  }
  return (
    <ScreenPage busy={!error}>
      {error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}
