import { and, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { uuids } from '#platform/db/uuids.ts'
import { searchDocuments, searchPeople, searchWords } from '#tables/search.ts'
import { figures } from './queries/figures.ts'
import { unindexed } from './queries/indexable.ts'

type SearchRow = typeof searchPeople.$inferInsert

/** Counts a person for some words, unless they have searched very often lately. */
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

/** The same for many people at once, without that limit. */
export async function insertSearches(db: Db, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(searchPeople)
      .values([...rows])
      .onConflictDoNothing()
}

/** Deletes at most `most` searches from before a time. @returns how many were deleted */
export async function deleteSearches(db: Db, { before, most }: { before: Date; most: number }): Promise<number> {
  const isOld = lte(searchPeople.at, before)
  const old = db
    .select({ words: searchPeople.words, person: searchPeople.person })
    .from(searchPeople)
    .where(isOld)
    .limit(most)
  // The condition is repeated, so that a search that was renewed meanwhile is not deleted.
  const deleted = await db
    .delete(searchPeople)
    .where(and(isOld, sql`(${searchPeople.words}, ${searchPeople.person}) in ${old}`))
  return deleted.rowCount ?? 0
}

/** A product's document; `tokens` have no positions, because no query uses them. */
export interface DocumentRow {
  productId: string
  version: number
  tokens: readonly string[]
  title: string
  facets: readonly string[]
}

/** How many of the best sold documents are in class 1, in the first two, in the first three. */
const CLASS_ENDS = [3000, 12_000, 39_000] as const

/** The class of a place in the order of sales, as SQL. */
const classAt = (place: SQL): SQL =>
  sql`case when ${place} <= ${CLASS_ENDS[0]}::int then 1 when ${place} <= ${CLASS_ENDS[1]}::int then 2 when ${place} <= ${CLASS_ENDS[2]}::int then 3 else 4 end`

/** Locks products that are not in the index as this version writes it, in ascending id. @returns their ids */
export async function lockUnindexed(db: Db, of: { version: number; most: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${unindexed(of)} for no key update of p`)
  return rows.map(({ id }) => id)
}

/**
 * Writes documents of locked products, with price, sales and age of their products as of now. A new document is put in the best class that is not
 * full. One statement with one parameter, because rows of hundreds of tokens would need too many parameters.
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
    select p.id, made.version, array_to_tsvector(made.tokens), made.title, made.facets, p.shown_fen, p.is_buyable, p.sold_count, p.listed_at, ${classAt(sql`held.count + 1`)}
    from made join ${figures} p on p.id = made."productId", held
    on conflict (product_id) do update set version = excluded.version, tokens = excluded.tokens, title = excluded.title, facets = excluded.facets,
      shown_fen = excluded.shown_fen, is_buyable = excluded.is_buyable, sold_count = excluded.sold_count, listed_at = excluded.listed_at`)
}

/**
 * Updates the figures of documents from their products. To be called in each transaction that changes a product's price, sales
 * or availability, with the products locked.
 */
export async function refreshFigures(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await db.execute(sql`
    update ${searchDocuments} d set shown_fen = p.shown_fen, is_buyable = p.is_buyable, sold_count = p.sold_count
    from ${figures} p where p.id = d.product_id and d.product_id = any(${uuids(productIds)})`)
}

/** Deletes documents of products that are not on sale. */
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

/** Moves documents to the class that fits their sales now. @returns how many moved */
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
