import type { orderRefunds, parcels } from '#tables/orders.ts'

/** So much of a line. */
export interface PartRow {
  lineId: string
  quantity: number
}

export type ParcelRow = Omit<typeof parcels.$inferSelect, 'orderId'> & { lines: PartRow[] }

export type RefundRow = Omit<typeof orderRefunds.$inferSelect, 'orderId' | 'commissionFen'> & {
  /** How its payment's refund stands; null when there was no money to give back. */
  status: string | null
  lines: PartRow[]
}
