import { ORDER_EVENTS, type OrderEvent } from '@zhujia/contract/orders/events.ts'
import { decodeCorrection, PHONE_CHANGED, type Correction } from '@zhujia/contract/orders/waybills.ts'
import { decodeReason, type DecodedReason } from '@zhujia/contract/orders/reasons.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'

type TimelineEntry = OrderDetail['timeline'][number]

/** What the reason of a history action is; of one that only a newer server knows it is not shown. */
const kindOf = ({ event }: TimelineEntry): (typeof ORDER_EVENTS)[OrderEvent]['reason'] =>
  Object.hasOwn(ORDER_EVENTS, event) ? ORDER_EVENTS[event].reason : 'none'

const isCorrection = (entry: TimelineEntry): boolean => kindOf(entry) === 'correction'

/** What a history action has corrected. */
export const correctionOf = (entry: TimelineEntry): Correction | undefined =>
  entry.reason && isCorrection(entry) ? decodeCorrection(entry.reason) : undefined

/** Whether it changed or removed the phone of a driver alone. */
export const isOfPhone = (entry: TimelineEntry): boolean => isCorrection(entry) && entry.reason === PHONE_CHANGED

/** The reason of a history action, chosen from a list or in words, which stay words even when they equal the name of a reason. */
export function reasonOfEntry(entry: TimelineEntry): DecodedReason | undefined {
  const { reason } = entry
  const kind = kindOf(entry)
  if (!reason || (kind !== 'chosen' && kind !== 'free')) return undefined
  return kind === 'chosen' ? decodeReason(reason) : { key: undefined, note: reason }
}

/** The timestamp of the latest event of a kind. */
export const lastAt = ({ timeline }: OrderDetail, event: OrderEvent): string | undefined =>
  timeline.findLast((entry) => entry.event === event)?.at

/** Whether the order was paid, even if it was refunded since. */
export const wasPaid = ({ timeline }: OrderDetail): boolean => timeline.some(({ event }) => event === 'pay')

/** Whether the buyer has extended the time of receipt. */
export const isExtended = ({ timeline }: OrderDetail): boolean => timeline.some(({ event }) => event === 'extend')

/** Why the seller last declined a cancellation request, unless there was another event since; a corrected waybill is none. */
export function declineReason({ state, timeline }: OrderDetail): DecodedReason | undefined {
  const last = timeline.findLast((entry) => !isCorrection(entry))
  const isDeclined =
    (state === 'paid' && last?.event === 'declineCancel') ||
    (state === 'partiallyShipped' && last?.event === 'declineRest')
  return isDeclined && last ? reasonOfEntry(last) : undefined
}
