import { decodeCorrection, PHONE_CHANGED, type Correction } from '@zhujia/contract/orders/waybills.ts'
import { decodeReason, type DecodedReason } from '@zhujia/contract/orders/reasons.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'

type TimelineEntry = OrderDetail['timeline'][number]

/** The actions whose reason is chosen from a list. The reason of a price change is free text, even when it equals the name of a reason. */
const CHOSEN: ReadonlySet<string> = new Set([
  'cancel',
  'requestCancel',
  'requestRest',
  'declineCancel',
  'declineRest',
  'cancelUnilaterally',
  'cancelRestUnilaterally',
  'cancelPart',
  'cancelRest',
  'cancelLines',
  'cancelAll',
])

/** The actions whose reason is the old waybill and the new one, or that the phone of a driver was changed. */
const CORRECTIONS: ReadonlySet<string> = new Set(['correctWaybill', 'correctPart', 'correctRest', 'removePhone'])

/** What a history action has corrected. */
export const correctionOf = ({ event, reason }: TimelineEntry): Correction | undefined =>
  reason && CORRECTIONS.has(event) ? decodeCorrection(reason) : undefined

/** Whether it changed or removed the phone of a driver alone. */
export const isOfPhone = ({ event, reason }: TimelineEntry): boolean =>
  CORRECTIONS.has(event) && reason === PHONE_CHANGED

/** The reason of a history action. */
export function reasonOfEntry({ event, reason }: TimelineEntry): DecodedReason | undefined {
  if (!reason || CORRECTIONS.has(event)) return undefined
  return CHOSEN.has(event) ? decodeReason(reason) : { key: undefined, note: reason }
}

/** The timestamp of the latest event of a kind. */
export const lastAt = ({ timeline }: OrderDetail, event: string): string | undefined =>
  timeline.findLast((entry) => entry.event === event)?.at

/** Whether the order was paid, even if it was refunded since. */
export const wasPaid = ({ timeline }: OrderDetail): boolean => timeline.some(({ event }) => event === 'pay')

/** Whether the buyer has extended the time of receipt. */
export const isExtended = ({ timeline }: OrderDetail): boolean => timeline.some(({ event }) => event === 'extend')

/** Why the seller last declined a cancellation request, unless there was another event since; a corrected waybill is none. */
export function declineReason({ state, timeline }: OrderDetail): DecodedReason | undefined {
  const last = timeline.findLast(({ event }) => !CORRECTIONS.has(event))
  const isDeclined =
    (state === 'paid' && last?.event === 'declineCancel') ||
    (state === 'partiallyShipped' && last?.event === 'declineRest')
  return isDeclined && last ? reasonOfEntry(last) : undefined
}
