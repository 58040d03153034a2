// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { href } from '@zhujia/contract/screens.ts'
import { beforeEach, expect, test } from 'vitest'
import { orderCountsQuery, type OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { OrderCard } from './order-card.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'account')
})

const COUNTS = { all: 9, unpaid: 1, toShip: 5, toAnswer: 2, toReceive: 0, toReview: 0, received: 4, answerable: 2 }

function tiles(view: OrderView, change: Partial<typeof COUNTS> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(orderCountsQuery(view).queryKey, { ...COUNTS, ...change })
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <OrderCard view={view} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  return screen
    .getAllByRole('listitem')
    .map((tile) => [tile.textContent, tile.querySelector('a')?.getAttribute('href')] as const)
}

test('whoever may answer a shop’s cancellation requests finds them among the tiles', () => {
  const shown = tiles('seller')
  expect(shown.map(([text]) => text)).toEqual(['1待付款', '5待发货', '2取消申请', '0待收货', '0待评价', '4已完成'])
  expect(shown[2]?.[1]).toBe(href('orders', { view: 'seller', tab: 'toAnswer' }))
})

test('requests count as many as one may answer, and have no tile where that is none of them', () => {
  const words = (answerable: number) => tiles('seller', { answerable }).map(([text]) => text)
  expect(words(1)).toEqual(['1待付款', '5待发货', '1取消申请', '0待收货', '0待评价', '4已完成'])
  cleanup()
  expect(words(0)).toEqual(['1待付款', '5待发货', '0待收货', '0待评价', '4已完成'])
})

test('a buyer, who has nothing to answer, does not', () => {
  expect(tiles('buyer').map(([, link]) => link)).not.toContain(href('orders', { view: 'buyer', tab: 'toAnswer' }))
})
