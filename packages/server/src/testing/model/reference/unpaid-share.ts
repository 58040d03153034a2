import { at, DAY, sum, type Line, type Reference } from './state.ts'

/** How often the buyer's share of a SKU is halved: by each order that lapsed within a day, except one, and except as many as were paid. */
function lapsesOf(model: Reference, sku: number): number {
  const lately = model.orders.filter(
    ({ placedAt, lines }) => placedAt > model.now - DAY && lines.some((line) => line.sku === sku),
  )
  const lapsed = lately.filter(({ isLapsed }) => isLapsed).length
  return Math.max(0, lapsed - lately.filter(({ isPaid, state }) => isPaid && state !== 'cancelled').length - 1)
}

/** Whether the only buyer would hold more than their share of the stock in unpaid orders, and more than one piece. */
export function exceedsShare(model: Reference, { sku, quantity }: Pick<Line, 'sku' | 'quantity'>): boolean {
  const unpaid = model.orders.filter(({ state }) => state === 'unpaid').flatMap(({ lines }) => lines)
  const held = sum(unpaid.filter((line) => line.sku === sku).map((line) => line.quantity))
  const free = sum(at(model.skus, sku).lots.map(({ onHand, reserved }) => onHand - reserved))
  return held + quantity > Math.max(1, Math.floor(((free + held) * 0.8) / 2 ** lapsesOf(model, sku)))
}
