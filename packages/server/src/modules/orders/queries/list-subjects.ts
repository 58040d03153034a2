import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { orderLines, orders } from '#tables/orders.ts'
import type { Subject } from '#modules/notifications/index.ts'
import { visibleTo, type View } from './conditions.ts'

/** Orders as the subjects of notifications, each by its first line; those that the person may see in a view; who asks has an active role for it. */
const listIn =
  (view: View) =>
  (db: Db, userId: string, ids: readonly string[]): Promise<Subject[]> =>
    db
      .select({
        is: sql<'order'>`'order'`,
        id: orders.id,
        number: orders.number,
        title: orderLines.title,
        lineCount: orders.lineCount,
        pictureFileId: orderLines.pictureFileId,
      })
      .from(orders)
      .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
      .where(and(inArray(orders.id, [...ids]), visibleTo(userId, view)))

export const listBought = listIn('buyer')
export const listSold = listIn('seller')
