// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { LIVE_MS } from '#platform/live.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { OrderScreen } from './order-screen.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('../steps/step-sheets.tsx', () => ({ StepSheets: () => null }))

beforeEach(async () => {
  await startLocale()
  for (const area of ['core', 'orders'] as const) await loadArea('zh-Hans', area)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const answer = (state: string, returningFen = 0) =>
  call.mockResolvedValue({ id: 'o1', state, returningFen, actions: [], payDueAt: null })
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
const round = () => act(() => vi.advanceTimersByTimeAsync(LIVE_MS + 100))

test('the page follows what the shop does, until the order is over and its money has arrived', async () => {
  answer('toShip')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf()}>
        <PageProvider value={{ screen: 'orderDetailBuyer', isTab: false, query: { id: 'o1' } }}>
          <UiTextsProvider texts={testTexts}>
            <OrderScreen view="buyer" draw={({ state, returningFen }) => <p>{`${state} ${returningFen}`}</p>} />
          </UiTextsProvider>
        </PageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown()).toEqual(['toShip 0'])
  answer('cancelled', 900)
  await round()
  expect(shown()).toEqual(['cancelled 900'])
  answer('cancelled')
  await round()
  expect(shown()).toEqual(['cancelled 0'])
  call.mockClear()
  await round()
  expect(call).not.toHaveBeenCalled()
})
