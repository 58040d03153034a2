import { expect, test } from 'vitest'
import type { OrderAction, OrderState } from '@zhujia/contract/orders/states.ts'
import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { actionsFor, receiveSeconds, shipDueAt } from './policy.ts'

const BUYER: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  unpaid: ['pay', 'cancel'],
  paid: ['requestCancel'],
  cancelRequested: ['withdrawCancel'],
  partiallyShipped: ['requestCancel'],
  restCancelRequested: ['withdrawCancel'],
  shipped: ['receive', 'extend'],
  received: ['buyAgain', 'hide'],
  cancelled: ['buyAgain', 'hide'],
}
const OWNER: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  unpaid: ['reprice', 'cancel', 'remark'],
  paid: ['ship', 'cancelPart', 'remark'],
  cancelRequested: ['agreeCancel', 'declineCancel', 'remark'],
  partiallyShipped: ['ship', 'cancelPart', 'remark'],
  restCancelRequested: ['agreeCancel', 'declineCancel', 'remark'],
  shipped: ['remark'],
  received: ['remark'],
  cancelled: ['remark'],
}
const seller = (...permissions: Permission[]) => ({
  part: 'seller' as const,
  may: (permission: Permission) => permissions.includes(permission),
})
const inState = (status: OrderState) => ({
  status,
  paidAt: null,
  leadDays: 0,
  now: new Date('2026-11-21T08:00:00.000Z'),
  isExtended: false,
  cancelRequests: 0,
  reprices: 0,
  awaitsReview: false,
  reviewedLines: 0,
  awaitsMoney: false,
})

test.each(ORDER_STATES)('%s: what buyer, owner, and a member who only ships may do', (state) => {
  expect(actionsFor(inState(state), { part: 'buyer' })).toEqual(BUYER[state])
  expect(actionsFor(inState(state), seller('order.read', 'order.ship', 'order.manage'))).toEqual(OWNER[state])
  expect(actionsFor(inState(state), seller('order.read', 'order.ship'))).toEqual(
    OWNER[state].filter((action) => action === 'ship'),
  )
  expect(actionsFor(inState(state), seller('order.read'))).toEqual([])
})

test('receiving is put off once', () => {
  expect(actionsFor({ ...inState('shipped'), isExtended: true }, { part: 'buyer' })).toEqual(['receive'])
})

test('cancelling is asked for three times, a price is changed ten times', () => {
  const manager = seller('order.read', 'order.manage')
  expect(actionsFor({ ...inState('paid'), cancelRequests: 2 }, { part: 'buyer' })).toEqual(['requestCancel'])
  expect(actionsFor({ ...inState('paid'), cancelRequests: 3 }, { part: 'buyer' })).toEqual([])
  expect(actionsFor({ ...inState('partiallyShipped'), cancelRequests: 3 }, { part: 'buyer' })).toEqual([])
  expect(actionsFor({ ...inState('cancelRequested'), cancelRequests: 3 }, { part: 'buyer' })).toEqual([
    'withdrawCancel',
  ])
  expect(actionsFor({ ...inState('unpaid'), reprices: 9 }, manager)).toEqual(['reprice', 'cancel', 'remark'])
  expect(actionsFor({ ...inState('unpaid'), reprices: 10 }, manager)).toEqual(['cancel', 'remark'])
})

test('from fifteen days after payment, and the promised lead time, the buyer cancels without asking', () => {
  const paidAt = new Date('2026-11-21T08:00:00.000Z')
  const day = (days: number) => new Date(paidAt.getTime() + days * 86_400_000)
  const offered = (status: OrderState, days: number, leadDays = 0) =>
    actionsFor({ ...inState(status), paidAt, leadDays, now: day(days), cancelRequests: 3 }, { part: 'buyer' })
  expect(offered('paid', 14.999)).toEqual([])
  expect(offered('paid', 15)).toEqual(['cancelUnilaterally'])
  expect(offered('paid', 35, 20.001)).toEqual([])
  expect(offered('paid', 35, 20)).toEqual(['cancelUnilaterally'])
  expect(offered('cancelRequested', 15)).toEqual(['withdrawCancel', 'cancelUnilaterally'])
  expect(offered('partiallyShipped', 15)).toEqual(['cancelUnilaterally'])
  expect(offered('restCancelRequested', 15)).toEqual(['withdrawCancel', 'cancelUnilaterally'])
  for (const status of ['shipped', 'received', 'cancelled'] as const)
    expect(offered(status, 99)).not.toContain('cancelUnilaterally')
  const asked = { ...inState('paid'), paidAt, now: day(15) }
  expect(actionsFor(asked, { part: 'buyer' })).toEqual(['cancelUnilaterally'])
})

test('a review is offered while one is awaited, then what was said, to the shop too', () => {
  const received = inState('received')
  expect(actionsFor({ ...received, awaitsReview: true, reviewedLines: 1 }, { part: 'buyer' })).toEqual([
    'review',
    'buyAgain',
    'hide',
  ])
  expect(actionsFor({ ...received, reviewedLines: 1 }, { part: 'buyer' })).toEqual(['seeReviews', 'buyAgain', 'hide'])
  expect(actionsFor({ ...received, awaitsReview: true }, seller('order.manage'))).toEqual(['remark'])
  expect(actionsFor({ ...received, awaitsReview: true, reviewedLines: 1 }, seller('order.manage'))).toEqual([
    'seeReviews',
    'remark',
  ])
})

test('the shop’s own truck is quicker, unless a carrier has a part of it', () => {
  const days = { express: 10, ownTruck: 3 }
  expect(receiveSeconds(days, ['ownTruck', 'ownTruck'])).toBe(3 * 86_400)
  expect(receiveSeconds(days, ['ownTruck', 'sf'])).toBe(10 * 86_400)
})

test('a paid order should leave within two days of payment, as long as it has not', () => {
  const paidAt = new Date('2026-11-21T08:00:00.000Z')
  expect(shipDueAt({ status: 'partiallyShipped', paidAt, leadDays: 0 })).toEqual(new Date('2026-11-23T08:00:00.000Z'))
  expect(shipDueAt({ status: 'paid', paidAt, leadDays: 7 })).toEqual(new Date('2026-11-28T08:00:00.000Z'))
  expect(shipDueAt({ status: 'shipped', paidAt, leadDays: 0 })).toBeNull()
  expect(shipDueAt({ status: 'unpaid', paidAt: null, leadDays: 0 })).toBeNull()
})

test('a lead time is kept to the day that was promised, also one shorter than two days', () => {
  const paidAt = new Date('2026-11-21T08:00:00.000Z')
  expect(shipDueAt({ status: 'paid', paidAt, leadDays: 1 })).toEqual(new Date('2026-11-22T08:00:00.000Z'))
  expect(shipDueAt({ status: 'paid', paidAt, leadDays: 2 })).toEqual(new Date('2026-11-23T08:00:00.000Z'))
})
