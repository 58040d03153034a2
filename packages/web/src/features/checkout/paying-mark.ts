import { now } from '#platform/clock.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'

const KEY = 'paying'
/** No payment stays open longer than this. */
const KEEP_MS = 60 * 60 * 1000

/** Records that somebody went to the cashier of a payment: the document is left there and loads again on the return. */
export const markPaying = (paymentId: string): boolean => writeStored(KEY, { paymentId, at: now() })

export const unmarkPaying = (): void => removeStored(KEY)

/** Whether somebody recently went to the cashier of this payment, and so may have paid. */
export function isMarkedPaying(paymentId: string): boolean {
  const mark = readStored(KEY)
  if (typeof mark !== 'object' || mark === null || !('paymentId' in mark) || !('at' in mark)) return false
  return mark.paymentId === paymentId && typeof mark.at === 'number' && now() - mark.at < KEEP_MS
}
