import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const received = { dueAt: '2026-10-01T00:00:00.000Z' }

it('distinguishes a line that may be reviewed, one that was cancelled and one whose time is over', () => {
  expect(standingOf(received, { isDelivered: true, actions: ['write'] }, 'buyer')).toBe('unreviewed')
  expect(standingOf(received, { isDelivered: false, actions: [] }, 'buyer')).toBe('cancelled')
  expect(standingOf(received, { isDelivered: true, actions: [] }, 'buyer')).toBe('closed')
})

it('shows the shop what is cancelled, and no deadline of the buyer', () => {
  expect(standingOf(received, { isDelivered: false, actions: [] }, 'seller')).toBe('cancelled')
  expect(standingOf(received, { isDelivered: true, actions: [] }, 'seller')).toBe('unreviewed')
})

it('calls nothing cancelled or over before the goods were received', () => {
  expect(standingOf({ dueAt: null }, { isDelivered: false, actions: [] }, 'buyer')).toBe('unreviewed')
})
