import { APPEND_DAYS, gradeOf, REVIEW_DAYS } from '@zhujia/contract/reviews/states.ts'
import type { ReviewScenario } from '#reviews/run-review.ts'
import type { ReceivedLine } from '@zhujia/server/modules/reviews/queries/list-received-lines.ts'
import { addSeconds, DAY, HOUR } from '@zhujia/server/platform/clock.ts'
import { wholeBetween, type Random } from '#seeded.ts'
import type { NextOf } from './count-reviews.ts'
import { drawScores, composeReview } from './compose-review.ts'

const REVIEWED_SHARE = 0.6
const PHOTO_SHARE = 0.2
const ANONYMOUS_SHARE = 0.25
const REPLY_SHARE = 0.35
const ADDITION_SHARE = 0.12

/** The time, or undefined when it is in the future. */
const ifPast = (at: Date, now: Date): Date | undefined => (at < now ? at : undefined)

/** A random time, from `least` to `most` days later. */
const daysAfter = (random: Random, at: Date, [least, most]: readonly [number, number]): Date =>
  addSeconds(
    at,
    wholeBetween(random, least, most) * DAY + wholeBetween(random, 0, 23) * HOUR + wholeBetween(random, 0, 3599),
  )

/** One to three photos of the goods, each a different drawing. */
function drawPhotos(random: Random, { picture }: ReceivedLine): object[] {
  const first = wholeBetween(random, 1000, 1_000_000_000)
  return Array.from({ length: wholeBetween(random, 1, 3) }, (_, number) => ({
    ...picture,
    look: { ...picture.look, view: number % 2 === 0 ? 'scene' : 'detail', seed: first + number },
  }))
}

/** The review of a received line with its reply and follow-up; undefined when the buyer writes none, or none by now. */
export function planReview(
  random: Random,
  line: ReceivedLine,
  { now, next }: { now: Date; next: NextOf },
): ReviewScenario | undefined {
  const receivedAt = addSeconds(line.dueAt, -REVIEW_DAYS * DAY)
  const at = daysAfter(random, receivedAt, [0, 14])
  if (random() >= REVIEWED_SHARE || !ifPast(at, now)) return undefined
  const scores = drawScores(random)
  const grade = gradeOf(scores.goods)
  const { tags, text, reply, addition } = composeReview({ ...line, grade, nth: next(line.productId, scores.goods) })
  const repliedAt = ifPast(daysAfter(random, at, [0, 2]), now)
  const appendedAt = ifPast(daysAfter(random, at, [20, Math.min(60, APPEND_DAYS - 2)]), now)
  return {
    line,
    at,
    scores,
    tags,
    text,
    isAnonymous: random() < ANONYMOUS_SHARE,
    photos: random() < PHOTO_SHARE ? drawPhotos(random, line) : [],
    ...(repliedAt && random() < REPLY_SHARE ? { reply: { at: repliedAt, text: reply } } : {}),
    ...(appendedAt && random() < ADDITION_SHARE && grade === 'good'
      ? { append: { at: appendedAt, text: addition } }
      : {}),
  }
}
