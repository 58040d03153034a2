import { inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { products, productStages } from '../../tables/catalogue.ts'
import { searchDocuments, searchPeople, searchWords } from '../../tables/catalogue/search.ts'

type SearchRow = typeof searchPeople.$inferInsert

/** Counts a person for some words, unless he has searched for very much lately: one person makes nothing hot. */
export async function insertSearch(db: Db, { words, person, at }: SearchRow, { since, most }: { since: Date; most: number }): Promise<void> {
  await db.execute(sql`
    insert into ${searchPeople} (words, person, at)
    select ${words}, ${person}, ${at.toISOString()}::timestamptz
    where (select count(*) from ${searchPeople} where person = ${person} and at > ${since.toISOString()}::timestamptz) < ${most}
    on conflict (words, person) do update set at = excluded.at`)
}

export async function forgetSearches(db: Db, before: Date): Promise<void> {
  await db.delete(searchPeople).where(lte(searchPeople.at, before))
}

/** A product as the index holds it; `tokens` are written without positions, which nobody asks for. */
export interface DocumentRow {
  productId: string
  version: number
  tokens: readonly string[]
  title: string
  facets: readonly string[]
}

/** How many documents the classes 1 and 2 hold, before there is a third. */
const CLASS_ENDS = [5000, 25_000] as const

/**
 * Writes documents anew, with price, sales and age as their products have them now. A new one begins in the class that is
 * not full yet. One statement, a parameter for each column: rows of hundreds of tokens would need too many.
 */
export async function putDocuments(db: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  await db.execute(sql`
    with made as (
      select * from jsonb_to_recordset(${json}::jsonb) as d ("productId" uuid, version smallint, tokens text[], title text, facets text[])
    ), held as (
      select count(*) as count from (select from ${searchDocuments} limit ${CLASS_ENDS[1]}) held
    ), class as (
      select case when count < ${CLASS_ENDS[0]} then 1 when count < ${CLASS_ENDS[1]} then 2 else 3 end as top from held
    )
    insert into ${searchDocuments} (product_id, version, tokens, title, facets, from_fen, sold_count, listed_at, top)
    select p.id, made.version, array_to_tsvector(made.tokens || ('#top' || class.top)), made.title, made.facets, p.from_fen, p.sold_count, p.listed_at, class.top
    from made join ${products} p on p.id = made."productId", class
    on conflict (product_id) do update set version = excluded.version, title = excluded.title, facets = excluded.facets,
      tokens = ts_delete(excluded.tokens, array['#top1', '#top2', '#top3']) || array_to_tsvector(array['#top' || ${searchDocuments}.top]),
      from_fen = excluded.from_fen, sold_count = excluded.sold_count, listed_at = excluded.listed_at`)
}

/** Takes out what is not on sale. */
export async function dropDocuments(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await db.delete(searchDocuments).where(inArray(searchDocuments.productId, [...productIds]))
}

export async function insertWords(db: Db, words: readonly (typeof searchWords.$inferInsert)[]): Promise<void> {
  if (words.length > 0) await db.insert(searchWords).values([...words]).onConflictDoNothing()
}

/** Puts documents whose sales have outgrown or fallen behind their class into the right one. @returns how many moved */
export async function moveClasses(db: Db, most: number): Promise<number> {
  const moved = await db.execute(sql`
    with placed as (
      select product_id, top, row_number() over (order by sold_count desc, listed_at desc, product_id desc) as nth from ${searchDocuments}
    ), wanted as (
      select product_id, case when nth <= ${CLASS_ENDS[0]} then 1 when nth <= ${CLASS_ENDS[1]} then 2 else 3 end as class, top from placed
    ), misplaced as (
      select product_id, class from wanted where class <> top order by class, product_id limit ${most}
    )
    update ${searchDocuments} d set top = m.class, tokens = ts_delete(d.tokens, '#top' || d.top) || array_to_tsvector(array['#top' || m.class])
    from misplaced m where d.product_id = m.product_id`)
  return moved.rowCount ?? 0
}

export interface Indexable extends Record<string, unknown> {
  id: string
  isOnSale: boolean
  title: string
  subtitle: string
  category: string
  shopId: string
  facets: string[]
  specGroups: { name: string; values: string[] }[]
  parameters: { name: string; value: string }[]
  brandNames: string[]
  categoryPath: string[]
  names: string[]
  stages: string[]
}

/** All that the index says of products: themselves, and the names of what they belong to in every language; one statement. */
export async function readIndexable(db: Db, productIds: readonly string[]): Promise<Indexable[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<Indexable>(sql`
    select p.id, p.status = 'onSale' as "isOnSale", p.title, p.subtitle, p.category, p.shop_id as "shopId", p.facets, p.parameters,
      p.spec_groups as "specGroups", array[b.name, b.latin] as "brandNames", c.path as "categoryPath",
      array(select distinct word.value from categories above, jsonb_each_text(above.names) word where above.code = any(c.path) order by 1)
      || array(
        select distinct word.value from attribute_values v, jsonb_each_text(v.names) word where v.attribute || ':' || v.code = any(p.facets) order by 1
      ) as names,
      array(select stage from ${productStages} where product_id = p.id order by stage) as stages
    from ${products} p join brands b on b.code = p.brand join categories c on c.code = p.category
    where p.id in (${sql.join(productIds.map((id) => sql`${id}::uuid`), sql`, `)})
    order by p.id`)
  return rows
}

/** Products on sale that are not in the index as this version writes it. */
export async function listUnindexed(db: Db, { version, most }: { version: number; most: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from ${products} p left join ${searchDocuments} d on d.product_id = p.id
    where p.status = 'onSale' and (d.version is null or d.version <> ${version}) order by p.id limit ${most}`)
  return rows.map(({ id }) => id)
}
