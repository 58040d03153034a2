import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import type { OrderEvent } from '@zhujia/contract/orders/events.ts'
import { expect, test } from 'vitest'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { leastData } from '#testing/least-answer.ts'
import { correctionOf, isOfPhone, declineReason, lastAt, reasonOfEntry, wasPaid } from './reason.ts'

type Entry = OrderDetail['timeline'][number]

const entry = (event: OrderEvent, more: Partial<Entry> = {}): Entry => ({
  event,
  to: 'paid',
  by: 'buyer',
  reason: null,
  at: '2026-11-21T02:00:00.000Z',
  ...more,
})
const order = (state: OrderDetail['state'], ...timeline: Entry[]): OrderDetail => ({
  ...leastData(getOrder.response),
  state,
  timeline,
})

test('why a price was changed is words alone, even when they equal the name of a reason', () => {
  expect(reasonOfEntry(entry('reprice', { reason: 'other' }))).toEqual({ key: undefined, note: 'other' })
  expect(reasonOfEntry(entry('requestCancel', { reason: 'tooSlow' }))).toEqual({ key: 'tooSlow', note: undefined })
  expect(reasonOfEntry(entry('agreeCancel'))).toBeUndefined()
})

test('of an event that only a newer server knows no reason is shown, because nobody here can read it', () => {
  const newer = entry('askForPhotos' as string as OrderEvent, { reason: 'sf/SF1 > sf/SF2' })
  expect([reasonOfEntry(newer), correctionOf(newer), isOfPhone(newer)]).toEqual([undefined, undefined, false])
})

test('of an event that happened twice the later one counts', () => {
  const twice = order(
    'paid',
    entry('requestCancel', { at: '2026-11-21T02:00:00.000Z' }),
    entry('requestCancel', { at: '2026-11-21T03:00:00.000Z' }),
  )
  expect(lastAt(twice, 'requestCancel')).toBe('2026-11-21T03:00:00.000Z')
  expect(lastAt(twice, 'ship')).toBeUndefined()
})

test('paid is whatever money has come in for, refunded or not', () => {
  expect(wasPaid(order('cancelled', entry('place'), entry('pay'), entry('agreeCancel')))).toBe(true)
  expect(wasPaid(order('cancelled', entry('place'), entry('cancel')))).toBe(false)
})

test('a declined cancellation request is shown until the next event', () => {
  const declined = entry('declineCancel', { by: 'seller', reason: 'packed: 货已装车' })
  expect(declineReason(order('paid', entry('pay'), declined))).toEqual({ key: 'packed', note: '货已装车' })
  expect(declineReason(order('cancelRequested', entry('pay'), declined, entry('requestCancel')))).toBeUndefined()
  expect(
    declineReason(
      order('partiallyShipped', entry('shipPart'), entry('declineRest', { by: 'seller', reason: '明天到货' })),
    ),
  ).toEqual({ key: undefined, note: '明天到货' })
  expect(declineReason(order('shipped', entry('pay'), declined, entry('ship')))).toBeUndefined()
})

test('a corrected waybill is its old and its new one, and hides no declined request', () => {
  const corrected = entry('correctPart', { by: 'seller', reason: 'sf/SF1234567890 > zto/ZTO987654321' })
  expect(correctionOf(corrected)).toEqual({
    before: { carrier: 'sf', trackingNumber: 'SF1234567890' },
    after: { carrier: 'zto', trackingNumber: 'ZTO987654321' },
  })
  expect(reasonOfEntry(corrected)).toBeUndefined()
  expect(correctionOf(entry('reprice', { reason: 'sf/SF1 > sf/SF2' }))).toBeUndefined()
  expect(isOfPhone(corrected)).toBe(false)
  const declined = entry('declineRest', { by: 'seller', reason: 'packed' })
  expect(declineReason(order('partiallyShipped', declined, corrected))).toEqual({ key: 'packed', note: undefined })
})

test.each(['correctWaybill', 'correctPart', 'correctRest', 'removePhone'] as const)(
  'of %s a changed phone of a driver is named as that, and a note of the same words is not',
  (event) => {
    const changed = entry(event, { by: 'seller', reason: 'driverPhone' })
    expect([isOfPhone(changed), correctionOf(changed), reasonOfEntry(changed)]).toEqual([true, undefined, undefined])
    expect(isOfPhone(entry('reprice', { reason: 'driverPhone' }))).toBe(false)
  },
)
