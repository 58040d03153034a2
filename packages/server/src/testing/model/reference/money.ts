import {
  at,
  commissionOf,
  consignmentsOf,
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
 * Divides an amount by weights: each part is rounded down, then one fen is added to each of the largest remainders, the earlier part first.
 */
function shareOut(fen: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  const owed = weights.map((weight) => (all === 0 ? fen / weights.length : (fen * weight) / all))
  const parts = owed.map(Math.floor)
  for (let left = fen - sum(parts); left > 0; left--) {
    // In whole numbers, because equal remainders must compare as equal.
    const rest = weights.map(
      (weight, index) => (all === 0 ? fen : fen * weight) - at(parts, index) * (all === 0 ? weights.length : all),
    )
    const first = rest.indexOf(Math.max(...rest))
    parts[first] = at(parts, first) + 1
  }
  return parts
}

/** What of the quoted freight each line has caused: that of a consignment is divided among its own lines by their pieces, by which it is charged. */
function causedFreights(lines: readonly Line[]): number[] {
  const caused = new Map<Line, number>()
  for (const [, own] of consignmentsOf(lines)) {
    const pieces = own.map(({ quantity }) => quantity)
    shareOut(quotedFreight(own), pieces).forEach((fen, index) => caused.set(at(own, index), fen))
  }
  return lines.map((line) => caused.get(line) ?? 0)
}

/** The part of a line's amount that falls on the pieces after the first `from`, up to `to`; sums up to each piece are rounded down. */
const ofPieces = (fen: number, line: Line, [from, to]: readonly [number, number]): number =>
  Math.floor((fen * to) / line.quantity) - Math.floor((fen * from) / line.quantity)

/** What the buyer gets back when these parts of the lines are cancelled, and how much of it is commission. */
export function worthOfParts(
  model: Reference,
  order: Order,
  parts: readonly number[],
): { backFen: number; commissionFen: number } {
  const worths = order.lines.map((line) => worthOf(model, line))
  const discounts = shareOut(order.discountFen, worths)
  const nets = worths.map((worth, index) => worth - at(discounts, index))
  const quotedFen = quotedFreight(order.lines)
  // The raise above the quoted freight is divided by value; a lowered freight as the quoted one was.
  const raised = shareOut(Math.max(0, order.freightFen - quotedFen), worths)
  const kept = shareOut(Math.min(order.freightFen, quotedFen), causedFreights(order.lines))
  const freights = raised.map((fen, index) => fen + at(kept, index))
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

/** Cancels parts of a paid order: stock is released, a refund is made, and its share of the commission is returned. */
export function cancelParts(model: Reference, order: Order, parts: readonly number[]): void {
  const { backFen, commissionFen } = worthOfParts(model, order, parts)
  order.lines.forEach((line, index) => {
    at(at(model.skus, line.sku).lots, line.lot).reserved -= at(parts, index)
    line.cancelled += at(parts, index)
  })
  // An order no longer counts as a sale of a product of which everything is cancelled.
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
