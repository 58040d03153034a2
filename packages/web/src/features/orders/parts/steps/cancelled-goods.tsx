import { openParts } from '@zhujia/contract/orders/open-parts.ts'
import type { ReactNode } from 'react'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { refundOf } from '#features/orders/refund-of.ts'
import { OpenLines } from './open-lines.tsx'
import styles from './sheet-form.module.css'
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

/** How much of the order's freight comes back with the rest; with all of an order all of it does. */
function FreightOfRest({ detail }: { detail: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  if (!isRest(detail.state) || detail.freightFen === 0) return null
  const { freightFen } = refundOf(detail, openParts(detail.lines))
  return <p className={styles.hint}>{t('refund.freight', { money: money(freightFen) })}</p>
}

/** The sheet of a step that cancels what is not shipped, or declines to: the goods first, then the decision. */
export function CancelledSheet({ order, view, open, onClose, title, isShort = false, draw }: CancelledSheetProps) {
  const { money } = useFormats()
  const what = ({ unshippedFen, state, lines }: OrderDetail): Cancelled => ({
    total: money(unshippedFen),
    isRest: isRest(state),
    isMade: lines.some(({ measures }) => measures !== null),
  })
  return (
    <Sheet open={open} onClose={onClose} title={title} tall={!isShort}>
      <WithDetail
        view={view}
        id={order.id}
        draw={(detail) => (
          <>
            <OpenLines {...detail} />
            <FreightOfRest detail={detail} />
            {draw(what(detail))}
          </>
        )}
      />
    </Sheet>
  )
}
