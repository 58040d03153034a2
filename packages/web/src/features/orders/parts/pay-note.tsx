import type { OrderSummary } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Whether the payment of this order covers others too, which were placed together with it. */
export const isPaidTogether = ({ actions, paymentFen, totalFen }: OrderSummary): boolean =>
  actions.includes('pay') && paymentFen !== null && paymentFen !== totalFen

/** A note of that with the joint total, shown before the buyer taps to pay. */
export function PayNote({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  return t('list.together', { total: money(order.paymentFen ?? order.totalFen) })
}
