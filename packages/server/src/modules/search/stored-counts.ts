import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { uuids } from '#platform/db/uuids.ts'
import { facetCounts, searchDocuments } from '#tables/search.ts'
import { figures } from './queries/figures.ts'
import { PRICE_STEPS, stepOf } from './price-steps.ts'

/** Marks whose documents can be browsed without words: the rest are filters only. */
const SCOPES = sql.raw(String.raw`'^#(product$|category:|stage:|shop:)'`)

/** A document's columns as `by`, `marks`, `facets` and `fen`, for `counting`: by 1 what is added, by -1 what is taken away. */
export const counted = (by: 1 | -1, of: { marks: SQL; facets: SQL; fen: SQL }): SQL =>
  sql`${sql.raw(String(by))} as by, ${of.marks} as marks, ${of.facets} || ('price:' || ${stepOf(of.fen)}) as facets`

/** The same of a document `d` as it is stored. */
export const countedDocument = (by: 1 | -1): SQL =>
  counted(by, { marks: sql`tsvector_to_array(d.tokens)`, facets: sql`d.facets`, fen: sql`d.shown_fen` })

/** The counts that documents make up, from rows as `counted` selects them. */
export const countsOf = (rows: SQL): SQL => sql`
  select substr(mark, 2) as scope, value, sum(by)::int as count from (${rows}) document, unnest(marks) mark, unnest(facets) value
  where mark ~ ${SCOPES} group by 1, 2 having sum(by) <> 0`

/** Adds to the counts, as a statement. In the order of the key, so that two transactions do not wait for each other. */
export const counting = (rows: SQL): SQL => sql`
  insert into ${facetCounts} (scope, value, count) ${countsOf(rows)} order by 1, 2
  on conflict (scope, value) do update set count = ${facetCounts.count} + excluded.count`

/** Counts products whose price has moved to another range. To be called before their documents get the new price. */
export async function recountPrices(db: Db, productIds: readonly string[]): Promise<void> {
  const moved = (by: 1 | -1, fen: SQL): SQL => sql`
    select ${counted(by, { marks: sql`tsvector_to_array(d.tokens)`, facets: sql`'{}'::text[]`, fen })}
    from ${searchDocuments} d join ${figures} p on p.id = d.product_id
    where d.product_id = any(${uuids(productIds)}) and ${stepOf(sql`d.shown_fen`)} <> ${stepOf(sql`p.shown_fen`)}`
  await db.execute(counting(sql`${moved(-1, sql`d.shown_fen`)} union all ${moved(1, sql`p.shown_fen`)}`))
}

const PRICES = sql.raw(`array[${[0, ...PRICE_STEPS].map((_, step) => `'price:${step}'`).join()}]`)

/** How many documents a scope has, as an expression: each has one price. */
export const storedTotal = (scope: SQL): SQL<number> =>
  sql`(select coalesce(sum(count), 0)::int from ${facetCounts} where scope = ${scope} and value = any(${PRICES}))`
