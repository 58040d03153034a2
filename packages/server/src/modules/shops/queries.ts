import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/types.ts'
import { freightRules, freightTemplates, shops } from '#tables/shops.ts'
import type { FreightRule, FreightTemplate } from './freight.ts'

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
