import { gradeOf } from '@zhujia/contract/reviews/states.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { rankedAt } from '@zhujia/server/modules/reviews/policy.ts'
import { addToSummaries } from '@zhujia/server/modules/reviews/repository.ts'
import { categories, products } from '@zhujia/server/tables/catalogue.ts'
import { files } from '@zhujia/server/tables/files.ts'
import { reviewPhotos, reviews } from '@zhujia/server/tables/reviews.ts'
import { countReviews } from '../generated/reviews/count-reviews.ts'
import { drawScores, composeReview } from '../generated/reviews/compose-review.ts'
import type { AreaGraph, Copies } from '../graph/graph.ts'
import { randomFrom } from '../seeded.ts'

const REVIEWS_AT_ONCE = 5000

export const reviewsGraph: AreaGraph = {
  tables: [
    {
      table: reviews,
      columns: {
        goods: 'composed',
        logistics: 'composed',
        service: 'composed',
        grade: 'composed',
        tags: 'composed',
        text: 'composed',
        replyText: 'composed',
        appendText: 'composed',
        rankedAt: 'composed',
      },
    },
    { table: reviewPhotos, by: 'reviewId' },
    // Of all files only those that show something in a review: each belongs to one.
    { table: files, columns: { drawing: 'drawing' }, namedBy: reviewPhotos.fileId },
  ],
  compose: composeCopies,
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

type Untold = Record<'number' | 'id' | 'productId' | 'title' | 'createdAt', string> & {
  path: string[]
  photos: number
  isAnswered: boolean
  isAppended: boolean
}

/** Each copy of a review has scores and words of its own: other buyers do not write the same of the goods. */
async function composeCopies(db: Db, { from, value }: Copies): Promise<void> {
  const { rows } = await db.execute<Untold>(sql`
    select c.number, o.id, o.product_id as "productId", p.title, g.path, (${value(reviews, 'created_at')})::text as "createdAt",
      (select count(*)::int from scenario_review_photos photo where photo.review_id = o.id) as photos,
      o.reply_text is not null as "isAnswered", o.append_text is not null as "isAppended"
    from ${from(reviews)} join ${products} p on p.id = o.product_id join ${categories} g on g.code = p.category
    order by c.number, o.created_at`)
  const next = await countReviews(db)
  const composed = rows.map(
    ({ number, id, productId, title, path, createdAt, photos, isAnswered, isAppended }, place) => {
      const random = randomFrom(Number(number) * 32 + (place % 32))
      // Only who is content comes back to it.
      const scores = isAppended ? drawScores(random, 5) : drawScores(random)
      const grade = gradeOf(scores.goods)
      const { tags, text, reply, addition } = composeReview({ title, path, grade, nth: next(productId, scores.goods) })
      const append = isAppended ? addition : null
      const characters = text.length + (append?.length ?? 0)
      return {
        number,
        id,
        ...scores,
        grade,
        tags,
        text,
        reply_text: isAnswered ? reply : null,
        append_text: append,
        ranked_at: rankedAt(new Date(createdAt), { characters, photos, isAppended }),
      }
    },
  )
  await db.execute(sql`drop table if exists composed`)
  await db.execute(sql`
    create temp table composed (
      number bigint, id uuid, goods smallint, logistics smallint, service smallint, grade text, tags text[], text text,
      reply_text text, append_text text, ranked_at timestamptz, primary key (number, id)
    ) on commit drop`)
  await db.execute(
    sql`insert into composed select * from json_populate_recordset(null::composed, ${JSON.stringify(composed)}::json)`,
  )
}
