// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Payment } from '#entities/payments/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { Waiting } from './waiting.tsx'

const setBackHandler = vi.fn<(handler: (() => void) | undefined) => void>()
const redirectTo = vi.fn<(...sent: unknown[]) => void>()
const payment: Payment = {
  id: 'p1',
  state: 'open',
  amountFen: 4780,
  orderIds: ['o1'],
  deposit: null,
  orders: [
    {
      id: 'o1',
      number: 'o1',
      state: 'unpaid',
      shop: { id: 's1', name: '砚野陶瓷' },
      lines: [],
      lineCount: 0,
      freightFen: 0,
      discountFen: 0,
      totalFen: 4780,
      priceChange: null,
      closed: null,
    },
  ],
  expiresAt: '2026-11-21T08:30:00.000Z',
  now: '2026-11-21T08:00:00.000Z',
  hasFailedAttempt: false,
  supersededFen: null,
  nextCheckAt: '2026-11-21T08:05:00.000Z',
  lateMoney: [],
  methods: [{ provider: 'simulator', isSimulated: true }],
}
const check = vi.fn<() => void>()

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'units'), loadArea('zh-Hans', 'checkout')])
  setBackHandler.mockReset()
  redirectTo.mockReset()
})
afterEach(cleanup)

const page = (isLate: boolean, nowIs = payment.now, shown = payment) => (
  <NavigationProvider value={navigationOf({ setBackHandler, redirectTo })}>
    <PageProvider value={{ screen: 'orderPlay', isTab: false, query: { paymentId: 'p1' } }}>
      <UiTextsProvider texts={testTexts}>
        <Waiting
          payment={shown}
          view={{ isLate, serverNow: () => Date.parse(nowIs), check, isChecking: false, payAgain: () => undefined }}
        />
      </UiTextsProvider>
    </PageProvider>
  </NavigationProvider>
)

test('at first a result is said to come within seconds; once it does not, that the money is safe and when it is asked for again', () => {
  const { rerender } = render(page(false))
  expect(screen.queryByText(/通常几秒内完成/)).not.toBeNull()
  expect(screen.queryByText(/付过的钱不会丢/)).toBeNull()
  rerender(page(true))
  expect(screen.queryByText(/通常几秒内完成/)).toBeNull()
  expect(screen.queryByText(/付过的钱不会丢.*原路退回/)).not.toBeNull()
  expect(screen.queryByText(/^16:05 会自动再向支付渠道查一次/)).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '我已付款，查询结果' }))
  expect(check).toHaveBeenCalledTimes(1)
})

test('a time that has passed, and a payment that nobody asks about any more, promise no further query', () => {
  const { rerender } = render(page(true, '2026-11-21T08:05:01.000Z'))
  expect(screen.queryByText(/会自动再向支付渠道查/)).toBeNull()
  rerender(page(true, payment.now, { ...payment, nextCheckAt: null }))
  expect(screen.queryByText(/会自动再向支付渠道查/)).toBeNull()
})

test('a step back while the result is awaited asks, does not call it unpaid, and leads to the order instead of the empty cart', () => {
  const { unmount } = render(page(false))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('alertdialog').textContent).toMatch(/^支付结果还没有确认可以先离开/)
  fireEvent.click(screen.getByText('继续等待'))
  expect(redirectTo).not.toHaveBeenCalled()
  act(() => setBackHandler.mock.lastCall?.[0]?.())
  fireEvent.click(screen.getByRole('button', { name: '查看订单' }))
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith('orderDetailBuyer', { id: 'o1' })
  unmount()
  expect(setBackHandler).toHaveBeenLastCalledWith(undefined)
})
