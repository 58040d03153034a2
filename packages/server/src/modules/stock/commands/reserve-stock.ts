import type { Actor, Ctx } from '#platform/context.ts'
import { listReserved, lockLots, lockSkus, moveReserved, type LockedLot } from '../locks.ts'
import { planReservation, turnedBy, type ShortSku } from '../lots.ts'
import { markBuyable } from '../repository.ts'

/** A quantity of a SKU, in sale steps, for an order. */
export interface StockLine {
  orderId: string
  skuId: string
  quantity: number
}

export interface Reservation {
  /** The SKUs of which too little is available; if there is any, nothing has changed. */
  short: ShortSku[]
  /** The lot of each line, for SKUs that have lots. */
  lots: { orderId: string; skuId: string; code: string }[]
}

/**
 * Reserves stock for orders, all lines or none, in the caller's transaction. SKUs are locked in ascending id, then their
 * lots; lines of one SKU are summed before they are compared with what is available. All of a line comes from one lot.
 * Lines that were reserved before move nothing again.
 * A transaction calls it once with all lines, since two calls would break the order of the locks.
 */
export async function reserveStock(ctx: Ctx<never, Actor>, lines: readonly StockLine[]): Promise<Reservation> {
  if (lines.length === 0) return { short: [], lots: [] }
  return ctx.transaction(async (ctx) => {
    const wanted = sumLines(lines)
    const skuIds = new Set(wanted.map(({ skuId }) => skuId))
    const skus = await lockSkus(ctx.db, [...skuIds])
    if (skus.length < skuIds.size) throw new Error('stock of a SKU that does not exist')
    const lots = await lockLots(
      ctx.db,
      skus.filter(({ hasLots }) => hasLots).map(({ skuId }) => skuId),
    )
    let plan = planReservation({ skus, lots }, wanted)
    if (plan.short.length > 0) {
      // Rare, so only now is it checked whether these lines themselves hold what is missing.
      const done = new Set(
        (
          await listReserved(
            ctx.db,
            wanted.map(({ orderId }) => orderId),
          )
        ).map(pairOf),
      )
      plan = planReservation(
        { skus, lots },
        wanted.filter((line) => !done.has(pairOf(line))),
      )
      if (plan.short.length > 0) return { short: plan.short, lots: [] }
    }
    const moved = plan.lines.length > 0 ? await moveReserved(ctx.db, plan.lines, ctx.clock.now()) : 0
    const turned = moved === plan.lines.length ? turnedBy({ skus, lots }, plan.lines) : [...skuIds]
    if (turned.length > 0) await markBuyable(ctx.db, turned)
    if (moved < wanted.length && lots.length > 0) return { short: [], lots: await lotsHeld(ctx, wanted) }
    return {
      short: [],
      lots: plan.lines.flatMap(({ orderId, skuId, lotId }) => named({ orderId, skuId, code: codeOf(lots, lotId) })),
    }
  })
}

/** Some lines were reserved before: reads from the moves what all of them hold. */
async function lotsHeld(ctx: Ctx<never, Actor>, wanted: readonly StockLine[]): Promise<Reservation['lots']> {
  const held = await listReserved(
    ctx.db,
    wanted.map(({ orderId }) => orderId),
  )
  return held.flatMap(({ orderId, skuId, lotCode }) => named({ orderId, skuId, code: lotCode ?? undefined }))
}

const codeOf = (lots: readonly LockedLot[], lotId: string | null): string | undefined =>
  lots.find(({ id }) => id === lotId)?.code

const named = ({ code, ...line }: { orderId: string; skuId: string; code: string | undefined }): Reservation['lots'] =>
  code === undefined ? [] : [{ ...line, code }]

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
