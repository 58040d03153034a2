import { sql, type SQL } from 'drizzle-orm'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import { shopMembers } from '../../tables/shops.ts'

/**
 * The ids of the shops in which somebody holds a permission, as a subquery in parentheses, so that membership is part
 * of the statement that reads or writes a shop's rows: `inArray(orders.shopId, memberWith(userId, 'order.read'))`.
 */
export function memberWith(userId: string, permission: ShopPermission): SQL {
  return sql`(select ${shopMembers.shopId} from ${shopMembers}
    where ${shopMembers.userId} = ${userId} and (${shopMembers.isOwner} or ${permission} = any(${shopMembers.permissions})))`
}
