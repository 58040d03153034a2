import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { reviewPhotos, reviews, reviewSummaries, reviewTagCounts } from '#tables/reviews.ts'

/** Writes a review; false when its line has one already. */
export async function insertReview(db: Db, row: typeof reviews.$inferInsert): Promise<boolean> {
  const made = await db.insert(reviews).values(row).onConflictDoNothing({ target: reviews.orderLineId })
  return made.rowCount === 1
}

/** Attaches uploads in their order. @returns how many were free: each belongs to one review only */
export async function insertPhotos(
  db: Db,
  of: { reviewId: string; part: 'review' | 'append' },
  fileIds: readonly string[],
): Promise<number> {
  if (fileIds.length === 0) return 0
  const made = await db
    .insert(reviewPhotos)
    .values(fileIds.map((fileId, position) => ({ ...of, fileId, position })))
    .onConflictDoNothing({ target: reviewPhotos.fileId })
  return made.rowCount ?? 0
}

/** Stores the follow-up of a review; false when there is one. */
export async function setAppend(
  db: Db,
  id: string,
  values: Pick<typeof reviews.$inferInsert, 'appendText' | 'appendedAt' | 'rankedAt' | 'hasPhotos'>,
): Promise<boolean> {
  const changed = await db
    .update(reviews)
    .set(values)
    .where(and(eq(reviews.id, id), isNull(reviews.appendText)))
  return changed.rowCount === 1
}

interface Reply {
  to: 'review' | 'append'
  text: string
  at: Date
  by: string
}

/** Stores the reply to a review or to its follow-up; false when there is one. */
export async function setReply(db: Db, id: string, { to, text, at, by }: Reply): Promise<boolean> {
  const isFirst = to === 'review'
  const values = isFirst
    ? { replyText: text, repliedAt: at, repliedBy: by }
    : { appendReplyText: text, appendRepliedAt: at, appendRepliedBy: by }
  const changed = await db
    .update(reviews)
    .set(values)
    .where(and(eq(reviews.id, id), isNull(isFirst ? reviews.replyText : reviews.appendReplyText)))
  return changed.rowCount === 1
}

const SUMMED = [
  'goods_sum',
  'logistics_sum',
  'service_sum',
  'stars_1',
  'stars_2',
  'stars_3',
  'stars_4',
  'stars_5',
  'with_photos',
  'appended',
] as const

const sumsUp: SQL = sql.join(
  SUMMED.map(
    (column) =>
      sql`${sql.identifier(column)} = ${reviewSummaries}.${sql.identifier(column)} + excluded.${sql.identifier(column)}`,
  ),
  sql`, `,
)

/** Adds new reviews to the summaries of their products, in two statements; locks rows in ascending id. */
export async function addToSummaries(db: Db, reviewIds: readonly string[]): Promise<void> {
  const fresh = inArray(reviews.id, [...reviewIds])
  const stars = [1, 2, 3, 4, 5].map(
    (score) => sql`count(*) filter (where ${reviews.goods} = ${sql.raw(String(score))})`,
  )
  await db.execute(sql`
    insert into ${reviewSummaries} (product_id, ${sql.join(
      SUMMED.map((column) => sql.identifier(column)),
      sql`, `,
    )})
    select ${reviews.productId}, sum(${reviews.goods}), sum(${reviews.logistics}), sum(${reviews.service}), ${sql.join(stars, sql`, `)},
      count(*) filter (where ${reviews.hasPhotos}), count(${reviews.appendedAt})
    from ${reviews} where ${fresh} group by 1 order by 1
    on conflict (product_id) do update set ${sumsUp}`)
  await db.execute(sql`
    insert into ${reviewTagCounts} (product_id, tag, count)
    select ${reviews.productId}, tag, count(*) from ${reviews}, unnest(${reviews.tags}) tag where ${fresh} group by 1, 2 order by 1, 2
    on conflict (product_id, tag) do update set count = ${reviewTagCounts.count} + excluded.count`)
}

/** Adds a follow-up to the summary of its product, and its photos when they are the review's first. */
export async function addAppendToSummary(db: Db, productId: string, isFirstPhotos: boolean): Promise<void> {
  await db
    .update(reviewSummaries)
    .set({
      appended: sql`${reviewSummaries.appended} + 1`,
      withPhotos: sql`${reviewSummaries.withPhotos} + ${isFirstPhotos ? 1 : 0}`,
    })
    .where(eq(reviewSummaries.productId, productId))
}
