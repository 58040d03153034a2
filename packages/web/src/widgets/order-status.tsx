import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Tag, type TagTone } from '../ui/tag.tsx'

/** Amber waits for somebody's decision, blue is on its way, green is done, grey is over. */
const TONES: Readonly<Record<OrderState, TagTone>> = {
  unpaid: 'warning',
  paid: 'primary',
  cancelRequested: 'warning',
  partiallyShipped: 'primary',
  restCancelRequested: 'warning',
  shipped: 'primary',
  received: 'success',
  cancelled: 'neutral',
}

/** An order's state in the field's own words, wherever an order is named: lists, details, payment results. */
export function OrderStatusTag({ state }: { state: OrderState }) {
  const t = useTexts('orders')
  return <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
}
