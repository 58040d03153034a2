import { inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { products, productStages } from '#tables/catalogue.ts'
import { searchDocuments, searchPeople, searchWords } from '#tables/catalogue/search.ts'

type SearchRow = typeof searchPeople.$inferInsert

/** Counts a person for some words, unless he has searched for very much lately: one person makes nothing hot. */
export async function insertSearch(
  db: Db,
  { words, person, at }: SearchRow,
  { since, most }: { since: Date; most: number },
): Promise<void> {
  await db.execute(sql`
    insert into ${searchPeople} (words, person, at)
    select ${words}, ${person}, ${at.toISOString()}::timestamptz
    where (select count(*) from ${searchPeople} where person = ${person} and at > ${since.toISOString()}::timestamptz) < ${most}
    on conflict (words, person) do update set at = excluded.at`)
}

/** The same for many people at once, of whom none searches for too much. */
export async function insertSearches(db: Db, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(searchPeople)
      .values([...rows])
      .onConflictDoNothing()
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

/** How many of the best sold documents are in class 1, in the first two, in the first three. */
const CLASS_ENDS = [3000, 12_000, 39_000] as const

/** The class of the place in the order of sales that some SQL says. */
const classAt = (place: SQL): SQL =>
  sql`case when ${place} <= ${CLASS_ENDS[0]}::int then 1 when ${place} <= ${CLASS_ENDS[1]}::int then 2 when ${place} <= ${CLASS_ENDS[2]}::int then 3 else 4 end`

/**
 * Writes documents anew, with price, sales and age as their products have them now. A new one begins in the class that is
 * not full yet. One statement with one parameter: rows of hundreds of tokens would need too many.
 */
export async function putDocuments(db: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d ("productId" uuid, version smallint, tokens text[], title text, facets text[])
    ), held as (
      select count(*) as count from (select from ${searchDocuments} limit ${CLASS_ENDS[2]}) document
    )
    insert into ${searchDocuments} (product_id, version, tokens, title, facets, shown_fen, is_buyable, sold_count, listed_at, class)
    select p.id, made.version, array_to_tsvector(made.tokens), made.title, made.facets, p.shown_fen, p.buyable_skus > 0, p.sold_count, p.listed_at, ${classAt(sql`held.count + 1`)}
    from made join ${products} p on p.id = made."productId", held
    on conflict (product_id) do update set version = excluded.version, tokens = excluded.tokens, title = excluded.title, facets = excluded.facets,
      shown_fen = excluded.shown_fen, is_buyable = excluded.is_buyable, sold_count = excluded.sold_count, listed_at = excluded.listed_at`)
}

/** Takes out what is not on sale. */
export async function dropDocuments(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await db.delete(searchDocuments).where(inArray(searchDocuments.productId, [...productIds]))
}

export async function insertWords(db: Db, words: readonly (typeof searchWords.$inferInsert)[]): Promise<void> {
  if (words.length > 0)
    await db
      .insert(searchWords)
      .values([...words])
      .onConflictDoNothing()
}

/** Puts documents whose sales have outgrown or fallen behind their class into the right one. @returns how many moved */
export async function moveClasses(db: Db, most: number): Promise<number> {
  const moved = await db.execute(sql`
    with placed as (
      select product_id, class, row_number() over (order by sold_count desc, listed_at desc, product_id desc) as nth from ${searchDocuments}
    ), misplaced as (
      select product_id, ${classAt(sql`nth`)} as wanted from placed where class <> ${classAt(sql`nth`)} order by 2, 1 limit ${most}
    )
    update ${searchDocuments} d set class = m.wanted from misplaced m where d.product_id = m.product_id`)
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

/**
 * All that the index says of products: themselves, and the names of what they belong to in every language; one statement.
 * A value that denies its attribute (不适用地暖) is left out: whoever searches for 地暖 does not want it.
 */
export async function readIndexable(db: Db, productIds: readonly string[]): Promise<Indexable[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<Indexable>(sql`
    select p.id, p.status = 'onSale' as "isOnSale", p.title, p.subtitle, p.category, p.shop_id as "shopId", p.facets, p.parameters,
      p.spec_groups as "specGroups", array[b.name, b.latin] as "brandNames", c.path as "categoryPath",
      array(select distinct word.value from categories above, jsonb_each_text(above.names) word where above.code = any(c.path) order by 1)
      || array(
        select distinct word.value from attribute_values v, jsonb_each_text(v.names) word
        where v.code <> 'no' and v.attribute || ':' || v.code = any(p.facets) order by 1
      ) as names,
      array(select stage from ${productStages} where product_id = p.id order by stage) as stages
    from ${products} p join brands b on b.code = p.brand join categories c on c.code = p.category
    where p.id in (${sql.join(
      productIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})
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
