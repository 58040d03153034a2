import type { z } from 'zod'
import type { parcelParams } from '@zhujia/contract/orders/waybill-schemas.ts'
import { ORDER_LIMITS } from '@zhujia/contract/orders/states.ts'
import { encodeCorrection, PHONE_CHANGED, type Waybill } from '@zhujia/contract/orders/waybills.ts'
import type { orders } from '#tables/orders.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { correctionIn, phoneRemovalIn } from '../machine.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { findParcel, setDriverPhone, setWaybill } from '../parcels.ts'
import { countPhoneChanges } from '../queries/count-phone-changes.ts'
import { lockOrder, orderStates } from '../repository.ts'

type CorrectCtx = Ctx<'NOT_NOW' | 'TOO_OFTEN'>

/**
 * The shop corrects carrier and number of a parcel that is on its way. The history names old and new; when the order counts as
 * received stays as it was. The waybill that the parcel has already changes nothing, so the request can be repeated. A driver's
 * phone by itself is no correction of the waybill: the history says that it was changed, and does not hold it.
 */
export async function correctWaybill(
  ctx: CorrectCtx,
  { id, parcelId }: z.output<typeof parcelParams>,
  { carrier, trackingNumber, driverPhone: given }: Waybill,
): Promise<null> {
  return ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, { memberId: ctx.actor.userId, permission: PERMISSION_FOR.ship }))
    const parcel = found(await findParcel(ctx.db, { orderId: id, parcelId }))
    // A caller that does not know of the phone leaves it as it is.
    const driverPhone = given ?? (carrier === 'ownTruck' ? parcel.driverPhone : '')
    const isSame = parcel.carrier === carrier && parcel.trackingNumber === trackingNumber
    if (isSame && parcel.driverPhone === driverPhone) return null
    if (isSame) return changePhone(ctx, order, { parcelId, driverPhone })
    const event = correctionIn(order.status) ?? ctx.refuse('NOT_NOW')
    const limit = ORDER_LIMITS.waybillCorrections
    if (parcel.corrections >= limit) return ctx.refuse('TOO_OFTEN', { limit })
    const reason = encodeCorrection({ before: parcel, after: { carrier, trackingNumber } })
    await transition(ctx, orderStates, { id, from: order.status, event, by: 'seller', reason })
    await setWaybill(ctx.db, parcelId, { carrier, trackingNumber, driverPhone, at: ctx.clock.now() })
    return null
  })
}

/** Removing it is possible at any time: there are not more removals than numbers. */
async function changePhone(
  ctx: CorrectCtx,
  { id, status }: Pick<typeof orders.$inferSelect, 'id' | 'status'>,
  { parcelId, driverPhone }: { parcelId: string; driverPhone: string },
): Promise<null> {
  const event = (driverPhone === '' ? phoneRemovalIn : correctionIn)(status) ?? ctx.refuse('NOT_NOW')
  const limit = ORDER_LIMITS.driverPhones
  if (driverPhone !== '' && (await countPhoneChanges(ctx.db, id)) >= limit) return ctx.refuse('TOO_OFTEN', { limit })
  await transition(ctx, orderStates, { id, from: status, event, by: 'seller', reason: PHONE_CHANGED })
  await setDriverPhone(ctx.db, parcelId, driverPhone)
  return null
}
