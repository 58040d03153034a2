import { and, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { shops } from '#tables/shops.ts'
import type { Subject } from '#modules/notifications/index.ts'
import { memberWith } from '#modules/organisations/index.ts'

/** Shops as the subjects of notifications: those whose money the person may see. */
export async function listShopSubjects(db: Db, userId: string, ids: readonly string[]): Promise<Subject[]> {
  const rows = await db
    .select({ id: shops.id, title: shops.name, pictureFileId: shops.logoFileId })
    .from(shops)
    .where(and(inArray(shops.id, [...ids]), inArray(shops.id, memberWith(userId, 'money.read'))))
  return rows.map((shop) => ({ is: 'organisation', ...shop }))
}
