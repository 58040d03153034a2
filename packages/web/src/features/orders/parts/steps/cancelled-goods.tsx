import type { ReactNode } from 'react'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
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
  /** What is decided about the goods; drawn once they and their sum are known. */
  draw: (what: Cancelled) => ReactNode
}

/** Part of the order is shipped: only the rest can still be cancelled. */
export const isRest = (state: OrderDetail['state']): boolean =>
  state === 'partiallyShipped' || state === 'restCancelRequested'

/** The sheet of a step that cancels what is not shipped, or declines to: the goods first, then the decision. */
export function CancelledSheet({ order, view, open, onClose, title, draw }: CancelledSheetProps) {
  const { money } = useFormats()
  const what = ({ unshippedFen, state, lines }: OrderDetail): Cancelled => ({
    total: money(unshippedFen),
    isRest: isRest(state),
    isMade: lines.some(({ measures }) => measures !== null),
  })
  return (
    <Sheet open={open} onClose={onClose} title={title} tall>
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
