/** What of a line has gone where. */
interface Counted {
  id: string
  quantity: number
  shippedQuantity: number
  cancelledQuantity: number
}

/** So much of a line. */
interface Part {
  lineId: string
  quantity: number
}

/** What of a line is neither shipped nor cancelled. */
export const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: Omit<Counted, 'id'>): number =>
  quantity - shippedQuantity - cancelledQuantity

/** All of that, by line. */
export const openParts = (lines: readonly Counted[]): Part[] =>
  lines.map((line) => ({ lineId: line.id, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0)

/** Whether these parts, each line once, leave nothing open. */
export const takesAll = (lines: readonly Counted[], parts: readonly Part[]): boolean =>
  openParts(lines).every(({ lineId, quantity }) =>
    parts.some((part) => part.lineId === lineId && part.quantity === quantity),
  )
