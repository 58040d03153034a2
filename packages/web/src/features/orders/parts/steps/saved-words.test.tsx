// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type OrderDetail, orderQuery, type OrderView } from '#entities/orders/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import type { ActionRequest } from './step.ts'
import { StepSheets } from './step-sheets.tsx'

const { call, showToast } = vi.hoisted(() => ({
  call: vi.fn<(key: string, request: { body?: object }, options?: { idempotencyKey?: string }) => Promise<unknown>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))

const REFUSED = '订单当前状态不能这样操作'
const TYPED = '师傅周三才有空，先不要'
const line = orderLine()
const order: OrderDetail = { ...leastData(getOrder.response), goodsFen: 10_000, totalFen: 10_000, lines: [line] }
const refusal = () => new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'NOT_NOW' }, REFUSED)
const onClose = vi.fn<() => void>()

beforeEach(async () => {
  localStorage.clear()
  await startLocale()
  for (const area of ['orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  for (const mock of [onClose, showToast, call]) mock.mockReset()
})

const SHEETS = [
  ['cancel', 'buyer', '取消订单'],
  ['cancel', 'seller', '取消订单'],
  ['requestCancel', 'buyer', '提交申请'],
  ['cancelUnilaterally', 'buyer', '取消并退款'],
  ['declineCancel', 'seller', '拒绝取消'],
  ['cancelPart', 'seller', '取消并退款'],
  ['reprice', 'seller', '确认改价'],
] as const satisfies readonly [ActionRequest['action'], OrderView, string][]

/** Draws the sheet of an order that offers the action, writes a note and sends it. */
async function fillAndSend([action, view, submit]: (typeof SHEETS)[number]): Promise<HTMLTextAreaElement> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(orderQuery(view, order.id).queryKey, { ...order, actions: [action] })
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <StepSheets view={view} request={{ action, order }} onClose={onClose} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  if (action === 'cancelPart') fireEvent.click(screen.getByRole('button', { name: 'More', hidden: true }))
  if (action === 'reprice')
    fireEvent.change(screen.getByRole('textbox', { name: '商品优惠', hidden: true }), { target: { value: '10' } })
  else fireEvent.click(screen.getByRole('radio', { name: '其他原因', hidden: true }))
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /具体原因|改价说明/, hidden: true })
  fireEvent.change(note, { target: { value: TYPED } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: submit, hidden: true })))
  return note
}

test.each(SHEETS)(
  'the sheet of %s for the %s stays as it was filled when it is refused and may be tried again',
  async (...sheet) => {
    call.mockImplementation(async (key) => {
      if (key === 'orders.getOrder') return { ...order, actions: [sheet[0]] }
      throw refusal()
    })
    const note = await fillAndSend(sheet)
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(REFUSED)
    expect(note.value).toBe(TYPED)
    expect(note.isConnected).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
    expect(showToast).not.toHaveBeenCalled()
  },
)

test.each(SHEETS.filter(([action]) => action !== 'cancel'))(
  'the sheet of %s for the %s says once that the order no longer offers it, without its sums, and keeps the note readable',
  async (...sheet) => {
    const refused = refusal()
    const fetched = Promise.withResolvers<OrderDetail>()
    call.mockImplementation(async (key) => {
      if (key === 'orders.getOrder') return fetched.promise
      throw refused
    })
    await fillAndSend(sheet)
    // Before the order is there: the general toast does not wait for it.
    expect(refused.isShown).toBe(true)
    await act(async () => fetched.resolve({ ...order, state: 'shipped', actions: [] }))
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
      '订单或你的权限有变化：订单现在是“待收货”，不能再这样操作',
    )
    expect(screen.getByText(/^你填写的/).textContent).toBe(`你填写的：${TYPED}`)
    expect(document.querySelectorAll('form').length).toBe(0)
    expect(screen.getByRole('dialog', { hidden: true }).textContent).not.toContain('¥')
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '知道了', hidden: true }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(showToast).not.toHaveBeenCalled()
  },
)

test.each(SHEETS.filter(([action]) => action !== 'cancel'))(
  'the sheet of %s for the %s whose answer was lost asks again with the same request, and says that it is done',
  async (...sheet) => {
    const sent: unknown[] = []
    call.mockImplementation(async (key, request, options) => {
      if (key === 'orders.getOrder') return { ...order, state: 'shipped', actions: sent.length > 0 ? [] : [sheet[0]] }
      sent.push([request, options?.idempotencyKey])
      if (sent.length === 1) throw new ApiError({ kind: 'network', text: { key: 'noResponse' } }, '没有收到回应')
      return {}
    })
    const said: unknown[] = []
    onClose.mockImplementation(() => void said.push(screen.queryByText(/不能再这样操作/)))
    await fillAndSend(sheet)
    await vi.waitFor(() => expect(said).toEqual([null]))
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(showToast).toHaveBeenCalledOnce()
  },
)

test('a request that got no answer and was not done says that the order has moved on', async () => {
  let sent = 0
  call.mockImplementation(async (key) => {
    if (key === 'orders.getOrder') return { ...order, state: 'shipped', actions: sent > 0 ? [] : ['requestCancel'] }
    sent += 1
    throw sent === 1 ? new ApiError({ kind: 'timeout', text: { key: 'noResponse' } }, '没有收到回应') : refusal()
  })
  await fillAndSend(['requestCancel', 'buyer', '提交申请'])
  expect((await screen.findByText(/不能再这样操作/)).textContent).toBe(
    '订单或你的权限有变化：订单现在是“待收货”，不能再这样操作',
  )
  expect(sent).toBe(2)
  expect(showToast).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['goods made to measure may be in production', { width: 900 }, true],
  ['goods from stock cannot be', null, false],
])('declining a cancellation: %s', (_what, measures, isOffered) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const asked = {
    ...order,
    lines: order.lines.map((line) => ({ ...line, measures })),
    actions: ['declineCancel' as const],
  }
  client.setQueryData(orderQuery('seller', order.id).queryKey, asked)
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <StepSheets view="seller" request={{ action: 'declineCancel', order: asked }} onClose={onClose} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  const reasons = screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.closest('label')?.textContent)
  expect(reasons.includes('定制商品已开工')).toBe(isOffered)
  expect(reasons).toContain('已备好货，即将发出')
})
