import { lineKey, type Measures, soldAs, type Sold } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { LINE_FEN_MAX, ORDER_FEN_MAX, QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { allocateFen, shareFen, type Fen } from '@zhujia/contract/core/money.ts'
import type { PricedSku } from '../catalogue/index.ts'
import {
  amountOf,
  consign,
  freightRange,
  type Consignment,
  type FreightRange,
  type FreightTemplate,
  type Load,
} from '../shops/index.ts'

export interface WantedLine {
  skuId: string
  /** Of one piece, for what is made to measure. */
  measures?: Measures | null | undefined
  quantity: number
}

export interface PricedLine {
  sku: PricedSku
  measures: Measures | null
  /** How the line is counted, charged and carried. */
  sold: Sold
  quantity: number
  totalFen: Fen
}

/** Goods of one shop that travel together. */
export interface QuotedFreight extends Consignment<{ line: PricedLine; templateId: string; load: Load }> {
  /** Undefined: the shop does not deliver them there. */
  range: FreightRange | undefined
}

/** What one shop's part of a checkout costs. */
export interface ShopQuote {
  shop: PricedSku['shop']
  lines: PricedLine[]
  goodsFen: Fen
  freight: QuotedFreight[]
  /** Without an address what the cheapest place pays. */
  freightFen: Fen
  /** What the dearest place pays; the same with an address. */
  mostFreightFen: Fen
  totalFen: Fen
  /** The platform's share of the goods at today's rate. */
  commissionFen: Fen
}

/** Lines of one SKU in the same measures are one line. The order of first mention stays. */
export function sumLines(wanted: readonly WantedLine[]): WantedLine[] {
  const sums = new Map<string, WantedLine>()
  for (const line of wanted) {
    const quantity = (sums.get(lineKey(line))?.quantity ?? 0) + line.quantity
    sums.set(lineKey(line), { ...line, quantity })
  }
  return [...sums.values()]
}

/** How the goods travel: the templates that they go by, and where to; null while no address is known. */
export interface Way {
  templates: ReadonlyMap<string, FreightTemplate>
  districtCode: string | null
}

/** Prices lines by shop: goods, freight of each of its templates, commission. Integer fen throughout. */
export function quoteShops(wanted: readonly WantedLine[], skus: ReadonlyMap<string, PricedSku>, way: Way): ShopQuote[] {
  const byShop = new Map<string, PricedLine[]>()
  for (const { skuId, quantity, measures = null } of wanted) {
    const sku = skus.get(skuId)
    if (!sku) throw new Error(`no price for SKU ${skuId}`)
    const lines = byShop.get(sku.shop.id) ?? []
    const sold = soldAs(sku, measures)
    byShop.set(sku.shop.id, [...lines, { sku, measures, sold, quantity, totalFen: sold.priceFen * quantity }])
  }
  return [...byShop.values()].map((lines) => quoteShop(lines, way))
}

/** What is not delivered to an address is refused, and asks no freight. */
const NOT_DELIVERED: FreightRange = { leastFen: 0, mostFen: 0 }

function quoteShop(lines: PricedLine[], way: Way): ShopQuote {
  const [first] = lines
  if (!first) throw new Error('a shop without lines')
  const { shop } = first.sku
  const goodsFen = lines.reduce((sum, line) => sum + line.totalFen, 0)
  const freight = freightFor(lines, way)
  const { leastFen: freightFen, mostFen: mostFreightFen } = freightRange(freight, way.districtCode) ?? NOT_DELIVERED
  return {
    shop,
    lines,
    goodsFen,
    freight,
    freightFen,
    mostFreightFen,
    totalFen: goodsFen + freightFen,
    commissionFen: commissionOf({
      goodsFen,
      discountFen: 0,
      freightFen,
      quotedFreightFen: freightFen,
      commissionBp: shop.commissionBp,
    }),
  }
}

const loadOf = ({ sold, quantity, totalFen }: PricedLine): Load => ({
  pieces: quantity,
  grams: quantity * sold.weightGrams,
  cm3: quantity * sold.volumeCm3,
  goodsFen: totalFen,
})

function freightFor(lines: readonly PricedLine[], { templates, districtCode }: Way): QuotedFreight[] {
  const goods = lines.map((line) => ({ line, templateId: line.sku.freight.id, load: loadOf(line) }))
  return consign(goods, templates).map((part) => ({ ...part, range: freightRange([part], districtCode) }))
}

/** What of the freight each line has caused: that of its consignment falls on the lines in it by the measure that the template charges by. */
export function freightOfLines({ lines, freight }: ShopQuote): Fen[] {
  const caused = new Map<PricedLine, Fen>()
  for (const { template, items, range } of freight) {
    const parts = allocateFen(
      range?.leastFen ?? 0,
      items.map(({ load }) => amountOf(template.measure, load)),
    )
    items.forEach(({ line }, at) => caused.set(line, parts[at] ?? 0))
  }
  return lines.map((line) => caused.get(line) ?? 0)
}

/** The SKUs that their shops do not deliver there. */
export const undelivered = (shops: readonly ShopQuote[]): PricedSku[] =>
  shops.flatMap(({ freight }) =>
    freight.filter(({ range }) => range === undefined).flatMap(({ items }) => items.map(({ line }) => line.sku)),
  )

export const totalOf = (shops: readonly ShopQuote[]): Fen => shops.reduce((sum, shop) => sum + shop.totalFen, 0)

/** Whether every line and the whole stay within what one order may hold and be worth; equal lines have been summed. */
export const isWithinLimits = (shops: readonly ShopQuote[]): boolean =>
  shops.every(({ lines }) =>
    lines.every(({ quantity, totalFen }) => quantity <= QUANTITY_MAX && totalFen <= LINE_FEN_MAX),
  ) && totalOf(shops) <= ORDER_FEN_MAX

/** What of an order's price decides the platform's share. */
interface CommissionBase {
  goodsFen: Fen
  discountFen: Fen
  freightFen: Fen
  quotedFreightFen: Fen
  commissionBp: number
}

/**
 * The platform's share of an order: of the goods less the discount, and of the freight beyond what was quoted, so that
 * moving the price from the goods to the freight saves nothing.
 */
export const commissionOf = (of: CommissionBase): Fen =>
  shareFen(of.goodsFen - of.discountFen + Math.max(0, of.freightFen - of.quotedFreightFen), of.commissionBp)

/** What the shop and the platform get of an order as it stands, with what went back taken off. */
export function settlementOf(order: { totalFen: Fen; refundedFen: Fen; commissionFen: Fen; commissionBackFen: Fen }): {
  commissionFen: Fen
  netFen: Fen
} {
  const commissionFen = order.commissionFen - order.commissionBackFen
  return { commissionFen, netFen: order.totalFen - order.refundedFen - commissionFen }
}
