import { sql } from 'drizzle-orm'
import { addToSummaries } from '@zhujia/server/modules/reviews/repository.ts'
import { files } from '@zhujia/server/tables/files.ts'
import { reviewPhotos, reviews } from '@zhujia/server/tables/reviews.ts'
import type { AreaGraph } from '../graph/graph.ts'

const REVIEWS_AT_ONCE = 5000

export const reviewsGraph: AreaGraph = {
  tables: [
    { table: reviews },
    { table: reviewPhotos, by: 'reviewId' },
    // Of all files only those that show something in a review: each belongs to one.
    { table: files, columns: { drawing: 'drawing' }, namedBy: reviewPhotos.fileId },
  ],
  addSums: async (db, { from, value }) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${value(reviews, 'id')} as id from ${from(reviews)} order by id`,
    )
    for (let from = 0; from < rows.length; from += REVIEWS_AT_ONCE)
      await addToSummaries(
        db,
        rows.slice(from, from + REVIEWS_AT_ONCE).map(({ id }) => id),
      )
  },
}
