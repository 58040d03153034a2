import { LINE_FEN_MAX, ORDER_FEN_MAX, QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { shareFen, type Fen } from '@zhujia/contract/core/money.ts'
import type { PricedSku } from '../catalogue/index.ts'

export interface WantedLine {
  skuId: string
  quantity: number
}

export interface PricedLine {
  sku: PricedSku
  quantity: number
  totalFen: Fen
}

/** What one shop's part of a checkout costs. */
export interface ShopQuote {
  shop: PricedSku['shop']
  lines: PricedLine[]
  goodsFen: Fen
  freightFen: Fen
  totalFen: Fen
  /** The platform's share of the goods at today's rate. */
  commissionFen: Fen
}

/** Lines of one SKU are one line. The order of first mention stays. */
export function sumLines(wanted: readonly WantedLine[]): WantedLine[] {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of wanted) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity }))
}

/** Prices lines by shop: goods, freight of the shop, commission. Integer fen throughout. */
export function quoteShops(wanted: readonly WantedLine[], skus: ReadonlyMap<string, PricedSku>): ShopQuote[] {
  const byShop = new Map<string, PricedLine[]>()
  for (const { skuId, quantity } of wanted) {
    const sku = skus.get(skuId)
    if (!sku) throw new Error(`no price for SKU ${skuId}`)
    const lines = byShop.get(sku.shop.id) ?? []
    byShop.set(sku.shop.id, [...lines, { sku, quantity, totalFen: sku.priceFen * quantity }])
  }
  return [...byShop.values()].map(quoteShop)
}

function quoteShop(lines: PricedLine[]): ShopQuote {
  const [first] = lines
  if (!first) throw new Error('a shop without lines')
  const { shop } = first.sku
  const goodsFen = lines.reduce((sum, line) => sum + line.totalFen, 0)
  const isFree = shop.freeFreightFromFen !== null && goodsFen >= shop.freeFreightFromFen
  const freightFen = isFree ? 0 : shop.freightFen
  return { shop, lines, goodsFen, freightFen, totalFen: goodsFen + freightFen, commissionFen: shareFen(goodsFen, shop.commissionBp) }
}

export const totalOf = (shops: readonly ShopQuote[]): Fen => shops.reduce((sum, shop) => sum + shop.totalFen, 0)

/** Whether every line and the whole stay within what one order may hold and be worth; lines of one SKU have been summed. */
export const isWithinLimits = (shops: readonly ShopQuote[]): boolean =>
  shops.every(({ lines }) => lines.every(({ quantity, totalFen }) => quantity <= QUANTITY_MAX && totalFen <= LINE_FEN_MAX)) && totalOf(shops) <= ORDER_FEN_MAX
