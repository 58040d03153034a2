import { NOT_PAID_IN_TIME } from '@zhujia/contract/orders/reasons.ts'
import type { SubjectTimer } from '#platform/timers/timers.ts'
import { listOrdersOf, lockCheckout } from '../repository.ts'
import { closeUnpaid } from './close-unpaid.ts'

/** The timer's work: closes the orders of a checkout that were not paid in time. They are due together. */
export const expireCheckout: SubjectTimer = async (ctx, checkoutId) => {
  await lockCheckout(ctx.db, checkoutId)
  const unpaid = (await listOrdersOf(ctx.db, checkoutId)).filter(({ status }) => status === 'unpaid')
  const [first] = unpaid
  if (!first) return undefined
  return {
    dueAt: first.payDueAt,
    run: async () => {
      await closeUnpaid(ctx, { orders: unpaid, by: 'timer', reason: NOT_PAID_IN_TIME })
      return undefined
    },
  }
}
