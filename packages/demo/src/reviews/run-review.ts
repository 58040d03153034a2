import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewScores } from '@zhujia/contract/reviews/schemas.ts'
import type { ReviewTag } from '@zhujia/contract/reviews/states.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import { appendReview } from '@zhujia/server/modules/reviews/commands/append-review.ts'
import { replyReview } from '@zhujia/server/modules/reviews/commands/reply-review.ts'
import { writeReview } from '@zhujia/server/modules/reviews/commands/write-review.ts'
import { files } from '@zhujia/server/tables/files.ts'
import type { Runner } from '../runner.ts'

interface Said {
  at: Date
  text: string
}

/** The review of one received line. */
export interface ReviewScenario {
  line: { orderId: string; lineId: string; buyerId: string }
  at: Date
  scores: z.output<typeof reviewScores>
  tags: ReviewTag[]
  text: string
  isAnonymous: boolean
  /** Photos of the goods, as drawings. */
  photos: readonly object[]
  /** The shop's reply to the review. */
  reply?: Said
  append?: Said & { reply?: Said }
}

/** Writes a review, its reply and its follow-up through the commands, each at its own time. */
export async function runReview(runner: Runner, scenario: ReviewScenario, sellerId: string): Promise<void> {
  const { line, at, photos, reply, append, ...said } = scenario
  const buyer = runner.as(line.buyerId, at)
  const photoIds = await upload(buyer.db, { ownerId: line.buyerId, at, count: photos.length })
  const id = await writeReview(buyer, line.orderId, { ...said, lineId: line.lineId, photoIds })
  await draw(buyer.db, photoIds, photos)
  if (reply) await replyReview(runner.as(sellerId, reply.at), id, { to: 'review', text: reply.text })
  if (!append) return
  await appendReview(runner.as(line.buyerId, append.at), id, { text: append.text, photoIds: [] })
  if (append.reply)
    await replyReview(runner.as(sellerId, append.reply.at), id, { to: 'append', text: append.reply.text })
}

/** Only uploads can be attached to a review, so a drawing counts as one until it is attached; nothing is encoded. */
async function upload(db: Db, { ownerId, at, count }: { ownerId: string; at: Date; count: number }): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  const row = { purpose: 'review' as const, ownerId, createdAt: at }
  if (count > 0) await db.insert(files).values(ids.map((id) => ({ id, ...row })))
  return ids
}

async function draw(db: Db, ids: readonly string[], drawings: readonly object[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await db.update(files).set({ purpose: 'drawing', ownerId: null, drawing: drawings[place] }).where(eq(files.id, id))
}
