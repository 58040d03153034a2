import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Tag, type TagTone } from '../ui/display/tag.tsx'

/** Amber waits for a decision, blue is in progress, green is done, grey is closed. */
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

/** An order's state in the terms of the trade, for lists, details and payment results. */
export function OrderStatusTag({ state }: { state: OrderState }) {
  const t = useTexts('orders')
  return <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
}
