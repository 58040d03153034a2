import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import { waitTurn } from '#platform/db/turn.ts'
import type { Db } from '#platform/db/types.ts'
import { addresses } from '#tables/addresses.ts'

type Row = typeof addresses.$inferSelect

type Changes = Pick<
  Row,
  | 'name'
  | 'phone'
  | 'districtCode'
  | 'province'
  | 'city'
  | 'district'
  | 'detail'
  | 'tag'
  | 'floor'
  | 'hasElevator'
  | 'isDefault'
>

const own = (ownerId: string, id: string): SQL | undefined => and(eq(addresses.id, id), eq(addresses.ownerId, ownerId))

/** Allows one change at a time to an owner's addresses, because their number and the default are rules over all of them. */
export const lockAddresses = (db: Db, ownerId: string): Promise<void> => waitTurn(db, `addresses ${ownerId}`)

export async function countAddresses(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(addresses).where(eq(addresses.ownerId, ownerId))
  return row?.count ?? 0
}

export async function insertAddress(db: Db, values: typeof addresses.$inferInsert): Promise<Row | undefined> {
  const [row] = await db.insert(addresses).values(values).returning()
  return row
}

/** Changes an owner's address; undefined when it is not there or not theirs. */
export async function changeAddress(
  db: Db,
  of: { ownerId: string; id: string },
  values: Partial<Changes>,
): Promise<Row | undefined> {
  const [row] = await db.update(addresses).set(values).where(own(of.ownerId, of.id)).returning()
  return row
}

/** Removes an owner's address; undefined when it is not there or not theirs. */
export async function removeAddress(db: Db, ownerId: string, id: string): Promise<Row | undefined> {
  const [row] = await db.delete(addresses).where(own(ownerId, id)).returning()
  return row
}

/** Takes the default away from every address but one. */
export async function clearDefault(db: Db, ownerId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(addresses.id, exceptId)
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.ownerId, ownerId), eq(addresses.isDefault, true), others))
}

/** Makes an owner's newest address the default. */
export async function makeNewestDefault(db: Db, ownerId: string): Promise<void> {
  const newest = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.ownerId, ownerId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1)
  await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest))
}
