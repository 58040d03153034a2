import type { Grade, ReviewTag } from '@zhujia/contract/reviews/states.ts'
import { hashOf } from '#catalogue/series/figures.ts'
import { pickFrom, randomFrom, shuffled, wholeBetween, type Random } from '#seeded.ts'
import { ADDITIONS, DELIVERY_REMARKS, GOODS_REMARKS, OPENINGS, REPLIES, type Remark } from './words.data.ts'

/** Most people are content; those who are not, say so. */
const SCORES = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 1] as const

export interface Scores {
  goods: number
  logistics: number
  service: number
}

/** The scores of delivery and service are near that of the goods: at most one more or less. */
const near = (random: Random, score: number): number => Math.min(5, Math.max(1, score + wholeBetween(random, -1, 1)))

export function drawScores(random: Random, goods: number = pickFrom(random, SCORES)): Scores {
  return { goods, logistics: near(random, goods), service: near(random, goods) }
}

/** The goods that a review is about, and how many of their reviews have its grade already. */
export interface About {
  title: string
  /** The codes of the categories, from the first level to the product's own. */
  path: readonly string[]
  grade: Grade
  nth: number
}

interface ComposedReview {
  tags: ReviewTag[]
  text: string
  reply: string
  addition: string
}

const remarksOn = (path: readonly string[], grade: Grade): Remark[] =>
  path.flatMap((code) => GOODS_REMARKS[code]?.[grade] ?? [])

/** Nothing, or what is said beside the goods: praise goes with a good score only, and complaints with a poor one. */
const besides = (grade: Grade): Remark[][] => [
  [],
  ...(grade === 'medium' ? [] : DELIVERY_REMARKS[grade].map((remark) => [remark])),
]

/** The item at this place of a list that begins again when it ends. */
function inTurn<Item>(list: readonly Item[], place: number): Item {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('nothing to say')
  return item
}

/**
 * The words of the nth review of this grade that a product gets. Each round goes through all remarks on such goods, in an order of the
 * product's own, and pairs each with another remark beside it. When all pairs have been used, they come again after other openings. So
 * no two texts of a product are alike before all of that has been used.
 */
export function composeReview({ title, path, grade, nth }: About): ComposedReview {
  const random = randomFrom(hashOf(`${title} ${grade}`))
  const remarks = shuffled(random, remarksOn(path, grade))
  const others = shuffled(random, besides(grade))
  const openings = shuffled(random, OPENINGS)
  const pairs = remarks.length * others.length
  const lap = Math.floor(nth / pairs)
  const pair = nth % pairs
  const said = [inTurn(remarks, pair), ...inTurn(others, (pair % remarks.length) + Math.floor(pair / remarks.length))]
  // Of the first lap every other one comes straight to the point.
  const opening = lap === 0 && pair % 2 === 1 ? '' : inTurn(openings, pair + lap)
  return {
    tags: [...new Set(said.map(([tag]) => tag))],
    text: `${opening}${said.map(([, text]) => text).join('。')}。`,
    reply: inTurn(shuffled(random, REPLIES[grade]), nth),
    addition: inTurn(shuffled(random, ADDITIONS), nth),
  }
}
