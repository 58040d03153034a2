import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { reviewPhotos } from '#tables/reviews.ts'
import type { ReviewRow } from '../rows.ts'

/** The photos of some reviews, each review's in their order; one statement, none without reviews. */
export async function photosOf(
  { db }: { db: Db },
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewRow['photos']>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.part), asc(reviewPhotos.position))
  return Map.groupBy(rows, ({ reviewId }) => reviewId)
}
