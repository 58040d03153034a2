import { expect, test } from 'vitest'
import type { Payment } from '#entities/payments/queries.ts'
import { pageStateOf } from './payment-page-state.ts'

const payment = (more: Partial<Payment> = {}): Payment => ({
  id: 'p',
  state: 'open',
  amountFen: 1,
  orderIds: ['o'],
  deposit: null,
  orders: [],
  expiresAt: '2026-01-01T00:30:00.000Z',
  now: '2026-01-01T00:00:00.000Z',
  hasFailedAttempt: false,
  supersededFen: null,
  nextCheckAt: null,
  lateMoney: [],
  methods: [],
  ...more,
})

const at = (more: Partial<Payment>, wasAtCashier = false, isExpired = false) =>
  pageStateOf({ payment: payment(more), wasAtCashier, isExpired })

test('an open payment is paid, waited for after the cashier, and paid again after a failed try', () => {
  expect(at({})).toBe('cashier')
  expect(at({}, true)).toBe('waiting')
  expect(at({ hasFailedAttempt: true }, true)).toBe('cashier')
  expect(at({ supersededFen: 2 }, true)).toBe('cashier')
})

test('time that is up closes it, unless somebody may have paid in time', () => {
  expect(at({}, false, true)).toBe('closed')
  expect(at({}, true, true)).toBe('waiting')
  expect(at({ hasFailedAttempt: true }, true, true)).toBe('closed')
  expect(at({ supersededFen: 2 }, true, true)).toBe('closed')
})

test('money that has arrived wins over everything', () => {
  expect(at({ state: 'succeeded' }, true, true)).toBe('paid')
  expect(at({ state: 'partiallyRefunded' })).toBe('paid')
  expect(at({ state: 'refunded' })).toBe('refunded')
  expect(at({ state: 'closed' }, true)).toBe('closed')
})
