import { and, eq, sql } from 'drizzle-orm'
import type { Waybill } from '@zhujia/contract/orders/waybills.ts'
import type { Db } from '#platform/db/types.ts'
import { parcelLines, parcels } from '#tables/orders/parcels.ts'
import type { TakenLine } from './repository.ts'

// The rows of parcels, read and written under the lock of their order.

/** Inserts a parcel with what is in it. */
export async function insertParcel(
  db: Db,
  row: typeof parcels.$inferInsert,
  parts: readonly TakenLine[],
): Promise<void> {
  await db.insert(parcels).values(row)
  await db
    .insert(parcelLines)
    .values(parts.map(({ line, quantity }) => ({ parcelId: row.id, lineId: line.id, quantity })))
}

/** A parcel of this order; undefined when it is none of its. Read under the order's lock. */
export async function findParcel(
  db: Db,
  { orderId, parcelId }: { orderId: string; parcelId: string },
): Promise<typeof parcels.$inferSelect | undefined> {
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, parcelId), eq(parcels.orderId, orderId)))
  return parcel
}

export async function setDriverPhone(db: Db, parcelId: string, driverPhone: string): Promise<void> {
  await db.update(parcels).set({ driverPhone }).where(eq(parcels.id, parcelId))
}

/** Replaces carrier and number of a parcel and counts that. */
export async function setWaybill(
  db: Db,
  parcelId: string,
  { at, carrier, trackingNumber, driverPhone }: Required<Waybill> & { at: Date },
): Promise<void> {
  await db
    .update(parcels)
    .set({ carrier, trackingNumber, driverPhone, correctedAt: at, corrections: sql`${parcels.corrections} + 1` })
    .where(eq(parcels.id, parcelId))
}

/** By whom an order has been carried so far. */
export async function listCarriers(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.select({ carrier: parcels.carrier }).from(parcels).where(eq(parcels.orderId, orderId))
  return rows.map(({ carrier }) => carrier)
}
