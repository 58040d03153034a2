import type { z } from 'zod'
import type { shipBody } from '@zhujia/contract/orders/schemas.ts'
import { addSeconds, DAY } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { found } from '../../../platform/refusal.ts'
import { transition } from '../../../platform/state-machine/transition.ts'
import { setTimer } from '../../../platform/timers/timers.ts'
import { shipStock } from '../../catalogue/index.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { insertParcel, lockOrder, orderStates, setAutoReceive } from '../repository.ts'

/** Goods count as received by themselves: after 10 days by carrier, 3 days by the shop's own truck. */
const EXPRESS_SECONDS = 10 * DAY
const OWN_TRUCK_SECONDS = 3 * DAY

/** When goods that a carrier took at this time count as received. */
export const receiveDue = (at: Date, carrier: z.output<typeof shipBody>['carrier']): Date => addSeconds(at, carrier === 'ownTruck' ? OWN_TRUCK_SECONDS : EXPRESS_SECONDS)

/** Hands a paid order to a carrier: its stock leaves the warehouse and the clock of receiving starts. */
export async function shipOrder(ctx: Ctx<'NOT_NOW'>, id: string, body: z.output<typeof shipBody>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.ship }))
    const now = ctx.clock.now()
    const dueAt = receiveDue(now, body.carrier)
    const shipped = await transition(ctx, orderStates, { id, from: order.status, event: 'ship', by: 'seller', also: [setAutoReceive(dueAt)] })
    if (!shipped) return ctx.refuse('NOT_NOW')
    await insertParcel(ctx.db, { id: newId(), orderId: id, ...body, shippedAt: now })
    await shipStock(ctx, [id])
    await setTimer(ctx, { kind: 'order.autoReceive', subjectId: id, dueAt })
  })
}
