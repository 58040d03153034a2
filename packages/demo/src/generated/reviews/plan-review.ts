import { APPEND_DAYS, gradeOf, REVIEW_DAYS } from '@zhujia/contract/reviews/states.ts'
import type { ReviewScenario } from '#reviews/run-review.ts'
import type { ReceivedLine } from '@zhujia/server/modules/reviews/queries/list-received-lines.ts'
import { addSeconds, DAY, HOUR } from '@zhujia/server/platform/clock.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import { ADDITIONS, DELIVERY_REMARKS, GOODS_REMARKS, REPLIES, type Remark } from './words.data.ts'

/** Most people are content; those who are not, say so. */
const SCORES = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 1] as const

const REVIEWED_SHARE = 0.6
const PHOTO_SHARE = 0.2
const ANONYMOUS_SHARE = 0.25
const REPLY_SHARE = 0.35
const ADDITION_SHARE = 0.12
const DELIVERY_SHARE = 0.5

/** The time, or undefined when it is in the future. */
const ifPast = (at: Date, now: Date): Date | undefined => (at < now ? at : undefined)

/** A random time, from `least` to `most` days later. */
const daysAfter = (random: Random, at: Date, [least, most]: readonly [number, number]): Date =>
  addSeconds(
    at,
    wholeBetween(random, least, most) * DAY + wholeBetween(random, 0, 23) * HOUR + wholeBetween(random, 0, 3599),
  )

/** The scores of delivery and service are near that of the goods: at most one more or less. */
const near = (random: Random, score: number): number => Math.min(5, Math.max(1, score + wholeBetween(random, -1, 1)))

function pickRemarks(random: Random, kind: string, scores: { goods: number; logistics: number }): Remark[] {
  const remarks = GOODS_REMARKS[kind]
  if (!remarks) throw new Error(`there are no remarks on ${kind}`)
  const about = pickFrom(random, remarks[gradeOf(scores.goods)])
  if (random() >= DELIVERY_SHARE || gradeOf(scores.goods) === 'medium') return [about]
  // Praise goes with a good score only, and complaints with a poor one.
  const delivery = pickFrom(random, DELIVERY_REMARKS[gradeOf(scores.goods) === 'good' ? 'good' : 'poor'])
  return delivery[0] === about[0] ? [about] : [about, delivery]
}

/** One to three photos of the goods, each a different drawing. */
function drawPhotos(random: Random, { picture }: ReceivedLine): object[] {
  const first = wholeBetween(random, 1000, 1_000_000_000)
  return Array.from({ length: wholeBetween(random, 1, 3) }, (_, number) => ({
    ...picture,
    look: { ...picture.look, view: number % 2 === 0 ? 'scene' : 'detail', seed: first + number },
  }))
}

/** The review of a received line with its reply and follow-up; undefined when the buyer writes none, or none by now. */
export function planReview(random: Random, line: ReceivedLine, now: Date): ReviewScenario | undefined {
  const receivedAt = addSeconds(line.dueAt, -REVIEW_DAYS * DAY)
  const at = daysAfter(random, receivedAt, [0, 14])
  if (random() >= REVIEWED_SHARE || !ifPast(at, now)) return undefined
  const goods = pickFrom(random, SCORES)
  const scores = { goods, logistics: near(random, goods), service: near(random, goods) }
  const said = pickRemarks(random, line.kind, scores)
  const repliedAt = ifPast(daysAfter(random, at, [0, 2]), now)
  const appendedAt = ifPast(daysAfter(random, at, [20, Math.min(60, APPEND_DAYS - 2)]), now)
  return {
    line,
    at,
    scores,
    tags: said.map(([tag]) => tag),
    text: `${said.map(([, text]) => text).join('。')}。`,
    isAnonymous: random() < ANONYMOUS_SHARE,
    photos: random() < PHOTO_SHARE ? drawPhotos(random, line) : [],
    ...(repliedAt && random() < REPLY_SHARE
      ? { reply: { at: repliedAt, text: pickFrom(random, REPLIES[gradeOf(goods)]) } }
      : {}),
    ...(appendedAt && random() < ADDITION_SHARE && gradeOf(goods) === 'good'
      ? { append: { at: appendedAt, text: pickFrom(random, ADDITIONS) } }
      : {}),
  }
}
