import type { StepState } from '#ui/steps.tsx'
import type { OrderDetail } from '../queries.ts'
import { wasPaid } from './reason.ts'

type Stage = 'place' | 'pay' | 'ship' | 'receive' | 'cancelled'

export interface ProgressStep {
  key: Stage
  state: StepState
}

const WAY: readonly Stage[] = ['place', 'pay', 'ship', 'receive']

/** How many stages of the way lie behind an order in each state. */
const PASSED: Readonly<Record<Exclude<OrderDetail['state'], 'cancelled'>, number>> = {
  unpaid: 1,
  paid: 2,
  cancelRequested: 2,
  partiallyShipped: 2,
  restCancelRequested: 2,
  shipped: 3,
  received: 4,
}

/** Where an order stands on its way from placing to receiving; a cancelled one shows how far it came. */
export function progressOf(order: OrderDetail): ProgressStep[] {
  if (order.state === 'cancelled') {
    const passed = wasPaid(order) ? WAY.slice(0, 2) : WAY.slice(0, 1)
    return [...passed.map((key): ProgressStep => ({ key, state: 'done' })), { key: 'cancelled', state: 'failed' }]
  }
  const passed = PASSED[order.state]
  return WAY.map((key, place): ProgressStep => ({
    key,
    state: place < passed ? 'done' : place === passed ? 'current' : 'upcoming',
  }))
}
