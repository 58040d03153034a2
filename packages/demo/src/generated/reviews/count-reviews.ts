import { type Grade, gradeOf } from '@zhujia/contract/reviews/states.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { reviewSummaries } from '@zhujia/server/tables/reviews.ts'

/** How many reviews with the grade of this score a product has; the next call counts one more. */
export type NextOf = (productId: string, goods: number) => number

export function counting(there: readonly (readonly [productId: string, grade: Grade, count: number])[] = []): NextOf {
  const counts = new Map(there.map(([productId, grade, count]) => [`${productId} ${grade}`, count]))
  return (productId, goods) => {
    const key = `${productId} ${gradeOf(goods)}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return nth
  }
}

/** Counts on from the reviews that are there. */
export async function countReviews(db: Db): Promise<NextOf> {
  const rows = await db.select().from(reviewSummaries)
  return counting(
    rows.flatMap(({ productId, stars1, stars2, stars3, stars4, stars5 }) => [
      [productId, 'poor', stars1 + stars2] as const,
      [productId, 'medium', stars3] as const,
      [productId, 'good', stars4 + stars5] as const,
    ]),
  )
}
