import {
  at,
  commissionOf,
  countSale,
  openOf,
  skusByProduct,
  sum,
  worthOf,
  type Line,
  type Order,
  type Reference,
  quotedFreight,
} from './state.ts'

/**
 * Shares an amount by weights: each part rounded down, then one fen each to the largest remainders, the earlier part first.
 */
function shareOut(fen: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  const owed = weights.map((weight) => (all === 0 ? fen / weights.length : (fen * weight) / all))
  const parts = owed.map(Math.floor)
  for (let left = fen - sum(parts); left > 0; left--) {
    // In whole numbers, because two remainders that are equal must be found equal.
    const rest = weights.map(
      (weight, index) => (all === 0 ? fen : fen * weight) - at(parts, index) * (all === 0 ? weights.length : all),
    )
    const first = rest.indexOf(Math.max(...rest))
    parts[first] = at(parts, first) + 1
  }
  return parts
}

/** What the pieces after the first `from`, up to `to`, bear of a line's amount: each piece what is whole by then. */
const ofPieces = (fen: number, line: Line, [from, to]: readonly [number, number]): number =>
  Math.floor((fen * to) / line.quantity) - Math.floor((fen * from) / line.quantity)

/** What cancelling so much of each line gives back to the buyer, and what of it the platform loses. */
export function worthOfParts(
  model: Reference,
  order: Order,
  parts: readonly number[],
): { backFen: number; commissionFen: number } {
  const worths = order.lines.map((line) => worthOf(model, line))
  const discounts = shareOut(order.discountFen, worths)
  const nets = worths.map((worth, index) => worth - at(discounts, index))
  const freights = shareOut(order.freightFen, worths)
  const raised = shareOut(Math.max(0, order.freightFen - quotedFreight(order.lines)), freights)
  const commissions = shareOut(
    commissionOf(model, order),
    nets.map((net, index) => net + at(raised, index)),
  )
  const back = { backFen: 0, commissionFen: 0 }
  order.lines.forEach((line, index) => {
    const span = [line.cancelled, line.cancelled + at(parts, index)] as const
    back.backFen += ofPieces(at(nets, index), line, span) + ofPieces(at(freights, index), line, span)
    back.commissionFen += ofPieces(at(commissions, index), line, span)
  })
  return back
}

/** Parts of a paid order are cancelled: stock is released, money on its way, the platform's share gone with it. */
export function cancelParts(model: Reference, order: Order, parts: readonly number[]): void {
  const { backFen, commissionFen } = worthOfParts(model, order, parts)
  order.lines.forEach((line, index) => {
    at(at(model.skus, line.sku).lots, line.lot).reserved -= at(parts, index)
    line.cancelled += at(parts, index)
  })
  // An order no longer counts as a sale of what is now cancelled whole.
  for (const skus of skusByProduct(model, order)) {
    const own = order.lines.flatMap((line, index) =>
      skus.includes(line.sku) ? [{ ...line, now: at(parts, index) }] : [],
    )
    if (own.some(({ now }) => now > 0) && own.every(({ cancelled, quantity }) => cancelled === quantity))
      countSale(model, at(skus, 0), -1)
  }
  order.refundedFen += backFen
  order.commissionBackFen += commissionFen
  if (backFen === 0) return
  at(model.payments, order.payment).refundedFen += backFen
  model.jobs.refund.push(
    model.refunds.push({ payment: order.payment, amountFen: backFen, isLate: false, hasArrived: false }) - 1,
  )
}

export const allOpen = ({ lines }: Order): number[] => lines.map(openOf)
