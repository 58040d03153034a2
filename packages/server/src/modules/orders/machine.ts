import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { defineMachine } from '../../platform/state-machine/machine.ts'

/** One shop's order, up to the goods being received. */
export const orderMachine = defineMachine({
  entity: 'order',
  states: ORDER_STATES,
  initial: 'unpaid',
  events: {
    pay: { from: ['unpaid'], to: 'paid', by: ['provider'] },
    cancel: { from: ['unpaid'], to: 'cancelled', by: ['buyer', 'seller', 'timer'] },
    requestCancel: { from: ['paid'], to: 'cancelRequested', by: ['buyer'] },
    withdrawCancel: { from: ['cancelRequested'], to: 'paid', by: ['buyer'] },
    agreeCancel: { from: ['cancelRequested'], to: 'cancelled', by: ['seller', 'timer'] },
    declineCancel: { from: ['cancelRequested'], to: 'paid', by: ['seller'] },
    ship: { from: ['paid'], to: 'shipped', by: ['seller'] },
    receive: { from: ['shipped'], to: 'received', by: ['buyer', 'timer'] },
  },
})

export type OrderEvent = keyof typeof orderMachine.events
