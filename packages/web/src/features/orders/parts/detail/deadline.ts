import { isUnilateralOpen } from '@zhujia/contract/orders/states.ts'
import type { OrderDetail, OrderSummary } from '#entities/orders/queries.ts'

/** The kinds of deadline: to pay, to answer a request, to ship, to become cancellable by the buyer, to count as received. */
type Kind = 'pay' | 'answer' | 'ship' | 'cancel' | 'receive'

export interface Deadline {
  kind: Kind
  at: string
  /** Only of `ship`, of an order whose later deadline is not known here. */
  isPast: boolean
}

type Dated = Pick<OrderSummary, 'payDueAt' | 'cancelAnswerDueAt' | 'shipDueAt' | 'autoReceiveAt'> &
  Partial<Pick<OrderDetail, 'cancelling'>>

/** A deadline to ship by counts until it is past; then the buyer's right to cancel is next, and after that there is none. */
function shippingOf({ shipDueAt, cancelling }: Dated, nowMs: number): Deadline | undefined {
  if (!shipDueAt) return undefined
  const isPast = Date.parse(shipDueAt) < nowMs
  if (!isPast || !cancelling) return { kind: 'ship', at: shipDueAt, isPast }
  return isCancelOpen({ cancelling }, nowMs)
    ? undefined
    : { kind: 'cancel', at: cancelling.unilaterallyFrom, isPast: false }
}

/** The one deadline of an order that counts now. */
export function deadlineOf(order: Dated, nowMs: number): Deadline | undefined {
  const { payDueAt, cancelAnswerDueAt, autoReceiveAt } = order
  if (payDueAt) return { kind: 'pay', at: payDueAt, isPast: false }
  if (cancelAnswerDueAt) return { kind: 'answer', at: cancelAnswerDueAt, isPast: false }
  if (autoReceiveAt) return { kind: 'receive', at: autoReceiveAt, isPast: false }
  return shippingOf(order, nowMs)
}

/** Whether the buyer may cancel without the shop's consent by now. */
export const isCancelOpen = ({ cancelling }: Pick<Dated, 'cancelling'>, nowMs: number): boolean =>
  !!cancelling && isUnilateralOpen(Date.parse(cancelling.unilaterallyFrom), nowMs)
