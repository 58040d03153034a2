import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { orders } from '#tables/orders.ts'

/** Counts reviews of the past, each named by its order, as the command counts them one by one. */
export async function seedReviewed(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${orders} set reviewed_lines = reviewed_lines + told.count
    from (select id::uuid, count(*)::int as count from json_array_elements_text(${JSON.stringify(orderIds)}::json) id group by 1) told
    where ${orders.id} = told.id`)
}
