import type { OrderAction, OrderSummary, OrderView } from '../queries.ts'

/** What somebody wants to do with which order. `pay` is not among them: it leads to a page of its own. */
export interface Asked {
  action: Exclude<OrderAction, 'pay'>
  order: OrderSummary
}

/** What each step's sheet is given. */
export interface StepProps {
  order: OrderSummary
  view: OrderView
  open: boolean
  onClose: () => void
}
