import { soldAs, type Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { PricedSku } from '@zhujia/server/modules/catalogue/index.ts'
import type { CheckoutScenario, ReceiveDays } from '#orders/scenario.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import { isPossible, type Outcome, pickOutcome } from './outcomes.ts'
import { timelineOf } from './timelines.ts'
import { pickMeasures } from './pick-measures.ts'
import { REMARKS } from './words.data.ts'

/** Who buys from whom. */
export interface Trade {
  buyerIds: readonly string[]
  shops: readonly { id: string; ownerId: string; skus: readonly PricedSku[]; isQuiet: boolean }[]
  receiveDays: ReceiveDays
  now: Date
}

const TWO_SHOPS_SHARE = 0.12
const REMARK_SHARE = 0.25
const LINES_MAX = 3

/** How many sale steps people buy at most at this price: many of what is cheap, one or two of what is expensive. */
const QUANTITIES: readonly (readonly [belowFen: number, most: number])[] = [
  [3000, 40],
  [20_000, 30],
  [100_000, 4],
  [Infinity, 2],
]

/** At most this many pieces of one measure: a home has few windows of one size. */
const PIECES_MAX = 3

/** Prefers the first items of a list: some shops, goods and people are busier than others. */
const pickBusy = <Item>(random: Random, list: readonly Item[]): Item => pickFrom(() => random() ** 1.7, list)

export interface Plan {
  outcome: Outcome
  scenario: CheckoutScenario
}

/**
 * Plans a checkout of at most `shopsMax` shops with one of these outcomes; undefined when none of them is possible or the
 * goods are sold out.
 */
export function planCheckout(
  random: Random,
  trade: Trade,
  { outcomes, shopsMax }: { outcomes: readonly Outcome[]; shopsMax: number },
): Plan | undefined {
  const isTwo =
    shopsMax > 1 && (random() < TWO_SHOPS_SHARE || outcomes.every((outcome) => outcome === 'paidSeparately'))
  const chosen = new Set([pickBusy(random, trade.shops), ...(isTwo ? [pickBusy(random, trade.shops)] : [])])
  const baskets = [...chosen].map(({ skus }) => wantedOf(random, skus))
  if (baskets.some((basket) => basket.length === 0)) return undefined
  const checkout = {
    isOver: [...chosen].some(({ isQuiet }) => isQuiet),
    hasSeveralLines: baskets.every((basket) => basket.length > 1),
    hasSeveralShops: chosen.size > 1,
  }
  const open = outcomes.filter((outcome) => isPossible(outcome, checkout))
  if (open.length === 0) return undefined
  const outcome = pickOutcome(random, open)
  const owners = new Map([...chosen].map(({ id, ownerId }) => [id, ownerId]))
  const scenario: CheckoutScenario = {
    ...timelineOf(outcome, { random, now: trade.now, receiveDays: trade.receiveDays }),
    buyerId: pickBusy(random, trade.buyerIds),
    sellerOf: (shopId) => owners.get(shopId) ?? '',
    lines: baskets.flat(),
    remark: () => (random() < REMARK_SHARE ? pickFrom(random, REMARKS) : ''),
  }
  return { outcome, scenario }
}

interface Wanted {
  skuId: string
  measures: Measures | undefined
  quantity: number
}

/** One to three different SKUs of a shop, of each no more than one lot has. */
function wantedOf(random: Random, skus: readonly PricedSku[]): Wanted[] {
  const count = Math.ceil(LINES_MAX * random() ** 2)
  const picked = new Set(Array.from({ length: count }, () => pickBusy(random, skus)))
  return [...picked].flatMap((sku) => {
    const measures = sku.madeToMeasure ? pickMeasures(random, sku.madeToMeasure) : undefined
    const { priceFen } = soldAs(sku, measures ?? null)
    const most = measures ? PIECES_MAX : (QUANTITIES.find(([belowFen]) => priceFen < belowFen)?.[1] ?? 1)
    const quantity = Math.min(Math.max(wholeBetween(random, 1, most), sku.unit.minSteps), sku.available)
    return quantity >= sku.unit.minSteps ? [{ skuId: sku.skuId, measures, quantity }] : []
  })
}
