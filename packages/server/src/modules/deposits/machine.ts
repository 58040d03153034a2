import { DEPOSIT_STATES } from '@zhujia/contract/deposits/states.ts'
import { defineMachine } from '#platform/state-machine/machine.ts'

/** A deposit: paid or lapsed, and what is held has exactly one outcome. */
export const depositMachine = defineMachine({
  entity: 'deposit',
  states: DEPOSIT_STATES,
  initial: 'unpaid',
  events: {
    pay: { from: ['unpaid'], to: 'held', by: ['provider'] },
    lapse: { from: ['unpaid'], to: 'lapsed', by: ['timer'] },
    refund: { from: ['held'], to: 'refunding', by: ['payer', 'beneficiary'] },
    /** Its channel has paid it back. */
    arrive: { from: ['refunding'], to: 'refunded', by: ['provider'] },
    /** It counts towards the price of the contract that was made. */
    apply: { from: ['held'], to: 'applied', by: ['beneficiary'] },
    forfeit: { from: ['held'], to: 'forfeited', by: ['beneficiary'] },
  },
})
