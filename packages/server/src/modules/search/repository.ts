import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { plannedOnce } from '#platform/db/planned-once.ts'
import { uuids } from '#platform/db/uuids.ts'
import { searchDocuments, searchPeople, searchWords } from '#tables/search.ts'
import { bestSold } from './queries/best-sold.ts'
import { counted, countedDocument, counting, recountPrices } from './stored-counts.ts'
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
type ClassEnds = readonly [first: number, second: number, third: number]

/** The class of a place in the order of sales, as SQL. */
const classAt = (place: SQL, ends: ClassEnds = CLASS_ENDS): SQL =>
  sql`case when ${place} <= ${ends[0]}::int then 1 when ${place} <= ${ends[1]}::int then 2 when ${place} <= ${ends[2]}::int then 3 else 4 end`

/** Locks products that are not in the index as this version writes it, in ascending id. @returns their ids */
export async function lockUnindexed(db: Db, of: { version: number; most: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${unindexed(of)} for no key update of p`)
  return rows.map(({ id }) => id)
}

/**
 * Writes documents of locked products, with price, sales and age of their products as of now. A new document is put in the best class that is not
 * full, and the counts of values follow. One statement with one parameter, because rows of hundreds of tokens would need too many parameters.
 */
export async function putDocuments(db: Db, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d ("productId" uuid, version smallint, tokens text[], title text, facets text[])
    ), counted as (${counting(sql`
      select ${countedDocument(-1)} from ${searchDocuments} d where d.product_id in (select "productId" from made)
      union all select ${counted(1, { marks: sql`made.tokens`, facets: sql`made.facets`, fen: sql`p.shown_fen` })}
      from made join ${figures} p on p.id = made."productId"`)}
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
    from ${figures} p, unnest(${plannedOnce(uuids(productIds))}) wanted where p.id = d.product_id and d.product_id = wanted`)
}

/**
 * The same as a write of `writeTogether`, after another one by whose name it reads the figures of the products that this has changed. It
 * begins when all of them are changed, so documents are locked after products here too.
 */
export const figuresAfter = (write: string): SQL => sql`
  update ${searchDocuments} d set shown_fen = p.shown_fen, is_buyable = p.is_buyable, sold_count = p.sold_count
  from (select * from ${sql.identifier(write)} order by id) p where p.id = d.product_id returning 1`

/** Updates the prices of documents too, and the counts of price ranges. To be called likewise in each transaction that changes a price. */
export async function refreshPrices(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await recountPrices(db, productIds)
  await refreshFigures(db, productIds)
}

/** Deletes documents of products that are not on sale, and takes them out of the counts. */
export async function dropDocuments(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await db.execute(sql`
    with dropped as (
      delete from ${searchDocuments} d where d.product_id = any(${uuids(productIds)}) returning d.tokens, d.facets, d.shown_fen
    ) ${counting(sql`select ${countedDocument(-1)} from dropped d`)}`)
}

/** Adds words that a title uses. One that the last count did not find is kept, since the product that uses it may not be there yet. */
export async function insertWords(db: Db, words: readonly (typeof searchWords.$inferInsert)[]): Promise<void> {
  if (words.length === 0) return
  // Locked in order, before they are added: one that is being deleted is then added anew.
  const unused = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        inArray(
          searchWords.word,
          words.map(({ word }) => word),
        ),
        eq(searchWords.products, 0),
      ),
    )
    .orderBy(searchWords.word)
    .for('update')
  await db.update(searchWords).set({ products: 1 }).where(inArray(searchWords.word, unused))
  await db
    .insert(searchWords)
    .values([...words])
    .onConflictDoNothing()
}

/** Locks words that were not counted since a time, the oldest count first; those that are in use are left out. */
export async function lockUncounted(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<{ word: string; products: number }[]> {
  return db
    .select({ word: searchWords.word, products: searchWords.products })
    .from(searchWords)
    .where(or(isNull(searchWords.countedAt), lte(searchWords.countedAt, before)))
    .orderBy(sql`${searchWords.countedAt} nulls first`)
    .limit(most)
    .for('update', { skipLocked: true })
}

/** How many of so many products count at most, for one word in one class: the order among words that find more does not matter. */
const COUNTED_MAX = 1000

/** Stores how many products each condition finds. @returns the words that find none */
export async function countWords(
  db: Db,
  words: readonly { word: string; condition: string }[],
  at: Date,
): Promise<string[]> {
  const inClass = (number: number): SQL =>
    sql`(select count(*) from (select from ${searchDocuments} d where d.class = ${sql.raw(String(number))} and d.tokens @@ asked.condition::tsquery limit ${COUNTED_MAX}) found)`
  const { rows } = await db.execute<{ word: string }>(sql`
    with asked as (select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w (word text, condition text)),
    counted as (select word, (${sql.join([1, 2, 3, 4].map(inClass), sql` + `)})::int as products from asked),
    stored as (
      update ${searchWords} w set products = counted.products, counted_at = ${at.toISOString()}::timestamptz
      from counted where w.word = counted.word returning w.word, w.products
    )
    select word from stored where products = 0`)
  return rows.map(({ word }) => word)
}

export async function deleteWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length > 0) await db.delete(searchWords).where(inArray(searchWords.word, [...words]))
}

/**
 * Moves documents to the class that fits their sales now. It reads the best products by the index of their order, however many others
 * there are, and of the documents those of the first classes. @returns how many moved
 */
export async function moveClasses(db: Db, most: number, ends: ClassEnds = CLASS_ENDS): Promise<number> {
  const moved = await db.execute(sql`
    with best as materialized (${bestSold(ends[2])}), misplaced as (
      select d.product_id, ${classAt(sql`best.nth`, ends)} as wanted from best join ${searchDocuments} d on d.product_id = best.id
      where d.class <> ${classAt(sql`best.nth`, ends)}
      union all
      select d.product_id, 4 from ${searchDocuments} d where d.class in (1, 2, 3) and not exists (select from best where best.id = d.product_id)
      limit ${most}
    )
    update ${searchDocuments} d set class = m.wanted from misplaced m where d.product_id = m.product_id`)
  return moved.rowCount ?? 0
}
