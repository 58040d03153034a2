import type { Fen } from '@zhujia/contract/core/money.ts'
import type { LinePart } from '@zhujia/contract/orders/open-parts.ts'
import { shares } from '@zhujia/contract/orders/shares.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'

type Priced = Pick<OrderDetail, 'discountFen' | 'freightFen'> & {
  lines: readonly Pick<
    OrderDetail['lines'][number],
    'id' | 'quantity' | 'totalFen' | 'freightFen' | 'cancelledQuantity'
  >[]
}

/** The refund for cancelling these parts, by the same rule as on the server. */
export function refundOf(order: Priced, parts: readonly LinePart[]): Fen {
  const { goodsFen, freightFen } = shares({ ...order, quotedFreightFen: order.freightFen, commissionFen: 0 }, parts)
  return goodsFen + freightFen
}
