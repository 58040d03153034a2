import { ATTEMPT_STATES, PAYMENT_STATES, REFUND_STATES, type AttemptState } from '@zhujia/contract/payments/states.ts'
import { defineMachine } from '#platform/state-machine/machine.ts'

export const paymentMachine = defineMachine({
  entity: 'payment',
  states: PAYMENT_STATES,
  initial: 'open',
  events: {
    succeed: { from: ['open'], to: 'succeeded', by: ['provider'] },
    close: { from: ['open'], to: 'closed', by: ['payable'] },
    refundPart: { from: ['succeeded', 'partiallyRefunded'], to: 'partiallyRefunded', by: ['provider'] },
    refundRest: { from: ['succeeded', 'partiallyRefunded'], to: 'refunded', by: ['provider'] },
  },
})

/** A cashier is open, or about to be; a payment has one such attempt at most. */
export const LIVE_ATTEMPTS = ['init', 'submitted'] as const satisfies readonly AttemptState[]

/** What may still be paid at its channel: a try that failed can be repeated at the same cashier. */
export const CHARGEABLE_ATTEMPTS: readonly AttemptState[] = [...LIVE_ATTEMPTS, 'failed']

export const attemptMachine = defineMachine({
  entity: 'paymentAttempt',
  states: ATTEMPT_STATES,
  initial: 'init',
  events: {
    submit: { from: ['init'], to: 'submitted', by: ['system'] },
    succeed: { from: LIVE_ATTEMPTS, to: 'succeeded', by: ['provider'] },
    fail: { from: LIVE_ATTEMPTS, to: 'failed', by: ['provider'] },
    /** The payer tried again at the same cashier, and this time it went through. */
    recover: { from: ['failed'], to: 'succeeded', by: ['provider'] },
    supersede: { from: CHARGEABLE_ATTEMPTS, to: 'superseded', by: ['system'] },
    /** Money came on an attempt that no longer counts: it is refunded. */
    return: { from: [...CHARGEABLE_ATTEMPTS, 'superseded'], to: 'returned', by: ['provider'] },
  },
})

export const refundMachine = defineMachine({
  entity: 'refund',
  states: REFUND_STATES,
  initial: 'created',
  events: {
    send: { from: ['created', 'failed'], to: 'processing', by: ['system'] },
    succeed: { from: ['created', 'processing', 'failed'], to: 'succeeded', by: ['provider'] },
    fail: { from: ['created', 'processing'], to: 'failed', by: ['provider'] },
  },
})
