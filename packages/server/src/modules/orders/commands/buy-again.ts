import type { z } from 'zod'
import type { boughtAgain } from '@zhujia/contract/orders/schemas.ts'
import { isOver } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { addLines } from '#modules/cart/index.ts'
import { findOrder, listLinesOf, type Order, type OrderLine } from '../repository.ts'

/** Puts what an order that is over was for in its buyer's cart again, in the same measures, as far as it can be bought today. */
export async function buyAgain(ctx: Ctx<'NOT_NOW'>, id: string): Promise<z.output<typeof boughtAgain>> {
  return ctx.transaction(async (ctx) => {
    const order = found(await findOrder(ctx.db, id, { buyerId: ctx.actor.userId }))
    if (!isOver(order.status)) return ctx.refuse('NOT_NOW')
    const bought = boughtOf(order, await listLinesOf(ctx.db, [id]))
    const { left, lines } = await addLines(ctx, bought)
    return { added: bought.length - left.length, left: left.flatMap((nth) => bought[nth]?.position ?? []), lines }
  })
}

/** What was not cancelled of each line; of an order that was cancelled as a whole all of it. */
const boughtOf = ({ status }: Order, lines: readonly OrderLine[]): OrderLine[] =>
  status === 'cancelled'
    ? [...lines]
    : lines
        .map((line) => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
        .filter(({ quantity }) => quantity > 0)
