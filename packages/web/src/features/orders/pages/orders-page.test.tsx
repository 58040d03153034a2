// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { signIn } from '#platform/session.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import OrdersPage from './orders-page.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const COUNTS = { all: 9, unpaid: 1, toShip: 5, toAnswer: 2, toReceive: 0, toReview: 0, received: 4 }

test.each([
  ['all of the shop’s requests', 2, '取消申请2'],
  ['those of one of two shops', 1, '取消申请1'],
  ['none of them', 0, '取消申请'],
])('for who may answer %s the tab counts these, and is there', async (_, answerable, words) => {
  await startLocale()
  for (const area of ['core', 'orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode: 'merchant' }],
    availableRoles: [{ roleCode: 'merchant', roleName: '', isPrimary: true }],
  })
  call.mockImplementation(async (key) =>
    key === 'orders.countOrders' ? { ...COUNTS, answerable } : { records: [], total: 0 },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf()}>
        <PageProvider value={{ screen: 'orders', isTab: false, query: { view: 'seller' } }}>
          <UiTextsProvider texts={testTexts}>
            <OrdersPage />
          </UiTextsProvider>
        </PageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('tab', { name: /待发货\s*5/ })
  expect(screen.getByRole('tab', { name: /取消申请/ }).textContent).toBe(words)
})
