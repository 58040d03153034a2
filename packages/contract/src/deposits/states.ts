/**
 * The states of a deposit. It is paid or lapses; what is held has exactly one outcome. `refunding`: on its way back to the channel that it
 * was paid by.
 */
export const DEPOSIT_STATES = ['unpaid', 'lapsed', 'held', 'refunding', 'refunded', 'applied', 'forfeited'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]
