// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { OrderTab } from '@zhujia/contract/orders/states.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { OrdersList } from './orders-list.tsx'

vi.mock('./order-card.tsx', () => ({ OrderCard: ({ order }: { order: { id: string } }) => <p>{order.id}</p> }))
vi.mock('#entities/orders/queries.ts', () => ({
  useOrderPages: ({ q }: { q?: string }) => ({
    records: q ? [] : [{ id: 'one' }, { id: 'two' }],
    total: q ? 0 : 2,
    list: { hasMore: false, onMore: () => undefined, total: 2 },
    refresh: () => Promise.resolve(),
  }),
}))

beforeEach(async () => {
  await startLocale()
  for (const area of ['core', 'orders'] as const) await loadArea('zh-Hans', area)
})

const nothing = () => undefined

function draw({ view, tab, q = '' }: { view: OrderView; tab: OrderTab; q?: string }): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiTextsProvider texts={testTexts}>
        <OrdersList
          place={{ view, tab, q, hasViews: false, go: nothing }}
          onAction={nothing}
          onRefresh={() => Promise.resolve()}
        />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}

test.each<[OrderView, OrderTab, boolean]>([
  ['seller', 'toShip', true],
  ['seller', 'toAnswer', true],
  ['seller', 'all', false],
  ['seller', 'toReceive', false],
  ['buyer', 'toShip', false],
])('of the %s’s %s the list says whether it is sorted by deadline', (view, tab, isSaid) => {
  draw({ view, tab })
  expect(screen.getAllByText(/^(one|two)$/).map(({ textContent }) => textContent)).toEqual(['one', 'two'])
  expect(screen.queryByText('按期限排列，最急的在前') !== null).toBe(isSaid)
})

test.each<[OrderView, OrderTab, string]>([
  ['seller', 'toShip', '这些只在期限最急的 2,000 个订单里找，其他的请输入完整订单号'],
  ['seller', 'toAnswer', '这些只在期限最急的 2,000 个订单里找，其他的请输入完整订单号'],
  ['seller', 'all', '这些只在最近 2,000 个订单里找，更早的请输入完整订单号'],
  ['buyer', 'toShip', '名称只在最近 2,000 个订单里找，更早的请输入完整订单号'],
])('a search of the %s in %s that finds nothing says which orders it has read', (view, tab, words) => {
  draw({ view, tab, q: '月白' })
  expect(screen.getByText(/2,000/).textContent.split('。').at(-1)).toBe(words)
})
