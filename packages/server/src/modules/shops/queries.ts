import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import type { Db } from '../../platform/db/types.ts'
import { shopMembers, shops } from '../../tables/shops.ts'

/**
 * The ids of the shops in which somebody holds a permission, as a subquery in parentheses, so that membership is part
 * of the statement that reads or writes a shop's rows: `inArray(orders.shopId, memberWith(userId, 'order.read'))`.
 */
export function memberWith(userId: string, permission: ShopPermission): SQL {
  return sql`(select ${shopMembers.shopId} from ${shopMembers}
    where ${shopMembers.userId} = ${userId} and (${shopMembers.isOwner} or ${permission} = any(${shopMembers.permissions})))`
}

/** The ids of shops by their names, which are unique. */
export async function findShopIds(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.name, [...names]))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Who owns each shop, by the shop's id. */
export async function listOwners(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ shopId: shopMembers.shopId, userId: shopMembers.userId }).from(shopMembers).where(eq(shopMembers.isOwner, true))
  return new Map(rows.map(({ shopId, userId }) => [shopId, userId]))
}
