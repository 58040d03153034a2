import type { OrderLine } from './repository.ts'

type Line = Pick<OrderLine, 'productId' | 'quantity' | 'cancelledQuantity'>

/** Each product of an order that holds some of it counts as sold once, however many steps and SKUs there are (decision 055). */
export const soldBy = (lines: readonly Pick<Line, 'productId'>[]): { productId: string; orders: number }[] =>
  [...new Set(lines.map(({ productId }) => productId))].map((productId) => ({ productId, orders: 1 }))

/** The products that no longer count as sold after a partial cancellation: those whose lines are all cancelled in full. */
export const unsoldBy = (
  lines: readonly Line[],
  cancelled: readonly Pick<Line, 'productId'>[],
): { productId: string; orders: number }[] =>
  soldBy(cancelled)
    .filter(({ productId }) =>
      lines.every((line) => line.productId !== productId || line.cancelledQuantity === line.quantity),
    )
    .map(({ productId }) => ({ productId, orders: -1 }))
