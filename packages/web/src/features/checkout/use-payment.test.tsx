// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { getPayment } from '@zhujia/contract/payments/endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Payment, paymentQuery } from '#entities/payments/queries.ts'
import { now } from '#platform/clock.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { LIVE_MS } from '#platform/live.ts'
import { PageProvider } from '#platform/navigation.ts'
import { leastData } from '#testing/least-answer.ts'
import { markPaying, unmarkPaying } from './paying-mark.ts'
import { SOON_MS } from './polling.ts'
import { usePayment } from './use-payment.ts'

type Answers = { onSuccess: (checked: Pick<Payment, 'state'>) => void }
const { mutate, call } = vi.hoisted(() => ({
  mutate: vi.fn<(request: unknown, answers: Answers) => void>(),
  call: vi.fn<() => Promise<Payment>>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#entities/payments/queries.ts', async (original) => ({
  ...(await original<object>()),
  useCheckPayment: () => ({ mutate, isPending: false }),
}))

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'checkout')
  mutate.mockReset()
  markPaying('p1')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  unmarkPaying()
})

const PAYMENT: Payment = {
  ...leastData(getPayment.response),
  state: 'open',
  expiresAt: new Date(now() + 600_000).toISOString(),
  now: new Date(now()).toISOString(),
}

/** The page of a payment that the server answers, before the answer is there. */
function open(query: Record<string, string>, cached?: Payment, answered = PAYMENT) {
  call.mockResolvedValue(answered)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (cached) client.setQueryData(paymentQuery('p1').queryKey, { payment: cached, skewMs: 0 })
  return renderHook(() => usePayment('p1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <PageProvider value={{ screen: 'orderPlay', isTab: false, query }}>{children}</PageProvider>
      </QueryClientProvider>
    ),
  }).result
}

/** The page after the return from the cashier, while the payment is open. */
async function comeBack(query: Record<string, string>, payment = PAYMENT) {
  const view = open(query, undefined, payment)
  await waitFor(() => expect(view.current.payment).toEqual(payment))
  return view
}

test('an amount that an earlier visit left is not shown: the one that is agreed to is what the server says now', async () => {
  const view = open({ paymentId: 'p1' }, { ...PAYMENT, amountFen: 4780 })
  expect([view.current.payment, view.current.pageState]).toEqual([undefined, undefined])
  await waitFor(() => expect(view.current.payment).toEqual(PAYMENT))
})

test('who left the cashier may pay again as soon as the provider, asked once, knows of no payment', async () => {
  const view = await comeBack({ paymentId: 'p1', left: '1' })
  expect([view.current.pageState, view.current.hasLeft]).toEqual(['waiting', false])
  expect(mutate).toHaveBeenCalledTimes(1)
  act(() => mutate.mock.calls[0]?.[1].onSuccess({ state: 'open' }))
  expect([view.current.pageState, view.current.hasLeft]).toEqual(['cashier', true])
  expect(mutate).toHaveBeenCalledTimes(1)
})

test('who left the cashier a second time, in a document that the browser kept, is asked about again', async () => {
  const view = await comeBack({ paymentId: 'p1', left: '1' })
  act(() => mutate.mock.calls[0]?.[1].onSuccess({ state: 'open' }))
  expect(view.current.pageState).toBe('cashier')
  markPaying('p1')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect([view.current.pageState, view.current.hasLeft]).toEqual(['waiting', false])
  expect(mutate).toHaveBeenCalledTimes(2)
  act(() => mutate.mock.calls[1]?.[1].onSuccess({ state: 'open' }))
  expect([view.current.pageState, view.current.hasLeft]).toEqual(['cashier', true])
})

test('who left the cashier after all paid waits for the result', async () => {
  const view = await comeBack({ paymentId: 'p1', left: '1' })
  act(() => mutate.mock.calls[0]?.[1].onSuccess({ state: 'succeeded' }))
  expect([view.current.pageState, view.current.hasLeft]).toEqual(['waiting', false])
})

test('a return that says nothing is waited for, and nobody is asked', async () => {
  expect((await comeBack({ paymentId: 'p1' })).current.pageState).toBe('waiting')
  expect(mutate).not.toHaveBeenCalled()
})

test('a return from a cashier that was closed for another amount is not waited for, and money that still comes there is shown', async () => {
  const view = await comeBack({ paymentId: 'p1', left: '1' }, { ...PAYMENT, supersededFen: 4780 })
  expect([view.current.pageState, view.current.hasLeft]).toEqual(['cashier', false])
  expect(mutate).not.toHaveBeenCalled()
  const late: Payment = { ...PAYMENT, supersededFen: 4780, lateMoney: [{ amountFen: 4780, step: 'onWay' }] }
  call.mockResolvedValue(late)
  await waitFor(() => expect(view.current.payment).toEqual(late), { timeout: SOON_MS })
  expect(view.current.pageState).toBe('cashier')
})

test('the cashier reads the price again while it is open, and no more once the order is closed', async () => {
  vi.useFakeTimers()
  unmarkPaying()
  const view = open({ paymentId: 'p1' })
  const wait = () => act(() => vi.advanceTimersByTimeAsync(LIVE_MS + 100))
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(view.current.payment).toEqual(PAYMENT)
  const cheaper: Payment = { ...PAYMENT, amountFen: 4780 }
  call.mockResolvedValue(cheaper)
  await wait()
  expect([view.current.payment, view.current.pageState]).toEqual([cheaper, 'cashier'])
  call.mockResolvedValue({ ...cheaper, state: 'closed' })
  await wait()
  expect(view.current.pageState).toBe('closed')
  call.mockClear()
  await wait()
  expect(call).not.toHaveBeenCalled()
})
