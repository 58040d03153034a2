import type { Payment } from '#entities/payments/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

type PayableOrder = Payment['orders'][number]

/** What the shop last changed about the price of an order, and why: a sentence each; none if it never did. */
export function useChangeWords(): (order: PayableOrder) => string[] {
  const t = useTexts('checkout')
  const { money } = useFormats()
  return ({ priceChange: was, freightFen, discountFen }) => {
    if (!was) return []
    return [
      ...(was.oldFreightFen === freightFen
        ? []
        : [t('change.freight', { old: money(was.oldFreightFen), new: money(freightFen) })]),
      ...(was.oldDiscountFen === discountFen
        ? []
        : [t('change.discount', { old: money(was.oldDiscountFen), new: money(discountFen) })]),
      t('change.reason', { reason: was.reason }),
    ]
  }
}

/** That an order of the cashier cost something else before, what changed, and why. */
export function PriceChange({ order, className }: { order: PayableOrder; className: string | undefined }) {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const words = useChangeWords()(order)
  if (!order.priceChange) return null
  return (
    <div className={className}>
      {[t('change.was', { money: money(order.priceChange.oldTotalFen) }), ...words].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
