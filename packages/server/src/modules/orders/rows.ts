import type { LinePart } from '@zhujia/contract/orders/open-parts.ts'
import type { RefundState } from '@zhujia/contract/payments/states.ts'
import type { orderRefunds } from '#tables/orders.ts'
import type { parcels } from '#tables/orders/parcels.ts'

export type ParcelRow = Omit<typeof parcels.$inferSelect, 'orderId'> & { lines: LinePart[] }

export type RefundRow = Omit<typeof orderRefunds.$inferSelect, 'orderId' | 'commissionFen'> & {
  /** How its payment's refund stands; null when there was no money to give back. */
  status: RefundState | null
  lines: LinePart[]
}

/** Money that came too late, with when it was back. */
export interface LateRow {
  id: string
  amountFen: number
  status: RefundState
  at: Date
  arrivedAt: Date | null
}
