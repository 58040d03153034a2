import { allocateFen, type Fen } from '../core/money.ts'
import type { LinePart } from './open-parts.ts'

/** The amounts of an order that are shared over its lines, and the lines. */
export interface SharedOrder {
  discountFen: Fen
  freightFen: Fen
  /** What is above it no line has caused: it bears commission like goods, and is shared like them. */
  quotedFreightFen: Fen
  /** An order of before whose freight had been changed: nobody knows what its lines caused, and all of it falls by value. */
  isFreightByValue: boolean
  commissionFen: Fen
  lines: readonly SharedLine[]
}

interface SharedLine {
  id: string
  quantity: number
  totalFen: Fen
  /** What of the quoted freight the line has caused. */
  freightFen: Fen
  cancelledQuantity: number
}

export interface Share {
  /** Goods, less their share of the discount. */
  goodsFen: Fen
  freightFen: Fen
  /** The commission on them, which the platform no longer gets. */
  commissionFen: Fen
}

/**
 * What a partial cancellation of an order is worth. The discount falls on the lines by their value, freight up to the quoted one
 * by what of it they have caused, what the seller asks above it by value, commission by what it was taken of (goods less discount,
 * and that raise); all with largest remainders, and within a line on its steps one after the other, the last one taking what is left
 * of a fen. So the shares depend only on what was cancelled before. However an order is cancelled, piece by piece or at once, they
 * sum exactly to what was paid, and none is negative.
 */
export function shares(
  { discountFen, freightFen, quotedFreightFen, isFreightByValue, commissionFen, lines }: SharedOrder,
  cancelled: readonly LinePart[],
): Share {
  const worth = lines.map(({ totalFen }) => totalFen)
  const discounts = allocateFen(discountFen, worth)
  const nets = worth.map((totalFen, at) => totalFen - (discounts[at] ?? 0))
  const caused = lines.map((line) => line.freightFen)
  const raiseFen = Math.max(0, freightFen - quotedFreightFen)
  const byValueFen = isFreightByValue ? freightFen : raiseFen
  const byValue = allocateFen(byValueFen, worth)
  const quoted = allocateFen(freightFen - byValueFen, caused)
  const freights = byValue.map((fen, at) => fen + (quoted[at] ?? 0))
  const raised = allocateFen(raiseFen, byValue)
  const commissions = allocateFen(
    commissionFen,
    nets.map((net, at) => net + (raised[at] ?? 0)),
  )
  const sum: Share = { goodsFen: 0, freightFen: 0, commissionFen: 0 }
  lines.forEach(({ id, quantity, cancelledQuantity: from }, at) => {
    const count = cancelled.reduce((steps, one) => steps + (one.lineId === id ? one.quantity : 0), 0)
    const steps = { from, to: from + count, of: quantity }
    sum.goodsFen += shareOfSteps(nets[at] ?? 0, steps)
    sum.freightFen += shareOfSteps(freights[at] ?? 0, steps)
    sum.commissionFen += shareOfSteps(commissions[at] ?? 0, steps)
  })
  return sum
}

/** The part of a line's amount for the steps after `from` up to `to`. */
function shareOfSteps(fen: Fen, { from, to, of }: { from: number; to: number; of: number }): Fen {
  // BigInt: a line may be worth 10^9 fen in 9,999 steps.
  const upTo = (step: number): bigint => (BigInt(fen) * BigInt(step)) / BigInt(of)
  return Number(upTo(to) - upTo(from))
}
