import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { Button } from '#ui/button.tsx'
import { SelectSheet } from '#ui/select-sheet.tsx'
import type { OrderAction, OrderSummary, OrderView } from '../queries.ts'
import { useBuyAgain } from '../use-buy-again.ts'
import type { Asked, Leading } from './step.ts'

/** How many stand side by side; the others wait behind one more button. */
const SHOWN_MAX = 3

/** What takes an order forward; the rest is quieter. */
const MAIN: ReadonlySet<OrderAction> = new Set(['pay', 'receive', 'ship', 'review'])

const leads = (action: OrderAction): action is Leading =>
  action === 'pay' || action === 'review' || action === 'seeReviews' || action === 'buyAgain'

export interface ActionButtonsProps {
  order: OrderSummary
  /** Those of the order's actions that belong here. */
  actions: readonly OrderAction[]
  view: OrderView
  onAsk: (asked: Asked) => void
  /** `bar` shares the width of the bar below a page, `card` stands small at a card's end. */
  place: 'bar' | 'card'
}

function useLabels(view: OrderView) {
  const t = useTexts('orders')
  // The same step has another name for the one whose order it is not.
  return (action: OrderAction): string => t(`actions.${action === 'cancel' && view === 'seller' ? 'close' : action}`)
}

/** The steps that the server offers on an order, the most important one last, where the thumb is. */
export function ActionButtons({ order, actions, view, onAsk, place }: ActionButtonsProps) {
  const t = useTexts('orders')
  const labelOf = useLabels(view)
  const { navigateTo } = useNavigation()
  const { again, isPending } = useBuyAgain(order)
  const [more, setMore] = useState(false)
  const press = (action: OrderAction) => {
    if (!leads(action)) return onAsk({ action, order })
    if (action === 'buyAgain') return isPending ? undefined : void again()
    if (action === 'pay') return navigateTo('orderPlay', { paymentId: order.paymentId })
    return navigateTo('viewComments', { orderId: order.id, view })
  }
  const shown = actions.slice(0, SHOWN_MAX).toReversed()
  const rest = actions.slice(SHOWN_MAX)
  const look = place === 'bar' ? ({ block: true, size: 'medium' } as const) : ({ size: 'small' } as const)
  return (
    <>
      {rest.length > 0 && (
        <>
          <Button {...look} kind="plain" onClick={() => setMore(true)}>
            {t('actions.more')}
          </Button>
          <SelectSheet
            open={more}
            onClose={() => setMore(false)}
            title={t('actions.moreTitle')}
            options={rest.map((action) => ({ value: action, label: labelOf(action) }))}
            value={undefined}
            onChange={(value) => {
              const action = rest.find((one) => one === value)
              if (action) press(action)
            }}
          />
        </>
      )}
      {shown.map((action) => (
        <Button key={action} {...look} kind={MAIN.has(action) ? 'primary' : 'secondary'} onClick={() => press(action)}>
          {labelOf(action)}
        </Button>
      ))}
    </>
  )
}
