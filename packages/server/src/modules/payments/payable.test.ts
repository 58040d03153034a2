import { expect, test } from 'vitest'
import { PAYABLES } from '#payables.ts'
import type { Payables } from './index.ts'

test('a list of payables without one of the kinds does not compile', () => {
  // @ts-expect-error -- nothing implements checkouts
  const none: Payables = {}
  expect([Object.keys(none), Object.keys(PAYABLES)]).toEqual([[], ['checkout', 'deposit']])
})
