import { openParts } from '@zhujia/contract/orders/open-parts.ts'
import type { ReactNode } from 'react'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { refundOf } from '#features/orders/refund-of.ts'
import { OpenLines } from './open-lines.tsx'
import type { StepProps } from './step.ts'
import { WithDetail } from './with-detail.tsx'

/** What is asked about: the sum that is refunded (zero before the payment), whether a part of the order has left and stays, and whether any of it is made to measure. */
export interface Cancelled {
  total: string
  isRest: boolean
  isMade: boolean
}

interface CancelledSheetProps extends StepProps {
  title: string
  /** Nothing is chosen in it: it is as high as what it says. Others stay where they are while their order loads, so that nothing moves under a finger. */
  isShort?: boolean
  /** What is decided about the goods; drawn once they and their sum are known. */
  draw: (what: Cancelled) => ReactNode
}

/** Part of the order is shipped: only the rest can still be cancelled. */
export const isRest = (state: OrderDetail['state']): boolean =>
  state === 'partiallyShipped' || state === 'restCancelRequested'

/** The sum that comes back; where only a part of the order is cancelled, with how much of it is freight. */
function useTotal() {
  const t = useTexts('orders')
  const { money } = useFormats()
  return (detail: OrderDetail): string => {
    const total = money(detail.unshippedFen)
    if (!isRest(detail.state) || detail.freightFen === 0) return total
    return t('refund.withFreight', { total, freight: money(refundOf(detail, openParts(detail.lines)).freightFen) })
  }
}

/** The sheet of a step that cancels what is not shipped, or declines to: the goods first, then the decision. */
export function CancelledSheet({ order, view, open, onClose, title, isShort = false, draw }: CancelledSheetProps) {
  const totalOf = useTotal()
  const what = (detail: OrderDetail): Cancelled => ({
    total: totalOf(detail),
    isRest: isRest(detail.state),
    isMade: detail.lines.some(({ measures }) => measures !== null),
  })
  return (
    <Sheet open={open} onClose={onClose} title={title} tall={!isShort}>
      <WithDetail
        view={view}
        id={order.id}
        draw={(detail) => (
          <>
            <OpenLines {...detail} />
            {draw(what(detail))}
          </>
        )}
      />
    </Sheet>
  )
}
