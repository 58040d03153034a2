import type { z } from 'zod'
import type { reviewScores } from '@zhujia/contract/reviews/schemas.ts'
import type { ReviewTag } from '@zhujia/contract/reviews/states.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import { reviewPhotos, reviews } from '#tables/reviews.ts'
import { addDrawings } from '#modules/files/index.ts'
import { listOwners } from '#modules/shops/index.ts'
import { rankedAt } from '../policy.ts'
import type { ReceivedLine } from '../queries/list-received-lines.ts'
import { addToSummaries } from '../repository.ts'
import { newReview } from '../rows.ts'

export { listReceivedLines } from '../queries/list-received-lines.ts'

export type ReviewedLine = ReceivedLine

interface Said {
  at: Date
  text: string
}

/** What is said about one received line. */
export interface ReviewStory {
  line: ReviewedLine
  at: Date
  scores: z.output<typeof reviewScores>
  tags: ReviewTag[]
  text: string
  isAnonymous: boolean
  /** How many photos of the goods, drawn as the product's own pictures are. */
  photos: number
  /** The shop's answer to the review. */
  reply?: Said
  append?: Said
}

type Row = typeof reviews.$inferInsert

/** The row that the commands would have left. */
function tellReview(
  id: string,
  { line, at, append, reply, photos, ...body }: ReviewStory,
  repliedBy: string | undefined,
): Row {
  const row = newReview(id, line, { ...body, photos, at })
  return {
    ...row,
    ...(reply && { replyText: reply.text, repliedAt: reply.at, repliedBy }),
    ...(append && {
      appendText: append.text,
      appendedAt: append.at,
      rankedAt: rankedAt(at, { characters: body.text.length + append.text.length, photos, isAppended: true }),
    }),
  }
}

/** Every photo is another look at the goods: the views in turn, no two alike. */
const lookAt = ({ picture }: ReviewedLine, number: number): object => ({
  ...picture,
  look: { ...picture.look, view: number % 2 === 0 ? 'scene' : 'detail', seed: picture.look.seed + 1000 + number },
})

/** Writes reviews of the past in bulk, their photos, and the sums of their products, which are counted as the commands count them. */
export async function seedToldReviews(
  ctx: Ctx<never, Actor>,
  stories: readonly ReviewStory[],
  nextId: () => string,
): Promise<void> {
  const owners = await listOwners(ctx.db)
  const told = stories.map((story) => ({ id: nextId(), story }))
  await insertRows(
    ctx.db,
    reviews,
    told.map(({ id, story }) => tellReview(id, story, owners.get(story.line.shopId))),
  )
  let number = 0
  const wanted = told.flatMap(({ id, story }) =>
    Array.from({ length: story.photos }, (_, position) => ({
      reviewId: id,
      position,
      drawing: lookAt(story.line, number++),
    })),
  )
  const fileIds = await addDrawings(
    ctx,
    wanted.map(({ drawing }) => drawing),
  )
  await insertRows(
    ctx.db,
    reviewPhotos,
    wanted.map(({ reviewId, position }, index) => ({
      reviewId,
      position,
      part: 'review',
      fileId: fileIds[index] ?? '',
    })),
  )
  await addToSummaries(
    ctx.db,
    told.map(({ id }) => id),
  )
}
