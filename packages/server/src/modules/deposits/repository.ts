import { and, asc, count, eq, gt, sql, type SQL } from 'drizzle-orm'
import { insertOf } from '#platform/db/insert-rows.ts'
import { waitTurn } from '#platform/db/turn.ts'
import type { Db } from '#platform/db/types.ts'
import { deposits } from '#tables/deposits.ts'
import { isForShop } from './for-shop.ts'
import { depositMachine } from './machine.ts'

export type Deposit = typeof deposits.$inferSelect

/** The machine bound to its table. */
export const depositStates = { ...depositMachine, table: deposits }

/** Lets one person at a time open a deposit of a shop: what is missing is a sum over all of them. */
export const lockShopDeposit = (db: Db, shopId: string): Promise<void> => waitTurn(db, `deposit of shop ${shopId}`)

/** Locks a deposit, before its payment. */
export async function lockDeposit(db: Db, id: string): Promise<Deposit | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.id, id)).for('update')
  return deposit
}

/** Locks what a shop has deposited, in ascending id. */
export const lockHeld = (db: Db, shopId: string): Promise<Deposit[]> =>
  db
    .select()
    .from(deposits)
    .where(and(isForShop(shopId), eq(deposits.status, 'held')))
    .orderBy(asc(deposits.id))
    .for('update')

/** A deposit as a write of `writeTogether`. */
export const insertDeposit = (row: typeof deposits.$inferInsert): SQL => insertOf(deposits, [row])

/** Locks the one of a shop that is not paid, whether it still can be or not. */
export async function lockUnpaid(db: Db, shopId: string): Promise<Deposit | undefined> {
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(isForShop(shopId), eq(deposits.status, 'unpaid')))
    .for('update')
  return deposit
}

export async function countOpened(db: Db, { shopId, since }: { shopId: string; since: Date }): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(deposits)
    .where(and(isForShop(shopId), gt(deposits.createdAt, since)))
  return row?.count ?? 0
}

export async function sumHeld(db: Db, shopId: string): Promise<number> {
  const [row] = await db
    .select({ fen: sql<string>`coalesce(sum(${deposits.amountFen}), 0)` })
    .from(deposits)
    .where(and(isForShop(shopId), eq(deposits.status, 'held')))
  return Number(row?.fen ?? 0)
}
