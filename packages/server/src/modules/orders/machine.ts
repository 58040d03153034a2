import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { defineMachine } from '#platform/state-machine/machine.ts'

/** One shop's order, up to the goods being received. Steps that lead back to where they began are there for their history. */
export const orderMachine = defineMachine({
  entity: 'order',
  states: ORDER_STATES,
  initial: 'unpaid',
  events: {
    pay: { from: ['unpaid'], to: 'paid', by: ['provider'] },
    reprice: { from: ['unpaid'], to: 'unpaid', by: ['seller'] },
    /** Out of a payment for several orders, to be paid alone. */
    separate: { from: ['unpaid'], to: 'unpaid', by: ['buyer'] },
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
    /** The same before anything has left: then nothing at all is left of the order. */
    cancelLines: { from: ['paid'], to: 'paid', by: ['seller'] },
    cancelAll: { from: ['paid'], to: 'cancelled', by: ['seller'] },
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

/** The events of a seller who gives up some of what is not shipped, or all of it, by the state in which he does. */
const GIVING_UP = {
  paid: { some: 'cancelLines', all: 'cancelAll' },
  partiallyShipped: { some: 'cancelPart', all: 'cancelRest' },
} as const satisfies Record<string, Record<string, OrderEvent>>

const eventsIn = <Events>(table: Readonly<Record<string, Events>>, state: string): Events | undefined =>
  Object.hasOwn(table, state) ? table[state] : undefined

/** Undefined where no wish is open. */
export const wishIn = (state: string) => eventsIn<(typeof WISHES)[keyof typeof WISHES]>(WISHES, state)

/** Undefined where nothing can be given up. */
export const givingUpIn = (state: string) => eventsIn<(typeof GIVING_UP)[keyof typeof GIVING_UP]>(GIVING_UP, state)
