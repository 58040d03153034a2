import type { OrderSummary, OrderView } from '#entities/orders/queries.ts'
import type { OrderAction } from '@zhujia/contract/orders/states.ts'

/** The actions that open another page. */
export type NavigationAction = 'pay' | 'review' | 'seeReviews' | 'buyAgain'

/** The action that was pressed, and its order. */
export interface ActionRequest {
  action: Exclude<OrderAction, NavigationAction>
  order: OrderSummary
}

/** The props of each action's sheet. */
export interface StepProps {
  order: OrderSummary
  view: OrderView
  open: boolean
  onClose: () => void
}
