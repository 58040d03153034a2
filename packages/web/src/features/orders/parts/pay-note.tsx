import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { OrderSummary } from '../queries.ts'

/** Whether paying for this order pays for others too: they were placed together and share one payment. */
export const isPaidTogether = ({ actions, paymentFen, totalFen }: OrderSummary): boolean =>
  actions.includes('pay') && paymentFen !== null && paymentFen !== totalFen

/** Says so, with what they cost together, before somebody taps to pay. */
export function PayNote({ order }: { order: OrderSummary }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  return t('list.together', { total: money(order.paymentFen ?? order.totalFen) })
}
