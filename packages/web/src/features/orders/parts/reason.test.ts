import { expect, test } from 'vitest'
import type { OrderDetail } from '../queries.ts'
import { declineNote, lastAt, reasonOf, reasonOfEntry, wasPaid } from './reason.ts'

type Entry = OrderDetail['timeline'][number]

const entry = (event: string, more: Partial<Entry> = {}): Entry => ({
  event,
  to: 'paid',
  by: 'buyer',
  reason: null,
  at: '2026-11-21T02:00:00.000Z',
  ...more,
})
const order = (state: OrderDetail['state'], ...timeline: Entry[]) => ({ state, timeline }) as unknown as OrderDetail

test('a stored reason is a name, a name with words, or words alone', () => {
  expect(reasonOf('changedMind')).toEqual({ key: 'changedMind', note: undefined })
  expect(reasonOf('wrongGoods: 拍错了: 要 800')).toEqual({ key: 'wrongGoods', note: '拍错了: 要 800' })
  expect(reasonOf('other: 第一行\n第二行')).toEqual({ key: 'other', note: '第一行\n第二行' })
  expect(reasonOf('notPaidInTime')).toEqual({ key: 'notPaidInTime', note: undefined })
  expect(reasonOf('货已装车')).toEqual({ key: undefined, note: '货已装车' })
  expect(reasonOf('toString')).toEqual({ key: undefined, note: 'toString' })
})

test('what a seller declines with is words alone, even when they look like a name', () => {
  expect(reasonOfEntry(entry('declineCancel', { reason: 'other' }))).toEqual({ key: undefined, note: 'other' })
  expect(reasonOfEntry(entry('requestCancel', { reason: 'tooSlow' }))).toEqual({ key: 'tooSlow', note: undefined })
  expect(reasonOfEntry(entry('agreeCancel'))).toBeUndefined()
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

test('a declined wish is told until something else happens', () => {
  const declined = entry('declineCancel', { by: 'seller', reason: '货已装车' })
  expect(declineNote(order('paid', entry('pay'), declined))).toBe('货已装车')
  expect(declineNote(order('cancelRequested', entry('pay'), declined, entry('requestCancel')))).toBeUndefined()
  expect(
    declineNote(
      order('partiallyShipped', entry('shipPart'), entry('declineRest', { by: 'seller', reason: '明天到货' })),
    ),
  ).toBe('明天到货')
  expect(declineNote(order('shipped', entry('pay'), declined, entry('ship')))).toBeUndefined()
})
