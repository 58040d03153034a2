import type { Db } from '#platform/db/types.ts'
import { freightRules, freightTemplates, shops } from '#tables/shops.ts'

export type ShopRow = typeof shops.$inferInsert

export async function insertShops(db: Db, rows: readonly ShopRow[]): Promise<void> {
  await db.insert(shops).values([...rows])
}

export async function insertFreight(
  db: Db,
  rows: { templates: (typeof freightTemplates.$inferInsert)[]; rules: (typeof freightRules.$inferInsert)[] },
): Promise<void> {
  await db.insert(freightTemplates).values(rows.templates)
  await db.insert(freightRules).values(rows.rules)
}
