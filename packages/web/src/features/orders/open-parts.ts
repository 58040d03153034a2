import type { LinePart } from './forms.ts'
import type { OrderDetail } from './queries.ts'

type Counted = Pick<OrderDetail['lines'][number], 'id' | 'quantity' | 'shippedQuantity' | 'cancelledQuantity'>

/** What of a line is neither shipped nor cancelled. */
export const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: Counted): number =>
  quantity - shippedQuantity - cancelledQuantity

/** All of that, by line. */
export const openParts = (lines: readonly Counted[]): LinePart[] =>
  lines.map((line) => ({ lineId: line.id, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0)

/** Whether these parts leave nothing open. */
export const takesAll = (lines: readonly Counted[], parts: readonly LinePart[]): boolean =>
  openParts(lines).every(({ lineId, quantity }) =>
    parts.some((part) => part.lineId === lineId && part.quantity === quantity),
  )
