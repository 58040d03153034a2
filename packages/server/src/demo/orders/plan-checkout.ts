import { soldAs, type Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { ShelfSku } from '#modules/catalogue/seed/stock.ts'
import { quoteShops, undelivered, type WantedLine } from '#modules/orders/seed/tell-order.ts'
import type { FreightTemplate } from '#modules/shops/index.ts'
import type { Config } from '#platform/config.ts'
import { pickFrom, wholeBetween, type Random } from '#platform/seeded.ts'
import type { OrderAddress } from '#tables/orders.ts'
import { liveOut, pickFate } from './fates.ts'
import { pickMeasures } from './pick-measures.ts'
import type { CheckoutStory } from './tell-checkout.ts'
import { REMARKS } from './words.data.ts'

export interface Buyer {
  id: string
  address: OrderAddress
}

/** Who buys from whom. What is bought is taken off `available`, so that nothing is sold that is not there. */
export interface Trade {
  buyers: readonly Buyer[]
  shops: readonly { id: string; ownerId: string; skus: readonly ShelfSku[]; isQuiet: boolean }[]
  /** Steps left of a SKU, or of a lot where it has them, by id. */
  available: Map<string, number>
  templates: ReadonlyMap<string, FreightTemplate>
  receiveDays: Config['receiveDays']
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

/** Somebody buys something and something becomes of it; undefined when what he wanted is sold out or not delivered to him. */
export function planCheckout(random: Random, trade: Trade): CheckoutStory | undefined {
  const { buyers, shops, available, templates } = trade
  const buyer = pickBusy(random, buyers)
  const chosen = new Set([pickBusy(random, shops), ...(random() < TWO_SHOPS_SHARE ? [pickBusy(random, shops)] : [])])
  const wanted = [...chosen].flatMap(({ skus }) => wantedOf(random, skus, available))
  const way = { templates, districtCode: buyer.address.districtCode }
  const quotes = quoteShops(wanted.map(lineOf), new Map(wanted.map(({ sku }) => [sku.skuId, sku])), way)
  if (quotes.length === 0 || undelivered(quotes).length > 0) return undefined
  const fate = pickFate(random, {
    isOver: [...chosen].some(({ isQuiet }) => isQuiet),
    hasSeveralLines: quotes.every(({ lines }) => lines.length > 1),
  })
  const { placedAt, happenings } = liveOut(fate, { random, now: trade.now, receiveDays: trade.receiveDays })
  const isHeld = happenings.every(({ kind }) => kind !== 'cancel' && kind !== 'agreeCancel')
  if (isHeld)
    for (const { source, quantity } of wanted) available.set(source.id, (available.get(source.id) ?? 0) - quantity)
  const ownerOf = (shopId: string): string => [...chosen].find(({ id }) => id === shopId)?.ownerId ?? ''
  const lots = new Map(
    wanted.flatMap(({ sku, source: { id, code } }) => (code === undefined ? [] : [[sku.skuId, { id, code }] as const])),
  )
  const remark = (): string => (random() < REMARK_SHARE ? pickFrom(random, REMARKS) : '')
  return {
    buyerId: buyer.id,
    address: buyer.address,
    placedAt,
    orders: quotes.map((quote) => ({ quote, sellerId: ownerOf(quote.shop.id), remark: remark(), lots, happenings })),
  }
}

interface Wanted {
  sku: ShelfSku
  measures: Measures | null
  quantity: number
  source: Source
}

/** What a line is taken from: a lot, or a SKU as a whole. */
interface Source {
  id: string
  code?: string
  available: number
}

export const sourcesOf = ({ skuId, available, lots }: ShelfSku): readonly Source[] =>
  lots.length > 0 ? lots : [{ id: skuId, available }]

const lineOf = ({ sku, measures, quantity }: Wanted): WantedLine => ({ skuId: sku.skuId, measures, quantity })

/** One to three SKUs of a shop that are there, each once; all of a line comes from the oldest lot that has enough. */
function wantedOf(random: Random, skus: readonly ShelfSku[], available: ReadonlyMap<string, number>): Wanted[] {
  const count = Math.ceil(LINES_MAX * random() ** 2)
  const picked = new Set(Array.from({ length: count }, () => pickBusy(random, skus)))
  const leftOf = ({ id }: Source): number => available.get(id) ?? 0
  return [...picked].flatMap((sku) => {
    const sources = sourcesOf(sku)
    const measures = sku.madeToMeasure && pickMeasures(random, sku.madeToMeasure)
    const { priceFen } = soldAs(sku, measures)
    const most = measures ? PIECES_MAX : (QUANTITIES.find(([belowFen]) => priceFen < belowFen)?.[1] ?? 1)
    const quantity = Math.min(
      Math.max(wholeBetween(random, 1, most), sku.unit.minSteps),
      Math.max(...sources.map(leftOf)),
    )
    const source = sources.find((one) => leftOf(one) >= quantity)
    return source && quantity >= sku.unit.minSteps ? [{ sku, measures, quantity, source }] : []
  })
}
