import type { Fen } from '@zhujia/contract/core/money.ts'
import { shares } from '@zhujia/contract/orders/shares.ts'
import type { LinePart } from './forms.ts'
import type { OrderDetail } from './queries.ts'

type Priced = Pick<OrderDetail, 'discountFen' | 'freightFen'> & {
  lines: readonly Pick<OrderDetail['lines'][number], 'id' | 'quantity' | 'totalFen' | 'cancelledQuantity'>[]
}

/** What goes back to the buyer when these parts are cancelled, by the rule that the server refunds by. */
export function refundOf(order: Priced, parts: readonly LinePart[]): Fen {
  const { goodsFen, freightFen } = shares({ ...order, quotedFreightFen: order.freightFen, commissionFen: 0 }, parts)
  return goodsFen + freightFen
}
