// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { type Navigation, NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import type { Payment } from '../payment-face.ts'
import { Cashier } from './cashier.tsx'

interface Answers {
  onSuccess: (answer: { cashierUrl: string }) => void
  onError: (error: ApiError) => void
}
const { mutate, leaveApp } = vi.hoisted(() => ({
  mutate: vi.fn<(request: unknown, answers: Answers) => void>(),
  leaveApp: vi.fn<(address: string) => boolean>(() => true),
}))
vi.mock('../queries.ts', () => ({ useStartAttempt: () => ({ mutate, isPending: false }) }))
vi.mock('#platform/leave-app.ts', () => ({ leaveApp }))

const payment: Payment = {
  id: 'p1',
  state: 'open',
  amountFen: 4780,
  orderIds: ['o1'],
  expiresAt: '2026-11-21T08:30:00.000Z',
  now: '2026-11-21T08:00:00.000Z',
  hasFailedAttempt: false,
  methods: [{ provider: 'simulator', isSimulated: true }],
}

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'units'), loadArea('zh-Hans', 'checkout')])
  mutate.mockReset()
  leaveApp.mockClear()
})

const page = (shown: Payment) => (
  <NavigationProvider value={{} as Navigation}>
    <PageProvider value={{ screen: 'orderPlay', isTab: false, query: { paymentId: 'p1' } }}>
      <UiTextsProvider texts={testTexts}>
        <Cashier payment={shown} serverNow={() => Date.parse(payment.now)} onChanged={() => undefined} />
      </UiTextsProvider>
    </PageProvider>
  </NavigationProvider>
)
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const asked = () => mutate.mock.calls.map(([request]) => request)
const body = (amountFen: number) => ({ params: { id: 'p1' }, body: { provider: 'simulator', amountFen } })

test('the amount that stood here is asked for, even after the page shows another; the new one takes a yes and another tap', () => {
  const data = { amountFen: 100_003_979 }
  mutate.mockImplementation((_request, { onError }) =>
    onError(new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'AMOUNT_CHANGED', data }, '')),
  )
  const { rerender } = render(page(payment))
  rerender(page({ ...payment, amountFen: 100_003_979 }))
  tap(/确认支付/)
  expect(asked()).toEqual([body(4780)])
  expect(screen.getByRole('alertdialog').textContent).toMatch(/¥47\.80.*¥1,000,039\.79/)
  tap('取消')
  tap(/确认支付/)
  expect(asked()).toEqual([body(4780), body(4780)])
  tap('同意新金额')
  expect(mutate).toHaveBeenCalledTimes(2)
  expect(leaveApp).not.toHaveBeenCalled()
  mutate.mockImplementation((_request, { onSuccess }) => onSuccess({ cashierUrl: '/cashier' }))
  tap(/确认支付/)
  expect(asked().at(-1)).toEqual(body(100_003_979))
  expect(leaveApp).toHaveBeenCalledExactlyOnceWith('/cashier')
})
