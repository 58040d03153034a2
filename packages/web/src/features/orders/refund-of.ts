import type { LinePart } from '@zhujia/contract/orders/open-parts.ts'
import { shares, type Share } from '@zhujia/contract/orders/shares.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'

type Priced = Pick<OrderDetail, 'discountFen' | 'freightFen' | 'quotedFreightFen' | 'isFreightByValue'> & {
  lines: readonly Pick<
    OrderDetail['lines'][number],
    'id' | 'quantity' | 'totalFen' | 'freightFen' | 'cancelledQuantity'
  >[]
}

/** The refund for cancelling these parts, by the same rule as on the server: goods, and freight. */
export const refundOf = (order: Priced, parts: readonly LinePart[]): Pick<Share, 'goodsFen' | 'freightFen'> =>
  shares({ ...order, commissionFen: 0 }, parts)
