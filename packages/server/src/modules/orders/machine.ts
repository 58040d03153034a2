import type { OrderEvent as HistoryEvent, OrderParty } from '@zhujia/contract/orders/events.ts'
import { ORDER_STATES, type OrderState } from '@zhujia/contract/orders/states.ts'
import { defineMachine } from '#platform/state-machine/machine.ts'

/** An order is placed by its insertion, not by a transition. */
export type OrderEvent = Exclude<HistoryEvent, 'place'>

/** One shop's order, up to the goods being received. Events that do not change the state exist for the history. */
export const orderMachine = defineMachine<OrderState, OrderEvent, OrderParty>({
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
    /** After a time without shipping, the buyer cancels without the seller's consent, whether they have asked before or not. */
    cancelUnilaterally: { from: ['paid', 'cancelRequested'], to: 'cancelled', by: ['buyer'] },
    /** A parcel after which something remains to be shipped; the last one, after which nothing does. */
    shipPart: { from: ['paid', 'partiallyShipped'], to: 'partiallyShipped', by: ['seller'] },
    ship: { from: ['paid', 'partiallyShipped'], to: 'shipped', by: ['seller'] },
    /** Part of what is not shipped is cancelled; or all of it, and then nothing more will be shipped. */
    cancelPart: { from: ['partiallyShipped'], to: 'partiallyShipped', by: ['seller'] },
    cancelRest: { from: ['partiallyShipped'], to: 'shipped', by: ['seller'] },
    /** The same before anything is shipped: cancelling all of it ends the order. */
    cancelLines: { from: ['paid'], to: 'paid', by: ['seller'] },
    cancelAll: { from: ['paid'], to: 'cancelled', by: ['seller'] },
    requestRest: { from: ['partiallyShipped'], to: 'restCancelRequested', by: ['buyer'] },
    withdrawRest: { from: ['restCancelRequested'], to: 'partiallyShipped', by: ['buyer'] },
    agreeRest: { from: ['restCancelRequested'], to: 'shipped', by: ['seller', 'timer'] },
    declineRest: { from: ['restCancelRequested'], to: 'partiallyShipped', by: ['seller'] },
    /** The same for what is not shipped of an order. */
    cancelRestUnilaterally: { from: ['partiallyShipped', 'restCancelRequested'], to: 'shipped', by: ['buyer'] },
    /** Carrier or number of a parcel were wrong. */
    correctWaybill: { from: ['shipped'], to: 'shipped', by: ['seller'] },
    correctPart: { from: ['partiallyShipped'], to: 'partiallyShipped', by: ['seller'] },
    correctRest: { from: ['restCancelRequested'], to: 'restCancelRequested', by: ['seller'] },
    /** The phone of a driver is removed from a parcel that was received. */
    removePhone: { from: ['received'], to: 'received', by: ['seller'] },
    receive: { from: ['shipped'], to: 'received', by: ['buyer', 'timer'] },
    extend: { from: ['shipped'], to: 'shipped', by: ['buyer'] },
  },
})

/** The events of a cancellation request, by the state in which it waits for an answer. */
export const CANCEL_REQUESTS = {
  cancelRequested: { agree: 'agreeCancel', decline: 'declineCancel', withdraw: 'withdrawCancel' },
  restCancelRequested: { agree: 'agreeRest', decline: 'declineRest', withdraw: 'withdrawRest' },
} as const satisfies Record<string, Record<string, OrderEvent>>

/** The event of a buyer who asks for the shop's consent, by the state of the order. */
const REQUEST = { paid: 'requestCancel', partiallyShipped: 'requestRest' } as const satisfies Record<string, OrderEvent>

/** The event of a buyer who needs no consent any more, by the state of the order. */
const UNILATERAL = {
  paid: 'cancelUnilaterally',
  cancelRequested: 'cancelUnilaterally',
  partiallyShipped: 'cancelRestUnilaterally',
  restCancelRequested: 'cancelRestUnilaterally',
} as const satisfies Record<string, OrderEvent>

/** The events of a seller who cancels some, or all, of what is not shipped, by the state of the order. */
const PART_CANCELLATIONS = {
  paid: { some: 'cancelLines', all: 'cancelAll' },
  partiallyShipped: { some: 'cancelPart', all: 'cancelRest' },
} as const satisfies Record<string, Record<string, OrderEvent>>

/** The event of a seller who corrects a waybill, by the state of the order. */
const CORRECTION = {
  shipped: 'correctWaybill',
  partiallyShipped: 'correctPart',
  restCancelRequested: 'correctRest',
} as const satisfies Record<string, OrderEvent>

/** The event of a seller who removes the phone of a driver, by the state of the order. */
const PHONE_REMOVAL = { ...CORRECTION, received: 'removePhone' } as const satisfies Record<string, OrderEvent>

const eventsIn = <Events>(table: Readonly<Record<string, Events>>, state: string): Events | undefined =>
  Object.hasOwn(table, state) ? table[state] : undefined

/** Undefined where no request is open. */
export const cancelRequestIn = (state: string) =>
  eventsIn<(typeof CANCEL_REQUESTS)[keyof typeof CANCEL_REQUESTS]>(CANCEL_REQUESTS, state)

/** Undefined where nothing can be requested. */
export const requestIn = (state: string) => eventsIn<(typeof REQUEST)[keyof typeof REQUEST]>(REQUEST, state)

/** Undefined where nothing is paid for and not shipped. */
export const unilateralIn = (state: string) => eventsIn<(typeof UNILATERAL)[keyof typeof UNILATERAL]>(UNILATERAL, state)

/** Undefined where no part can be cancelled. */
export const partCancellationIn = (state: string) =>
  eventsIn<(typeof PART_CANCELLATIONS)[keyof typeof PART_CANCELLATIONS]>(PART_CANCELLATIONS, state)

/** Undefined where no parcel is on its way. */
export const correctionIn = (state: string) => eventsIn<(typeof CORRECTION)[keyof typeof CORRECTION]>(CORRECTION, state)

/** Undefined where there is no parcel. */
export const phoneRemovalIn = (state: string) =>
  eventsIn<(typeof PHONE_REMOVAL)[keyof typeof PHONE_REMOVAL]>(PHONE_REMOVAL, state)
