import { listTaken, restock, type Taken } from '#catalogue/stock.ts'
import type { Copy } from '#graph/copies.ts'
import { gatherStories, multiplyStories } from '#graph/multiply.ts'
import type { Span } from '#graph/originals.ts'
import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import type { Buyer } from '../people/seed-people.ts'
import { type Fate, pickFate } from './fates.ts'

export interface LivedStory {
  fate: Fate
  buyerId: string
  orderIds: readonly string[]
  checkoutIds: readonly string[]
}

/** Copies lie up to so many days before and after their story, about the same time of the day. */
const DAYS_APART = 10
const JITTER_SECONDS = 40 * MINUTE
/** Stories go back so far, and copies no further. */
const OLDEST_DAYS = 91
/** What is missing on the shelves came in before the first order. */
const RESTOCKED_DAYS_AGO = 95
/** So often another story is tried before goods are brought in. */
const TRIES = 20

interface Wanted {
  stories: readonly LivedStory[]
  /** How many orders the copies are. */
  orders: number
  random: Random
  buyers: readonly Buyer[]
  firstNumber: number
}

/**
 * Copies stories, each as often as its fate is met, for buyers of the same city, where freight is the same. Where the goods of
 * all that were tried are sold out, the shop has had more of them.
 */
export async function seedCopies(ctx: Ctx<never, Actor>, wanted: Wanted): Promise<void> {
  if (wanted.orders <= 0) return
  const { stories, buyers } = wanted
  const now = ctx.clock.now()
  const roots = stories.flatMap(({ checkoutIds }, story) => checkoutIds.map((id) => ({ id, story })))
  const spans = new Map((await gatherStories(ctx.db, roots, now)).map((span) => [span.story, span]))
  const shelf = shelfOf(await listTaken(ctx.db))
  const copies = planCopies(wanted, { spans, shelf, now })
  await restock(ctx.db, shelf.missing(), addSeconds(now, -RESTOCKED_DAYS_AGO * DAY))
  const homes = new Map(buyers.map(({ id, address }) => [id, address]))
  await multiplyStories(ctx.db, copies, {
    buyerOf: (story) => stories[story]?.buyerId ?? '',
    homeOf: (buyerId) => homes.get(buyerId) ?? {},
  })
}

function planCopies(
  { stories, orders, random, buyers, firstNumber }: Wanted,
  { spans, shelf, now }: { spans: ReadonlyMap<number, Span>; shelf: Shelf; now: Date },
): Copy[] {
  const neighboursOf = neighboursIn(buyers)
  const all = stories.map((story, index) => ({ ...story, index, buyers: neighboursOf(story) }))
  const single = Map.groupBy(all, ({ fate, orderIds }) => (orderIds.length === 1 ? fate : undefined))
  const byFate = Map.groupBy(all, ({ fate }) => fate)
  const pick = (room: number) => {
    const from = room === 1 ? single : byFate
    const fates = [...from.keys()].filter((fate) => fate !== undefined)
    return pickFrom(random, from.get(pickFate(random, fates)) ?? all)
  }
  const copies: Copy[] = []
  for (let left = orders; left > 0;) {
    let story = pick(left)
    for (let tries = 0; tries < TRIES && !shelf.has(story.index); tries++) story = pick(left)
    if (story.orderIds.length > left) continue
    shelf.take(story.index)
    left -= story.orderIds.length
    copies.push({
      number: firstNumber + copies.length,
      story: story.index,
      seconds: shiftOf(random, spans.get(story.index), now),
      buyerId: pickFrom(random, story.buyers),
    })
  }
  return copies
}

const cityOf = ({ address }: Buyer): string => address.districtCode.slice(0, 4)

/** Finds whoever lives in the city of a story's buyer. */
function neighboursIn(buyers: readonly Buyer[]): (story: LivedStory) => string[] {
  const cities = new Map(buyers.map((buyer) => [buyer.id, cityOf(buyer)]))
  const inCity = Map.groupBy(buyers, cityOf)
  return ({ buyerId }) => (inCity.get(cities.get(buyerId) ?? '') ?? []).map(({ id }) => id)
}

/** How far a copy is moved: what is past stays past, and what is to come stays to come. */
function shiftOf(random: Random, span: Span | undefined, now: Date): number {
  if (!span) throw new Error('a story without a time')
  const until = (at: Date): number => (at.getTime() - now.getTime()) / 1000
  const latest = -until(span.last)
  const earliest = Math.max(-OLDEST_DAYS * DAY - until(span.first), span.next ? MINUTE - until(span.next) : -Infinity)
  const days = [
    Math.max(-DAYS_APART, Math.ceil((earliest + HOUR) / DAY)),
    Math.min(DAYS_APART, Math.floor((latest - HOUR) / DAY)),
  ] as const
  const shift = days[0] <= days[1] ? wholeBetween(random, ...days) * DAY : 0
  const low = Math.max(shift - JITTER_SECONDS, Math.min(earliest, 0))
  const high = Math.min(shift + JITTER_SECONDS, Math.max(latest, 0))
  return wholeBetween(random, Math.ceil(low), Math.floor(high))
}

/** What is left of the goods that stories take, and what has to be brought in for their copies. */
interface Shelf {
  has(story: number): boolean
  take(story: number): void
  missing(): Omit<Taken, 'story' | 'available'>[]
}

function shelfOf(taken: readonly Taken[]): Shelf {
  const keyOf = ({ skuId, lotId }: Taken): string => lotId ?? skuId
  const byStory = Map.groupBy(taken, ({ story }) => story)
  const left = new Map(taken.map((one) => [keyOf(one), one.available]))
  const leftOf = (one: Taken): number => left.get(keyOf(one)) ?? 0
  return {
    has: (story) => (byStory.get(story) ?? []).every((one) => leftOf(one) >= one.quantity),
    take: (story) => {
      for (const one of byStory.get(story) ?? []) left.set(keyOf(one), leftOf(one) - one.quantity)
    },
    missing: () =>
      [...new Map(taken.map((one) => [keyOf(one), one])).values()].flatMap((one) =>
        leftOf(one) < 0 ? [{ skuId: one.skuId, lotId: one.lotId, quantity: -leftOf(one) }] : [],
      ),
  }
}
