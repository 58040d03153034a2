import { and, countDistinct, eq, gt, inArray, or } from 'drizzle-orm'
import type { OrderState } from '@zhujia/contract/orders/states.ts'
import type { Db } from '#platform/db/types.ts'
import { users } from '#tables/auth.ts'
import { skus } from '#tables/catalogue.ts'
import { orders } from '#tables/orders.ts'

interface Waiting {
  phone: string
  state: OrderState
  until: Date
}

/** All orders of the buyer with this phone, and their checkouts in a state that its timer will not end before `until`. */
export async function countWaiting(
  db: Db,
  { phone, state, until }: Waiting,
): Promise<{ orders: number; open: number }> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  if (!account) return { orders: 0, open: 0 }
  const own = eq(orders.buyerId, account.id)
  const isDueLater = or(
    and(eq(orders.status, 'unpaid'), gt(orders.payDueAt, until)),
    gt(orders.cancelDueAt, until),
    gt(orders.autoReceiveAt, until),
  )
  const [open] = await db
    .select({ checkouts: countDistinct(orders.checkoutId) })
    .from(orders)
    .where(and(own, eq(orders.status, state), isDueLater))
  return { orders: await db.$count(orders, own), open: open?.checkouts ?? 0 }
}

interface Names {
  phones: readonly string[]
  codes: readonly string[]
}

/** The ids of accounts by phone and of SKUs by code. */
export async function findByNames(
  db: Db,
  { phones, codes }: Names,
): Promise<{ userIds: Map<string, string>; skuIds: Map<string, string> }> {
  const accounts = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(inArray(users.phone, [...phones]))
  const goods = await db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(inArray(skus.code, [...codes]))
  return {
    userIds: new Map(accounts.map(({ phone, id }) => [phone, id])),
    skuIds: new Map(goods.map(({ code, id }) => [code, id])),
  }
}
