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
  useOrderPages: () => ({
    records: [{ id: 'one' }, { id: 'two' }],
    total: 2,
    list: { hasMore: false, onMore: () => undefined, total: 2 },
    refresh: () => Promise.resolve(),
  }),
}))

beforeEach(async () => {
  await startLocale()
  for (const area of ['core', 'orders'] as const) await loadArea('zh-Hans', area)
})

const nothing = () => undefined

test.each<[OrderView, OrderTab, boolean]>([
  ['seller', 'toShip', true],
  ['seller', 'toAnswer', true],
  ['seller', 'all', false],
  ['seller', 'toReceive', false],
  ['buyer', 'toShip', false],
])('of the %s’s %s the list says whether it is sorted by deadline', (view, tab, isSaid) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiTextsProvider texts={testTexts}>
        <OrdersList
          place={{ view, tab, q: '', hasViews: false, go: nothing }}
          onAction={nothing}
          onRefresh={() => Promise.resolve()}
        />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('one')).toBeTruthy()
  expect(screen.queryByText('按期限排列，最急的在前') !== null).toBe(isSaid)
})
