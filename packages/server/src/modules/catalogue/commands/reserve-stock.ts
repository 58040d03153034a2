import type { Actor, Ctx } from '../../../platform/context.ts'
import { lockSkus, moveReserved, reservedPairs } from '../locks.ts'

/** A quantity of a SKU, in sale steps, for an order. */
export interface StockLine {
  orderId: string
  skuId: string
  quantity: number
}

/** A SKU of which there is less than was asked for; as `STOCK_SHORT` carries it. */
export interface ShortSku {
  skuId: string
  title: string
  available: number
}

/**
 * Promises stock to orders, all lines or none, in the caller's transaction: rows are locked in ascending id, and lines of
 * one SKU are summed before they are held against what there is. Lines that were reserved before move nothing again.
 * A transaction calls it once, with everything: two calls would lock in an order of their own.
 * @returns undefined when everything is reserved; otherwise the SKUs that fall short, and nothing has changed
 */
export async function reserveStock(ctx: Ctx<never, Actor>, lines: readonly StockLine[]): Promise<ShortSku[] | undefined> {
  if (lines.length === 0) return undefined
  return ctx.transaction(async (ctx) => {
    const wanted = sumLines(lines)
    const stock = await lockSkus(ctx.db, [...new Set(wanted.map(({ skuId }) => skuId))])
    const shortOf = (open: readonly StockLine[]): ShortSku[] => {
      const bySku = sumBySku(open)
      return stock.filter(({ skuId, available }) => available < (bySku.get(skuId) ?? 0))
    }
    if (stock.length < sumBySku(wanted).size) throw new Error('stock of a SKU that does not exist')
    if (shortOf(wanted).length > 0) {
      // Rare: only then is it worth asking whether these very lines hold what is missing.
      const done = new Set((await reservedPairs(ctx.db, wanted)).map(pairOf))
      const short = shortOf(wanted.filter((line) => !done.has(pairOf(line))))
      if (short.length > 0) return short
    }
    await moveReserved(ctx.db, wanted, ctx.clock.now())
    return undefined
  })
}

const pairOf = ({ orderId, skuId }: { orderId: string; skuId: string }): string => `${orderId} ${skuId}`

/** One line for each order and SKU. */
function sumLines(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>()
  for (const line of lines) {
    const quantity = (sums.get(pairOf(line))?.quantity ?? 0) + line.quantity
    sums.set(pairOf(line), { ...line, quantity })
  }
  return [...sums.values()]
}

function sumBySku(lines: readonly StockLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  return sums
}
