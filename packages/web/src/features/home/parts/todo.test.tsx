// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { href } from '@zhujia/contract/screens.ts'
import { beforeEach, expect, test } from 'vitest'
import { orderCountsQuery } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { signIn } from '#platform/session.ts'
import { Todo } from './todo.tsx'

const as = (roleCode: 'owner' | 'merchant') =>
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode }],
    availableRoles: [{ roleCode, roleName: '', isPrimary: true }],
  })

beforeEach(async () => {
  await startLocale()
  for (const area of ['core', 'home'] as const) await loadArea('zh-Hans', area)
  as('owner')
})

const NONE = { all: 0, unpaid: 0, toShip: 0, toAnswer: 0, toReceive: 0, toReview: 0, received: 0, answerable: 0 }

/** The cards by what they say, with where they lead; every count is zero but these. */
function cards(counts: Partial<typeof NONE>, view: 'buyer' | 'seller' = 'buyer') {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(orderCountsQuery(view).queryKey, { ...NONE, ...counts })
  render(
    <QueryClientProvider client={client}>
      <Todo />
    </QueryClientProvider>,
  )
  return screen
    .queryAllByRole('listitem')
    .map((card) => [card.textContent, card.querySelector('a')?.getAttribute('href')])
}

test('a buyer finds what awaits payment, receipt or a review, and nothing that the shop is to do', () => {
  expect(cards({ unpaid: 2, toShip: 5, toReceive: 3, toReview: 1, received: 4 })).toEqual([
    ['2待付款', href('orders', { view: 'buyer', tab: 'unpaid' })],
    ['3待收货', href('orders', { view: 'buyer', tab: 'toReceive' })],
    ['1待评价', href('orders', { view: 'buyer', tab: 'toReview' })],
  ])
})

test('what is not there has no card', () => {
  expect(cards({ toReceive: 1 })).toEqual([['1待收货', href('orders', { view: 'buyer', tab: 'toReceive' })]])
})

test('with nothing to do there is no section', () => {
  expect(cards({ toShip: 5, received: 4 })).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})

test('requests to answer are shown to those of a shop who may answer them, as many as they may', () => {
  as('merchant')
  const toAnswer = ['1取消申请', href('orders', { view: 'seller', tab: 'toAnswer' })]
  expect(cards({ toAnswer: 2, answerable: 1 }, 'seller')[0]).toEqual(toAnswer)
  cleanup()
  expect(cards({ toAnswer: 2, toShip: 4 }, 'seller').map(([words]) => words)).toEqual(['4待发货', '0待付款', '0待收货'])
})
