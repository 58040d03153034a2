// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Payment } from '#entities/payments/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { Cashier } from './cashier.tsx'

interface Answers {
  onSuccess: (answer: { cashierUrl: string }) => void
  onError: (error: ApiError) => void
}
interface Separated {
  onSuccess: (answer: { paymentId: string }) => void
  onError: (error: ApiError) => void
}
const { mutate, separate, leaveApp } = vi.hoisted(() => ({
  separate: vi.fn<(request: unknown, answers: Separated) => void>(),
  mutate: vi.fn<(request: unknown, answers: Answers) => void>(),
  leaveApp: vi.fn<(address: string, back: string) => boolean>(() => true),
}))
vi.mock('#entities/payments/queries.ts', () => ({ useStartAttempt: () => ({ mutate, isPending: false }) }))
vi.mock('#entities/orders/queries.ts', () => ({ useSeparateOrder: () => ({ mutate: separate, isPending: false }) }))
vi.mock('#platform/leave-app.ts', () => ({ leaveApp }))

const order = (id: string, name: string, totalFen: number): Payment['orders'][number] => ({
  id,
  number: id,
  state: 'unpaid',
  shop: { id, name },
  lines: [],
  lineCount: 0,
  freightFen: 0,
  discountFen: 0,
  totalFen,
  priceChange: null,
  closed: null,
})
const payment: Payment = {
  id: 'p1',
  state: 'open',
  amountFen: 4780,
  orderIds: ['o1', 'o2'],
  deposit: null,
  orders: [order('o1', '砚野陶瓷', 4000), order('o2', '沐光卫浴', 780)],
  expiresAt: '2026-11-21T08:30:00.000Z',
  now: '2026-11-21T08:00:00.000Z',
  hasFailedAttempt: false,
  supersededFen: null,
  nextCheckAt: null,
  lateMoney: [],
  methods: [{ provider: 'simulator', isSimulated: true }],
}

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'units'), loadArea('zh-Hans', 'checkout')])
  mutate.mockReset()
  separate.mockReset()
  changed.mockReset()
  setBackHandler.mockReset()
  redirectTo.mockReset()
  leaveApp.mockClear()
})

const changed = vi.fn<() => void>()
const setBackHandler = vi.fn<(handler: (() => void) | undefined) => void>()
const redirectTo = vi.fn<(...sent: unknown[]) => void>()
const client = new QueryClient()
const page = (shown: Payment, hasLeft = false) => (
  <NavigationProvider value={navigationOf({ setBackHandler, redirectTo })}>
    <PageProvider value={{ screen: 'orderPlay', isTab: false, query: { paymentId: 'p1' } }}>
      <UiTextsProvider texts={testTexts}>
        <QueryClientProvider client={client}>
          <Cashier hasLeft={hasLeft} payment={shown} serverNow={() => Date.parse(payment.now)} onChanged={changed} />
        </QueryClientProvider>
      </UiTextsProvider>
    </PageProvider>
  </NavigationProvider>
)
const tap = (words: RegExp | string) => fireEvent.click(screen.getByText(words))
const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))
const requests = () => mutate.mock.calls.map(([request]) => request)
const body = (amountFen: number) => ({ params: { id: 'p1' }, body: { provider: 'simulator', amountFen } })

test('the amount that stood here is asked for, even after the page shows another; the new one takes a yes and another tap', () => {
  const data = { amountFen: 100_003_979 }
  mutate.mockImplementation((_request, { onError }) =>
    onError(new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'AMOUNT_CHANGED', data }, '')),
  )
  const { rerender } = render(page(payment))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(page({ ...payment, amountFen: 100_003_979 }))
  expect(screen.getByRole('status').textContent).toBe('应付金额有变，原来是 ¥47.80')
  tap(/确认支付/)
  expect(requests()).toEqual([body(4780)])
  expect(screen.getByRole('alertdialog').textContent).toMatch(/¥47\.80.*¥1,000,039\.79/)
  tap('先不付款')
  tap(/确认支付/)
  expect(requests()).toEqual([body(4780), body(4780)])
  tap('同意新金额')
  expect(mutate).toHaveBeenCalledTimes(2)
  expect(leaveApp).not.toHaveBeenCalled()
  mutate.mockImplementation((_request, { onSuccess }) => onSuccess({ cashierUrl: '/cashier' }))
  tap(/确认支付/)
  expect(requests().at(-1)).toEqual(body(100_003_979))
  expect(leaveApp).toHaveBeenCalledExactlyOnceWith('/cashier', href('orderPlay', { paymentId: 'p1' }))
})

test('after a cashier that was closed for a new amount the page says both amounts, and that money on it goes back', () => {
  const { rerender } = render(page({ ...payment, supersededFen: 5040 }))
  const words = () => screen.getByRole('alert').textContent
  const closed =
    '应付金额已由 ¥50.40 变为 ¥47.80（商家改了价，或有订单取消），按原金额打开的付款已关闭。请核对新金额后再支付'
  expect(words()).toBe(`${closed}没有收到付款；如果已经扣款，会原路退回`)
  rerender(page({ ...payment, supersededFen: 5040, lateMoney: [{ amountFen: 5040, step: 'onWay' }] }))
  expect(words()).toBe(`${closed}之前付的 ¥50.40 正在原路退回`)
  rerender(page({ ...payment, supersededFen: 4780 }))
  expect(words()).toBe('之前打开的付款已关闭，可以重新支付没有收到付款；如果已经扣款，会原路退回')
  tap(/确认支付/)
  expect(requests()).toEqual([body(4780)])
})

test('what was closed stands out, what becomes of the money is a note below it', () => {
  render(page({ ...payment, supersededFen: 4780 }))
  const [problem, note] = screen.getByRole('alert').children
  expect(problem?.textContent).toBe('之前打开的付款已关闭，可以重新支付')
  expect(note?.textContent).toBe('没有收到付款；如果已经扣款，会原路退回')
  expect(note?.className).not.toBe(problem?.className)
})

test('another way of payment is offered where there is one', () => {
  const said = () => screen.getByRole('alert').textContent
  const { rerender } = render(page(payment, true))
  expect(said()).toBe('你离开了支付页面，渠道没有收到付款。可以重新支付')
  const methods = [...payment.methods, { provider: 'other', isSimulated: false }]
  rerender(page({ ...payment, methods }, true))
  expect(said()).toBe('你离开了支付页面，渠道没有收到付款。可以重新支付，或换一种支付方式')
})

test('money on its way back is said beside a later attempt that failed, and beside a cashier that does not open; twice the same amount twice', () => {
  const twice = { amountFen: 5040, step: 'onWay' } as const
  const error = vi.spyOn(console, 'error')
  render(page({ ...payment, hasFailedAttempt: true, lateMoney: [twice, twice] }))
  const words = () => screen.getByRole('alert').textContent
  const back = '之前付的 ¥50.40 正在原路退回'
  expect(words()).toBe(`上一次支付没有成功，没有扣款，可以重新支付${back}${back}`)
  mutate.mockImplementation((_request, { onError }) =>
    onError(new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'PROVIDER_DOWN' }, '')),
  )
  tap(/重新支付 ¥/)
  expect(words()).toBe(`支付通道暂时打不开，请稍后再试${back}${back}`)
  expect(error).not.toHaveBeenCalled()
})

test('a sum names the freight in it and what was taken off; one that is only goods does not', () => {
  const delivered = { ...order('o1', '砚野陶瓷', 4000), freightFen: 800, discountFen: 500 }
  render(page({ ...payment, orders: [delivered, order('o2', '沐光卫浴', 780)] }))
  expect(screen.getByRole('region', { name: '砚野陶瓷' }).textContent).toContain('含运费 ¥8.00 · 已优惠 ¥5.00')
  expect(screen.getByRole('region', { name: '沐光卫浴' }).textContent).not.toContain('运费')
})

test('who agrees to a new amount reads what the shop changed, and why: in the question, and at the order', () => {
  const data = { amountFen: 168_780 }
  mutate.mockImplementation((_request, { onError }) =>
    onError(new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'AMOUNT_CHANGED', data }, '')),
  )
  const raised = {
    ...order('o1', '砚野陶瓷', 168_000),
    freightFen: 6740,
    discountFen: 500,
    priceChange: { oldTotalFen: 162_260, oldFreightFen: 1000, oldDiscountFen: 0, reason: '楼层高，加搬运费' },
  }
  const { rerender } = render(page(payment))
  rerender(page({ ...payment, amountFen: 168_780, orders: [raised, order('o2', '沐光卫浴', 780)] }))
  const said = ['运费由 ¥10.00 改为 ¥67.40', '商家优惠由 ¥0.00 改为 ¥5.00', '商家说明：楼层高，加搬运费']
  const sentencesIn = (element: HTMLElement) => [...element.querySelectorAll('p')].map(({ textContent }) => textContent)
  const before = sentencesIn(screen.getByRole('region', { name: '砚野陶瓷' }))
  expect(before.slice(-4)).toEqual(['改价前 ¥1,622.60', ...said])
  expect(document.querySelector('s')).toBeNull()
  expect(screen.getByRole('region', { name: '沐光卫浴' }).textContent).not.toContain('改价前')
  tap(/确认支付/)
  expect(sentencesIn(screen.getByRole('alertdialog')).slice(1)).toEqual(said)
})

test('what is paid for stands there, shop by shop with its sum', () => {
  render(page(payment))
  expect(screen.getByRole('region', { name: '砚野陶瓷' }).textContent).toContain('¥40')
  expect(screen.getByRole('region', { name: '沐光卫浴' }).textContent).toContain('¥7.80')
})

test('a step back of the page or of the browser asks, says until when the orders are held, and links to them', () => {
  const { unmount } = render(page(payment))
  back()
  expect(screen.getByRole('alertdialog').textContent).toContain('保留到 16:30')
  tap('继续支付')
  expect(redirectTo).not.toHaveBeenCalled()
  act(() => setBackHandler.mock.lastCall?.[0]?.())
  fireEvent.click(screen.getByRole('button', { name: '查看订单' }))
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith('orders', { view: 'buyer', tab: 'unpaid' })
  unmount()
  expect(setBackHandler).toHaveBeenLastCalledWith(undefined)
})

test('of a single order it leads to that order', () => {
  render(page({ ...payment, orders: payment.orders.slice(0, 1) }))
  back()
  fireEvent.click(screen.getByRole('button', { name: '查看订单' }))
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith('orderDetailBuyer', { id: 'o1' })
})

test('each order of several is paid alone at a cashier of its own, in place of this one; a single one offers no such way', () => {
  separate.mockImplementation((_request, { onSuccess }) => onSuccess({ paymentId: 'p2' }))
  const { rerender } = render(page(payment))
  fireEvent.click(screen.getByRole('button', { name: '单独支付这一单: 沐光卫浴' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('这一单会另开一笔付款，其余订单仍可一起支付。')
  tap('取消')
  expect(separate).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '单独支付这一单: 沐光卫浴' }))
  tap('单独支付')
  expect(separate.mock.calls.map(([request]) => request)).toEqual([{ params: { id: 'o2' } }])
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith('orderPlay', { paymentId: 'p2' })
  rerender(page({ ...payment, orders: payment.orders.slice(0, 1) }))
  expect(screen.queryByRole('button', { name: /单独支付/ })).toBeNull()
})

test('an order that can no longer be paid alone says why, and the payment is asked for anew', () => {
  const text = { words: '订单状态已变化' }
  separate.mockImplementation((_request, { onError }) =>
    onError(new ApiError({ kind: 'business', text, errorCode: 'NOT_NOW', data: undefined }, '订单状态已变化')),
  )
  render(page(payment))
  fireEvent.click(screen.getByRole('button', { name: '单独支付这一单: 砚野陶瓷' }))
  tap('单独支付')
  expect(changed).toHaveBeenCalledTimes(1)
  expect(redirectTo).not.toHaveBeenCalled()
})
