import { asc, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import type { Db } from '#platform/db/types.ts'
import { freightRules, freightTemplates, shopMembers, shops } from '#tables/shops.ts'
import type { FreightRule, FreightTemplate } from './freight.ts'

/** Whether a member of a shop may do something. */
const may = (permission: ShopPermission): SQL =>
  sql`(${shopMembers.isOwner} or ${permission} = any(${shopMembers.permissions}))`

/**
 * The ids of the shops in which a person holds a permission, as a subquery in parentheses, so that membership is part
 * of the statement that reads or writes a shop's rows: `inArray(orders.shopId, memberWith(userId, 'order.read'))`.
 */
export const memberWith = (userId: string | Placeholder, permission: ShopPermission): SQL =>
  sql`(${shopsWith(userId, permission)})`

/** The same without parentheses, as a statement of its own: one column, `shop_id`. */
export const shopsWith = (
  userId: string | Placeholder,
  permission: ShopPermission,
): SQL => sql`select ${shopMembers.shopId} from ${shopMembers}
    where ${shopMembers.userId} = ${userId} and ${may(permission)}`

/** The people who may do something in a shop: one column, `user_id`. */
export const membersWith = (shopId: SQL | PgColumn, permission: ShopPermission): SQL =>
  sql`select ${shopMembers.userId} from ${shopMembers}
    where ${shopMembers.shopId} = ${shopId} and ${may(permission)}`

/** Whether a person owns a shop or is a member of it, with any permissions, as a column. */
export const isMemberOf = (userId: SQL, shopId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${shopMembers} where ${shopMembers.shopId} = ${shopId} and ${shopMembers.userId} = ${userId})`

/** A template's rules in their order, as a column of a statement that reads the template. */
export const rulesOf = (templateId: PgColumn): SQL<FreightRule[]> => sql`(
  select json_agg(json_build_object('regions', regions, 'isDelivered', is_delivered, 'firstAmount', first_amount, 'firstFen', first_fen,
    'nextAmount', next_amount, 'nextFen', next_fen, 'freeFromFen', free_from_fen, 'freeFromPieces', free_from_pieces) order by position)
  from ${freightRules} rule where rule.template_id = ${templateId})`

/** These freight templates with their rules, by id, in one statement. */
export async function findFreight(
  { db }: { readonly db: Db },
  ids: readonly string[],
): Promise<Map<string, FreightTemplate>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: freightTemplates.id,
      name: freightTemplates.name,
      measure: freightTemplates.measure,
      rule: freightRules,
    })
    .from(freightTemplates)
    .innerJoin(freightRules, eq(freightRules.templateId, freightTemplates.id))
    .where(inArray(freightTemplates.id, [...new Set(ids)]))
    .orderBy(asc(freightTemplates.id), asc(freightRules.position))
  const byId = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...byId].flatMap(([id, [first, ...more]]) =>
      first
        ? [
            [
              id,
              { id, name: first.name, measure: first.measure, rules: [first, ...more].map(({ rule }) => rule) },
            ] as const,
          ]
        : [],
    ),
  )
}

/** Shops by their names, which are unique, with the ids of their freight templates by theirs. */
export async function findShops(
  db: Db,
  names: readonly string[],
): Promise<Map<string, { id: string; templates: ReadonlyMap<string, string> }>> {
  const rows = await db
    .select({ id: shops.id, name: shops.name, templateId: freightTemplates.id, template: freightTemplates.name })
    .from(shops)
    .innerJoin(freightTemplates, eq(freightTemplates.shopId, shops.id))
    .where(inArray(shops.name, [...names]))
  const byName = Map.groupBy(rows, ({ name }) => name)
  return new Map(
    [...byName].map(([name, of]) => [
      name,
      { id: of[0]?.id ?? '', templates: new Map(of.map(({ template, templateId }) => [template, templateId])) },
    ]),
  )
}

/** Who owns each shop, by the shop's id. */
export async function listOwners(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ shopId: shopMembers.shopId, userId: shopMembers.userId })
    .from(shopMembers)
    .where(eq(shopMembers.isOwner, true))
  return new Map(rows.map(({ shopId, userId }) => [shopId, userId]))
}
