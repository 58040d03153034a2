import type { OrderDetail } from '#entities/orders/queries.ts'
import type { StepState } from '#ui/display/steps.tsx'
import { wasPaid } from '../reason.ts'

type Stage = 'place' | 'pay' | 'ship' | 'receive' | 'cancelled'

export interface ProgressStep {
  key: Stage
  state: StepState
}

const STAGES: readonly Stage[] = ['place', 'pay', 'ship', 'receive']

/** How many stages an order has passed in each state. */
const PASSED: Readonly<Record<Exclude<OrderDetail['state'], 'cancelled'>, number>> = {
  unpaid: 1,
  paid: 2,
  cancelRequested: 2,
  partiallyShipped: 2,
  restCancelRequested: 2,
  shipped: 3,
  received: 4,
}

/** The stages of an order from placing to receiving with their states; a cancelled order shows the stages it had passed. */
export function progressOf(order: OrderDetail): ProgressStep[] {
  if (order.state === 'cancelled') {
    const passed = wasPaid(order) ? STAGES.slice(0, 2) : STAGES.slice(0, 1)
    return [...passed.map((key): ProgressStep => ({ key, state: 'done' })), { key: 'cancelled', state: 'ended' }]
  }
  const passed = PASSED[order.state]
  return STAGES.map((key, place): ProgressStep => ({
    key,
    state: place < passed ? 'done' : place === passed ? 'current' : 'upcoming',
  }))
}
