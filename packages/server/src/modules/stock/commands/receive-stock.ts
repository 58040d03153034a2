import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { insertReceived, markBuyable } from '../repository.ts'

/** The received quantity of one lot, in sale steps. */
export interface NewLot {
  code: string
  quantity: number
  receivedAt?: Date
}

/** The received quantity of a SKU, in sale steps. */
export interface Received {
  skuId: string
  /** The shop's code of the SKU. */
  code: string
  quantity: number
  /** The lots that make up the quantity; undefined for a product without lots. */
  lots: readonly NewLot[] | undefined
}

/**
 * Receives the stock of new SKUs, in the transaction that inserts them, so no lock is needed.
 * @param nextId makes the ids of lots and moves
 */
export async function receiveStock(
  ctx: Ctx<never, Actor>,
  received: readonly Received[],
  nextId = newId,
): Promise<void> {
  const at = ctx.clock.now()
  const lots = received.flatMap((one) => lotRows(one, { at, nextId }))
  const whole = received.filter((one) => one.lots === undefined).map(({ skuId, quantity }) => ({ skuId, quantity }))
  const parts = lots.map(({ id, skuId, onHand }) => ({ skuId, lotId: id, quantity: onHand }))
  const moves = [...whole, ...parts]
    .filter(({ quantity }) => quantity > 0)
    .map((move) => ({ id: nextId(), kind: 'receive' as const, at, ...move }))
  await ctx.transaction(async (ctx) => {
    await insertReceived(ctx.db, { lots, moves })
    await markBuyable(
      ctx.db,
      received.map(({ skuId }) => skuId),
    )
  })
}

function lotRows({ skuId, code, quantity, lots }: Received, { at, nextId }: { at: Date; nextId: () => string }) {
  if (lots === undefined) return []
  const sum = lots.reduce((steps, lot) => steps + lot.quantity, 0)
  if (sum !== quantity) throw new Error(`the lots of ${code} hold ${sum} steps, its stock is ${quantity}`)
  return lots.map((lot) => ({
    id: nextId(),
    skuId,
    code: lot.code,
    onHand: lot.quantity,
    receivedAt: lot.receivedAt ?? at,
  }))
}
