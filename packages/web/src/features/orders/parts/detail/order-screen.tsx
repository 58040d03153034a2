import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isOver } from '@zhujia/contract/orders/states.ts'
import { href } from '@zhujia/contract/screens.ts'
import ClipboardX from 'lucide-react/icons/clipboard-x'
import { type ReactNode, useState } from 'react'
import { type OrderDetail, orderQuery, type OrderView, refreshOrders } from '#entities/orders/queries.ts'
import { type ApiError, isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useLive } from '#platform/live.ts'
import { usePage } from '#platform/navigation.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { ActionButtons } from '../action-buttons.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { isPaidTogether, PayNote } from '../pay-note.tsx'
import { StepSheets } from '../steps/step-sheets.tsx'
import type { ActionRequest } from '../steps/step.ts'

function Missing({ view }: { view: OrderView }) {
  const t = useTexts('orders')
  return (
    <EmptyState
      title={t('detail.missing')}
      hint={t('detail.missingHint')}
      art={ClipboardX}
      action={<LinkButton href={href('orders', { view })}>{t('detail.toList')}</LinkButton>}
    />
  )
}

function Failed({ error, retry, retrying }: { error: ApiError; retry: () => void; retrying: boolean }) {
  const t = useTexts('orders')
  return <LoadFailed title={t('detail.failed')} error={error} onRetry={retry} retrying={retrying} />
}

interface LoadedProps {
  order: OrderDetail
  view: OrderView
  /** Renders the order for the buyer or the shop; `onAction` opens the sheet of an action. */
  draw: (order: OrderDetail, onAction: (action: ActionRequest['action']) => void) => ReactNode
}

function Loaded({ order, view, draw }: LoadedProps) {
  const client = useQueryClient()
  const [request, setRequest] = useState<ActionRequest>()
  useShownAgain(() => void refreshOrders(client))
  // The shop's note has its own button in its card.
  const steps = order.actions.filter((action) => action !== 'remark')
  const bar = steps.length > 0 && (
    <BottomBar note={isPaidTogether(order) && <PayNote order={order} />}>
      <ActionButtons order={order} actions={steps} view={view} onAction={setRequest} place="bar" />
    </BottomBar>
  )
  return (
    <ScreenPage bottomBar={bar}>
      <PullToRefresh onRefresh={() => refreshOrders(client)}>
        {draw(order, (action) => setRequest({ action, order }))}
      </PullToRefresh>
      <StepSheets view={view} request={request} onClose={() => setRequest(undefined)} />
    </ScreenPage>
  )
}

/** Whether the other side, a deadline or a refund may still change it. */
const canChange = ({ state, returningFen }: OrderDetail): boolean => !isOver(state) || returningFen > 0

/** The page of one order in its four states, with the actions at the bottom. Buyer and shop render their own content. */
export function OrderScreen({ view, draw }: Pick<LoadedProps, 'view' | 'draw'>) {
  const { id = '' } = usePage().query
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(view, id), enabled: id !== '' })
  useLive(data !== undefined && canChange(data), () => void refetch({ cancelRefetch: false }))
  if (data) return <Loaded order={data} view={view} draw={draw} />
  if (id === '' || (error && isMissing(error))) {
    return (
      <ScreenPage>
        <Missing view={view} />
      </ScreenPage>
    )
  }
  return (
    <ScreenPage busy={!error}>
      {error ? <Failed error={error} retry={() => void refetch()} retrying={isFetching} /> : <DetailSkeleton />}
    </ScreenPage>
  )
}
