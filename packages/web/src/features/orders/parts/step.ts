import type { OrderAction, OrderSummary, OrderView } from '../queries.ts'

/** The steps that lead to a page of their own. */
export type Leading = 'pay' | 'review' | 'seeReviews' | 'buyAgain'

/** What somebody wants to do here with which order. */
export interface Asked {
  action: Exclude<OrderAction, Leading>
  order: OrderSummary
}

/** What each step's sheet is given. */
export interface StepProps {
  order: OrderSummary
  view: OrderView
  open: boolean
  onClose: () => void
}
