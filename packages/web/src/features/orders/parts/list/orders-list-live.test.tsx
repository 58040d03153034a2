// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { LIVE_MS } from '#platform/live.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { OrdersList } from './orders-list.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('./order-card.tsx', () => ({ OrderCard: ({ order }: { order: { state: string } }) => <p>{order.state}</p> }))

beforeEach(async () => {
  await startLocale()
  for (const area of ['core', 'orders'] as const) await loadArea('zh-Hans', area)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  onRefresh.mockClear()
  call.mockReset()
})

const answer = (state: string, total = 1) =>
  call.mockResolvedValue({ records: Array.from({ length: total }, (_, id) => ({ id: String(id), state })), total })
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
/** Until it has been read again, and the answer drawn. */
const ROUND_MS = LIVE_MS + 100
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const onRefresh = vi.fn<() => Promise<void>>().mockResolvedValue()
async function open(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiTextsProvider texts={testTexts}>
        <OrdersList
          place={{ view: 'buyer', tab: 'all', q: '', hasViews: false, go: () => undefined }}
          onAction={() => undefined}
          onRefresh={onRefresh}
        />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  await wait(1)
}

test('the list follows what the shop does, with its counts, until nothing of it can change', async () => {
  answer('toShip')
  await open()
  expect(shown()).toEqual(['toShip'])
  answer('shipped')
  await wait(ROUND_MS)
  expect(shown()).toEqual(['shipped'])
  expect(onRefresh).toHaveBeenCalledTimes(1)
  answer('received')
  await wait(ROUND_MS)
  expect(shown()).toEqual(['received'])
  call.mockClear()
  await wait(3 * ROUND_MS)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  [100, 1],
  [101, 0],
])('of a list of %i orders the next half minute reads again %i times', async (count, times) => {
  answer('toShip', count)
  await open()
  call.mockClear()
  await wait(ROUND_MS)
  expect([call.mock.calls.length, onRefresh.mock.calls.length]).toEqual([times, times])
})
