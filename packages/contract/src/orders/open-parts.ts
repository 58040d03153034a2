/** The quantities of a line: ordered, shipped, cancelled. */
interface Counted {
  id: string
  quantity: number
  shippedQuantity: number
  cancelledQuantity: number
}

/** A quantity of a line, in sale steps. */
export interface LinePart {
  lineId: string
  quantity: number
}

/** The quantity of a line that is neither shipped nor cancelled. */
export const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: Omit<Counted, 'id'>): number =>
  quantity - shippedQuantity - cancelledQuantity

/** The open quantity of each line. */
export const openParts = (lines: readonly Counted[]): LinePart[] =>
  lines.map((line) => ({ lineId: line.id, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0)

/** Whether nothing stays open after these parts; each line occurs once. */
export const takesAll = (lines: readonly Counted[], parts: readonly LinePart[]): boolean =>
  openParts(lines).every(({ lineId, quantity }) =>
    parts.some((part) => part.lineId === lineId && part.quantity === quantity),
  )
