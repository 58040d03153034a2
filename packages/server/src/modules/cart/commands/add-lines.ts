import { soldAs, type Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { CART_MAX } from '@zhujia/contract/core/limits.ts'
import type { Ctx } from '#platform/context.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { newId } from '#platform/ids.ts'
import { priceLines } from '#modules/catalogue/index.ts'
import { faultOf } from '../policy.ts'
import { listHeld } from '../queries.ts'
import { addToLines, untickLines } from '../repository.ts'

interface Wanted {
  skuId: string
  measures: Measures | null
  quantity: number
}

/** The key of a cart line: the SKU and its measures. */
const keyOf = ({ skuId, measures }: Pick<Wanted, 'skuId' | 'measures'>): string =>
  `${skuId} ${JSON.stringify(Object.entries(measures ?? {}).toSorted(([a], [b]) => a.localeCompare(b)))}`

/**
 * Adds to the caller's cart each line of which the whole quantity can be bought today, in four statements; then only these are
 * ticked, so that the next order holds nothing else. @returns the places of the lines that were not added, and how many lines the
 * cart has now
 */
export async function addLines(ctx: Ctx, wanted: readonly Wanted[]): Promise<{ left: number[]; lines: number }> {
  const offers = new Map(
    (
      await priceLines(
        ctx,
        wanted.map(({ skuId }) => skuId),
      )
    ).map((sku) => [sku.skuId, sku]),
  )
  const held = new Map((await listHeld(ctx)).map((line) => [keyOf(line), line.quantity]))
  let lines = held.size
  const now = ctx.clock.now()
  const left: number[] = []
  const taken = wanted.flatMap((line, place) => {
    const { skuId, measures, quantity } = line
    const offer = offers.get(skuId)
    const inCart = held.get(keyOf(line)) ?? 0
    const isNew = inCart === 0
    if (!offer || faultOf(offer, { quantity: inCart + quantity, measures }) || (isNew && lines >= CART_MAX)) {
      left.push(place)
      return []
    }
    if (isNew) lines++
    const addedPriceFen = soldAs(offer, measures).priceFen
    return [{ id: newId(), userId: ctx.actor.userId, skuId, measures, quantity, addedPriceFen, addedAt: now }]
  })
  if (taken.length > 0) {
    await untickLines(ctx.db, ctx.actor.userId)
    await writeTogether(ctx.db, { lines: addToLines(taken) })
  }
  return { left, lines }
}
