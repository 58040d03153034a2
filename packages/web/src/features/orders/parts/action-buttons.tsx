import { useState } from 'react'
import type { OrderSummary, OrderView } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectSheet } from '#ui/overlay/select-sheet.tsx'
import type { OrderAction } from '@zhujia/contract/orders/states.ts'
import { useBuyAgain } from '../use-buy-again.ts'
import type { ActionRequest, NavigationAction } from './steps/step.ts'

/** How many actions are buttons; the others are in the sheet of a "more" button. */
const SHOWN_MAX = 3

/** The actions that move an order forward are primary buttons. */
const MAIN: ReadonlySet<OrderAction> = new Set(['pay', 'receive', 'ship', 'review'])

const isNavigation = (action: OrderAction): action is NavigationAction =>
  action === 'pay' || action === 'review' || action === 'seeReviews' || action === 'buyAgain'

export interface ActionButtonsProps {
  order: OrderSummary
  /** The actions of the order to show here. */
  actions: readonly OrderAction[]
  view: OrderView
  onAction: (request: ActionRequest) => void
  /** `bar` fills the bar below a page, `card` is small at the end of a card. */
  place: 'bar' | 'card'
}

/** The actions that the server offers on an order, the most important one last, near the thumb. */
export function ActionButtons({ order, actions, view, onAction, place }: ActionButtonsProps) {
  const t = useTexts('orders')
  const { navigateTo } = useNavigation()
  const { again, isPending } = useBuyAgain(order)
  const [more, setMore] = useState(false)
  const press = (action: OrderAction) => {
    if (!isNavigation(action)) return onAction({ action, order })
    if (action === 'buyAgain') return isPending ? undefined : void again()
    if (action === 'pay') return navigateTo('orderPlay', { paymentId: order.paymentId })
    return navigateTo('viewComments', { orderId: order.id, view })
  }
  const shown = actions.slice(0, SHOWN_MAX).toReversed()
  const rest = actions.slice(SHOWN_MAX)
  const style = place === 'bar' ? ({ block: true, size: 'medium' } as const) : ({ size: 'small' } as const)
  return (
    <>
      {rest.length > 0 && (
        <>
          <Button {...style} kind="plain" onClick={() => setMore(true)}>
            {t('actions.more')}
          </Button>
          <SelectSheet
            open={more}
            onClose={() => setMore(false)}
            title={t('actions.moreTitle')}
            options={rest.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
            value={undefined}
            onChange={(value) => {
              const action = rest.find((one) => one === value)
              if (action) press(action)
            }}
          />
        </>
      )}
      {shown.map((action) => (
        <Button key={action} {...style} kind={MAIN.has(action) ? 'primary' : 'secondary'} onClick={() => press(action)}>
          {t(`actions.${action}`)}
        </Button>
      ))}
    </>
  )
}
