// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OrderDetail, orderQuery } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { RepriceSheet } from './reprice-sheet.tsx'

const { call, showToast } = vi.hoisted(() => ({
  call: vi.fn<(key: string, request: object) => Promise<unknown>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))

const order: OrderDetail = {
  ...leastData(getOrder.response),
  state: 'unpaid',
  actions: ['reprice'],
  goodsFen: 10_000,
  discountFen: 0,
  freightFen: 500,
  totalFen: 10_500,
}

const onClose = vi.fn<() => void>()
function open(current = order): void {
  cleanup()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(orderQuery('seller', order.id).queryKey, current)
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <RepriceSheet view="seller" order={current} open onClose={onClose} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}

beforeEach(async () => {
  localStorage.clear()
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'orders'), loadArea('zh-Hans', 'units')])
  for (const mock of [onClose, showToast, call]) mock.mockReset()
  call.mockImplementation(async (key) => (key === 'orders.getOrder' ? order : { id: order.id }))
  open()
})
afterEach(cleanup)

const PROBLEM = '优惠不能超过商品金额，且应付须大于 0'
const discount = () => screen.getByLabelText<HTMLInputElement>('商品优惠')
const freight = () => screen.getByLabelText<HTMLInputElement>('运费')
const why = () => screen.getByLabelText<HTMLTextAreaElement>(/^改价说明/)
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const type = (text: string) => write(discount(), text)
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '确认改价', hidden: true })))
const sent = () => call.mock.calls.filter(([key]) => key === 'orders.repriceOrder')
/** What is said of a field: first its hint. */
const saidOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => (id === '' ? [] : [document.getElementById(id)?.textContent]))

test('each amount says what it is at present, and the reason is marked as required', () => {
  expect([saidOf(discount()), saidOf(freight())]).toEqual([['现在 ¥0.00'], ['现在 ¥5.00']])
  expect(why().getAttribute('aria-required')).toBe('true')
})

test('a new total says by how much it is lower or higher, and says nothing when it is the same', () => {
  type('10')
  expect(screen.getByText(/^比原来/).textContent).toBe('比原来少 ¥10.00')
  write(freight(), '355')
  expect(screen.getByText(/^比原来/).textContent).toBe('比原来多 ¥340.00')
  write(freight(), '15')
  expect(screen.queryByText(/^比原来/)).toBeNull()
})

test('a discount of more than the goods is said at its field while it is typed, and gone once it is mended', () => {
  expect(screen.queryByText(PROBLEM)).toBeNull()
  type('100.01')
  expect(saidOf(discount())[1]).toBe(PROBLEM)
  expect(discount().getAttribute('aria-invalid')).toBe('true')
  write(freight(), '0')
  type('100')
  expect(saidOf(discount())[1]).toBe(PROBLEM)
  type('99.99')
  expect(screen.queryByText(PROBLEM)).toBeNull()
  expect(discount().getAttribute('aria-invalid')).toBeNull()
})

test.each(['abc', '-5', '10.555', '1e3'])('%j is no amount, which its field says once it is left', async (typed) => {
  const WRONG = '请填写金额，最多两位小数'
  type(typed)
  expect(screen.queryByText(WRONG)).toBeNull()
  fireEvent.blur(discount())
  expect(saidOf(discount())[1]).toBe(WRONG)
  type('10')
  expect(screen.queryByText(WRONG)).toBeNull()
  type(typed)
  write(why(), '老客户')
  await send()
  await waitFor(() => expect(saidOf(discount())[1]).toBe(WRONG))
  expect(sent()).toEqual([])
})

test.each(['１０．５', '10。5'])(
  'an amount as an input method for Chinese writes it, %s, is the same amount',
  (typed) => {
    type(typed)
    expect(discount()).toHaveProperty('value', '10.5')
  },
)

test('amounts that are those of before are not sent: the sheet says that nothing has changed, and keeps the reason', async () => {
  write(why(), '老客户')
  type('0.00')
  await send()
  await waitFor(() => expect(saidOf(discount())[1]).toBe('价格没有变化'))
  expect(sent()).toEqual([])
  expect(showToast).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  write(freight(), '6')
  expect(screen.queryByText('价格没有变化')).toBeNull()
  open()
  expect([freight().value, why().value]).toEqual(['6', '老客户'])
})

test('what was typed stands there when the sheet is opened again, and is forgotten once it is sent', async () => {
  type('10')
  write(freight(), '7')
  write(why(), '老客户')
  open()
  expect([discount().value, freight().value, why().value]).toEqual(['10', '7', '老客户'])
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = { discountFen: 1000, freightFen: 700, reason: '老客户' }
  expect(sent().map(([, request]) => request)).toEqual([{ params: { id: order.id }, body }])
  open()
  expect([discount().value, freight().value, why().value]).toEqual(['', '5', ''])
})

test('what was typed for another price is not laid over the one that somebody set meanwhile', () => {
  type('10')
  open({ ...order, discountFen: 2000, totalFen: 8500 })
  expect([discount().value, freight().value]).toEqual(['20', '5'])
})
