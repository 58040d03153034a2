import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import type { OrderEvent } from '@zhujia/contract/orders/events.ts'
import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { expect, test } from 'vitest'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { leastData } from '#testing/least-answer.ts'
import { progressOf } from './progress.ts'

const least = leastData(getOrder.response)
const order = (state: OrderDetail['state'], ...events: OrderEvent[]): OrderDetail => ({
  ...least,
  state,
  timeline: events.map((event) => ({ event, to: state, by: 'buyer', reason: null, at: least.placedAt })),
})
const drawn = (one: OrderDetail) => progressOf(one).map(({ key, state }) => `${key} ${state}`)

test('the stage that comes next is the current one', () => {
  expect(drawn(order('unpaid', 'place'))).toEqual(['place done', 'pay current', 'ship upcoming', 'receive upcoming'])
  expect(drawn(order('paid', 'place', 'pay'))).toEqual(['place done', 'pay done', 'ship current', 'receive upcoming'])
  expect(drawn(order('partiallyShipped', 'place', 'pay', 'shipPart'))).toEqual([
    'place done',
    'pay done',
    'ship current',
    'receive upcoming',
  ])
  expect(drawn(order('received', 'place', 'pay', 'ship', 'receive'))).toEqual([
    'place done',
    'pay done',
    'ship done',
    'receive done',
  ])
})

test('a cancelled order shows how far it came', () => {
  expect(drawn(order('cancelled', 'place', 'cancel'))).toEqual(['place done', 'cancelled ended'])
  expect(drawn(order('cancelled', 'place', 'pay', 'requestCancel', 'agreeCancel'))).toEqual([
    'place done',
    'pay done',
    'cancelled ended',
  ])
})

test('at most one stage is under way, whatever the state', () => {
  for (const state of ORDER_STATES) {
    expect(progressOf(order(state)).filter((step) => step.state === 'current').length, state).toBeLessThanOrEqual(1)
  }
})
