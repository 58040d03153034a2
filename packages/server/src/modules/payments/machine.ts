import { ATTEMPT_STATES, PAYMENT_STATES, REFUND_STATES } from '@zhujia/contract/payments/states.ts'
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

export const attemptMachine = defineMachine({
  entity: 'paymentAttempt',
  states: ATTEMPT_STATES,
  initial: 'init',
  events: {
    submit: { from: ['init'], to: 'submitted', by: ['system'] },
    succeed: { from: ['init', 'submitted'], to: 'succeeded', by: ['provider'] },
    fail: { from: ['init', 'submitted'], to: 'failed', by: ['provider'] },
    /** The payer tried again at the same cashier, and this time it went through. */
    recover: { from: ['failed'], to: 'succeeded', by: ['provider'] },
    supersede: { from: ['init', 'submitted'], to: 'superseded', by: ['system'] },
    /** Money came on a try that no longer counts: it goes back. */
    return: { from: ['init', 'submitted', 'failed', 'superseded'], to: 'returned', by: ['provider'] },
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
