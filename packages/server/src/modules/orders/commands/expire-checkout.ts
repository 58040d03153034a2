import type { SubjectTimer } from '#platform/timers/timers.ts'
import { listOrdersOf, lockCheckout } from '../repository.ts'
import { closeUnpaid } from './close-unpaid.ts'

/** The timer's work: closes what of a checkout nobody has paid in time. Its orders are due together. */
export const expireCheckout: SubjectTimer = async (ctx, checkoutId) => {
  await lockCheckout(ctx.db, checkoutId)
  const unpaid = (await listOrdersOf(ctx.db, checkoutId)).filter(({ status }) => status === 'unpaid')
  const [first] = unpaid
  if (!first) return undefined
  return {
    dueAt: first.payDueAt,
    run: async () => {
      await closeUnpaid(ctx, { orders: unpaid, by: 'timer', reason: 'notPaidInTime' })
      return undefined
    },
  }
}
