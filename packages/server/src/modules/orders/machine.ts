import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { defineMachine } from '../../platform/state-machine/machine.ts'

/** One shop's order, up to the goods being received. Steps that lead back to where they began are there for their history. */
export const orderMachine = defineMachine({
  entity: 'order',
  states: ORDER_STATES,
  initial: 'unpaid',
  events: {
    pay: { from: ['unpaid'], to: 'paid', by: ['provider'] },
    reprice: { from: ['unpaid'], to: 'unpaid', by: ['seller'] },
    cancel: { from: ['unpaid'], to: 'cancelled', by: ['buyer', 'seller', 'timer'] },
    requestCancel: { from: ['paid'], to: 'cancelRequested', by: ['buyer'] },
    withdrawCancel: { from: ['cancelRequested'], to: 'paid', by: ['buyer'] },
    agreeCancel: { from: ['cancelRequested'], to: 'cancelled', by: ['seller', 'timer'] },
    declineCancel: { from: ['cancelRequested'], to: 'paid', by: ['seller'] },
    /** A parcel that leaves something to be shipped, and the one that does not. */
    shipPart: { from: ['paid', 'partiallyShipped'], to: 'partiallyShipped', by: ['seller'] },
    ship: { from: ['paid', 'partiallyShipped'], to: 'shipped', by: ['seller'] },
    /** Some of what is not shipped is given up, or all of it: then the order is shipped as far as it ever will be. */
    cancelPart: { from: ['partiallyShipped'], to: 'partiallyShipped', by: ['seller'] },
    cancelRest: { from: ['partiallyShipped'], to: 'shipped', by: ['seller'] },
    requestRest: { from: ['partiallyShipped'], to: 'restCancelRequested', by: ['buyer'] },
    withdrawRest: { from: ['restCancelRequested'], to: 'partiallyShipped', by: ['buyer'] },
    agreeRest: { from: ['restCancelRequested'], to: 'shipped', by: ['seller', 'timer'] },
    declineRest: { from: ['restCancelRequested'], to: 'partiallyShipped', by: ['seller'] },
    receive: { from: ['shipped'], to: 'received', by: ['buyer', 'timer'] },
    extend: { from: ['shipped'], to: 'shipped', by: ['buyer'] },
  },
})

export type OrderEvent = keyof typeof orderMachine.events

/** The events of a wish to cancel, by the state in which it waits for an answer. */
export const WISHES = {
  cancelRequested: { agree: 'agreeCancel', decline: 'declineCancel', withdraw: 'withdrawCancel' },
  restCancelRequested: { agree: 'agreeRest', decline: 'declineRest', withdraw: 'withdrawRest' },
} as const satisfies Record<string, Record<string, OrderEvent>>

/** Undefined where no wish is open. */
export const wishIn = (state: string): (typeof WISHES)[keyof typeof WISHES] | undefined => Object.entries(WISHES).find(([open]) => open === state)?.[1]
