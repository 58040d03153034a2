import { soldAs, type Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { PricedSku } from '@zhujia/server/modules/catalogue/index.ts'
import type { CheckoutStory, ReceiveDays } from '#orders/order-story.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import { canBecome, type Fate, pickFate } from './fates.ts'
import { liveOut } from './lives.ts'
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

/** How many steps people take of something at this price: many cheap ones, one or two dear ones. */
const QUANTITIES: readonly (readonly [belowFen: number, most: number])[] = [
  [3000, 40],
  [20_000, 30],
  [100_000, 4],
  [Infinity, 2],
]

/** Rooms have few windows of one size. */
const PIECES_MAX = 3

/** The first of a list by far most often: some shops, goods and people are busier than others. */
const pickBusy = <Item>(random: Random, list: readonly Item[]): Item => pickFrom(() => random() ** 1.7, list)

export interface Plan {
  fate: Fate
  story: CheckoutStory
}

/**
 * Somebody buys something of so many shops at most, and one of these fates becomes of it; undefined when none of them can,
 * or what they wanted is sold out.
 */
export function planCheckout(
  random: Random,
  trade: Trade,
  { fates, shopsMax }: { fates: readonly Fate[]; shopsMax: number },
): Plan | undefined {
  const isTwo = shopsMax > 1 && (random() < TWO_SHOPS_SHARE || fates.every((fate) => fate === 'paidApart'))
  const chosen = new Set([pickBusy(random, trade.shops), ...(isTwo ? [pickBusy(random, trade.shops)] : [])])
  const baskets = [...chosen].map(({ skus }) => wantedOf(random, skus))
  if (baskets.some((basket) => basket.length === 0)) return undefined
  const checkout = {
    isOver: [...chosen].some(({ isQuiet }) => isQuiet),
    hasSeveralLines: baskets.every((basket) => basket.length > 1),
    hasSeveralShops: chosen.size > 1,
  }
  const open = fates.filter((fate) => canBecome(fate, checkout))
  if (open.length === 0) return undefined
  const fate = pickFate(random, open)
  const owners = new Map([...chosen].map(({ id, ownerId }) => [id, ownerId]))
  const story: CheckoutStory = {
    ...liveOut(fate, { random, now: trade.now, receiveDays: trade.receiveDays }),
    buyerId: pickBusy(random, trade.buyerIds),
    sellerOf: (shopId) => owners.get(shopId) ?? '',
    lines: baskets.flat(),
    remark: () => (random() < REMARK_SHARE ? pickFrom(random, REMARKS) : ''),
  }
  return { fate, story }
}

interface Wanted {
  skuId: string
  measures: Measures | undefined
  quantity: number
}

/** One to three SKUs of a shop, each once, as many of each as there are in one lot. */
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
