import { listTaken, restock, type Taken } from '#catalogue/stock.ts'
import type { Copy } from '#graph/copies.ts'
import { copyScenarios, gatherScenarios } from '#graph/multiply.ts'
import type { Span } from '#graph/originals.ts'
import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import type { Buyer } from '../people/seed-people.ts'
import { type Outcome, pickOutcome } from './outcomes.ts'

export interface PlacedScenario {
  outcome: Outcome
  buyerId: string
  orderIds: readonly string[]
  checkoutIds: readonly string[]
}

/** How many days a copy lies at most before or after its scenario, at about the same time of day. */
const DAYS_APART = 10
const JITTER_SECONDS = 40 * MINUTE
/** No copy is older than the oldest scenario. */
const OLDEST_DAYS = 91
/** Goods that the copies need beyond the stock are received before the first order. */
const RESTOCKED_DAYS_AGO = 95
/** How many other scenarios are tried before one is copied whose goods are sold out. */
const TRIES = 20

interface Wanted {
  scenarios: readonly PlacedScenario[]
  /** How many orders the copies have together. */
  orders: number
  random: Random
  buyers: readonly Buyer[]
  firstNumber: number
}

/**
 * Copies scenarios by the weights of their outcomes, for buyers of the same city, where freight is the same. Goods that the
 * copies need beyond the stock are received first.
 */
export async function seedCopies(ctx: Ctx<never, Actor>, wanted: Wanted): Promise<void> {
  if (wanted.orders <= 0) return
  const { scenarios, buyers } = wanted
  const now = ctx.clock.now()
  const roots = scenarios.flatMap(({ checkoutIds }, scenario) => checkoutIds.map((id) => ({ id, scenario })))
  const spans = new Map((await gatherScenarios(ctx.db, roots, now)).map((span) => [span.scenario, span]))
  const stock = trackStock(await listTaken(ctx.db))
  const copies = planCopies(wanted, { spans, stock, now })
  await restock(ctx.db, stock.missing(), addSeconds(now, -RESTOCKED_DAYS_AGO * DAY))
  const homes = new Map(buyers.map(({ id, address }) => [id, address]))
  await copyScenarios(ctx.db, copies, {
    buyerOf: (scenario) => scenarios[scenario]?.buyerId ?? '',
    homeOf: (buyerId) => homes.get(buyerId) ?? {},
  })
}

function planCopies(
  { scenarios, orders, random, buyers, firstNumber }: Wanted,
  { spans, stock, now }: { spans: ReadonlyMap<number, Span>; stock: Stock; now: Date },
): Copy[] {
  const neighboursOf = neighboursIn(buyers)
  const all = scenarios.map((scenario, index) => ({ ...scenario, index, buyers: neighboursOf(scenario) }))
  const single = Map.groupBy(all, ({ outcome, orderIds }) => (orderIds.length === 1 ? outcome : undefined))
  const byOutcome = Map.groupBy(all, ({ outcome }) => outcome)
  const pick = (ordersMax: number) => {
    const from = ordersMax === 1 ? single : byOutcome
    const outcomes = [...from.keys()].filter((outcome) => outcome !== undefined)
    return pickFrom(random, from.get(pickOutcome(random, outcomes)) ?? all)
  }
  const copies: Copy[] = []
  for (let left = orders; left > 0;) {
    let scenario = pick(left)
    for (let tries = 0; tries < TRIES && !stock.has(scenario.index); tries++) scenario = pick(left)
    if (scenario.orderIds.length > left) continue
    stock.take(scenario.index)
    left -= scenario.orderIds.length
    copies.push({
      number: firstNumber + copies.length,
      scenario: scenario.index,
      seconds: shiftOf(random, spans.get(scenario.index), now),
      buyerId: pickFrom(random, scenario.buyers),
    })
  }
  return copies
}

const cityOf = ({ address }: Buyer): string => address.districtCode.slice(0, 4)

/** Finds the buyers of the city in which a scenario's buyer lives. */
function neighboursIn(buyers: readonly Buyer[]): (scenario: PlacedScenario) => string[] {
  const cities = new Map(buyers.map((buyer) => [buyer.id, cityOf(buyer)]))
  const inCity = Map.groupBy(buyers, cityOf)
  return ({ buyerId }) => (inCity.get(cities.get(buyerId) ?? '') ?? []).map(({ id }) => id)
}

/** By how many seconds a copy is moved: what is past stays past, and what is due stays due. */
function shiftOf(random: Random, span: Span | undefined, now: Date): number {
  if (!span) throw new Error('a scenario without a time')
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

/** The stock of the goods that scenarios take, and what is missing for their copies. */
interface Stock {
  has(scenario: number): boolean
  take(scenario: number): void
  missing(): Omit<Taken, 'scenario' | 'available'>[]
}

function trackStock(taken: readonly Taken[]): Stock {
  const keyOf = ({ skuId, lotId }: Taken): string => lotId ?? skuId
  const byScenario = Map.groupBy(taken, ({ scenario }) => scenario)
  const left = new Map(taken.map((one) => [keyOf(one), one.available]))
  const leftOf = (one: Taken): number => left.get(keyOf(one)) ?? 0
  return {
    has: (scenario) => (byScenario.get(scenario) ?? []).every((one) => leftOf(one) >= one.quantity),
    take: (scenario) => {
      for (const one of byScenario.get(scenario) ?? []) left.set(keyOf(one), leftOf(one) - one.quantity)
    },
    missing: () =>
      [...new Map(taken.map((one) => [keyOf(one), one])).values()].flatMap((one) =>
        leftOf(one) < 0 ? [{ skuId: one.skuId, lotId: one.lotId, quantity: -leftOf(one) }] : [],
      ),
  }
}
