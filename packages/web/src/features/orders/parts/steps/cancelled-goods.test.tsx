// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import type { ActionRequest } from './step.ts'
import { StepSheets } from './step-sheets.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const least = leastData(getOrder.response)
const line = (id: string, shippedQuantity: number) =>
  orderLine({
    id,
    title: `商品 ${id}`,
    spec: [`灰色 ${id}`],
    totalFen: 4950,
    quantity: 4,
    shippedQuantity,
    lotCode: 'A7',
  })
const order = (state: OrderDetail['state'], change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...least,
  state,
  actions: ['cancel', 'requestCancel', 'cancelUnilaterally', 'agreeCancel', 'declineCancel', 'cancelPart'],
  totalFen: 9900,
  discountFen: 0,
  freightFen: 0,
  quotedFreightFen: 0,
  isFreightByValue: false,
  refundedFen: 0,
  unshippedFen: 4500,
  lines: state === 'unpaid' ? [line('a', 0), line('b', 0)] : [line('a', 1), line('b', 4)],
  ...change,
})

beforeEach(async () => {
  localStorage.clear()
  await startLocale()
  for (const area of ['core', 'orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  call.mockReset()
})
afterEach(cleanup)

function draw(action: ActionRequest['action'], view: OrderView, state: OrderDetail['state']): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <StepSheets view={view} request={{ action, order: order(state) }} onClose={() => undefined} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}
const submits = () => document.querySelectorAll('button[type=submit]').length

const OPEN = ['灰色 a · 批号 A7商品 a待发 3 片']
/** What is not paid is not to be shipped, and nothing is refunded. */
const UNPAID = { lines: ['灰色 a · 批号 A7商品 a4 片', '灰色 b · 批号 A7商品 b4 片'], says: '还没有付款' }
const PAID = { lines: OPEN, says: '¥45.00' }
const STEPS = [
  ['cancel', 'buyer', 'unpaid', { ...UNPAID, says: '商品需要重新下单' }],
  ['cancel', 'seller', 'unpaid', UNPAID],
  ['requestCancel', 'buyer', 'partiallyShipped', PAID],
  ['cancelUnilaterally', 'buyer', 'partiallyShipped', PAID],
  ['agreeCancel', 'seller', 'restCancelRequested', PAID],
  ['declineCancel', 'seller', 'restCancelRequested', PAID],
  ['agreeCancel', 'seller', 'cancelRequested', PAID],
  // How much of each is chosen here, so that nothing is refunded at first.
  ['cancelPart', 'seller', 'partiallyShipped', { lines: OPEN, says: '请选择要取消的数量' }],
] as const

const goods = async () => (await screen.findAllByRole('listitem', { hidden: true })).map((one) => one.textContent)

test.each(STEPS)(
  '%s by the %s of an order that is %s shows what of it is not shipped, its options first, and the refund',
  async (...[action, view, state, { lines, says }]) => {
    call.mockImplementation(async () => order(state))
    draw(action, view, state)
    expect(await goods()).toEqual(lines)
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain(says)
    expect(submits()).toBe(1)
  },
)

test.each(STEPS)(
  '%s by the %s of an order that is %s cannot be sent while nobody knows the goods, and says that they did not load',
  async (...[action, view, state, { lines, says }]) => {
    call.mockImplementation(async () => {
      throw new ApiError({ kind: 'network', text: { key: 'noResponse' } }, '网络没有响应')
    })
    draw(action, view, state)
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('订单没能加载网络没有响应重试')
    expect(submits()).toBe(0)
    call.mockImplementation(async () => order(state))
    fireEvent.click(screen.getByText('重试'))
    expect(await goods()).toEqual(lines)
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain(says)
    expect(submits()).toBe(1)
  },
)

/** Four of each line are ordered and one is shipped; the quoted ¥10.00 are of the first line, the shop has raised them to ¥18.00. */
const DEAR: Partial<OrderDetail> = {
  freightFen: 1800,
  quotedFreightFen: 1000,
  isFreightByValue: false,
  lines: [{ ...line('a', 1), freightFen: 1000 }, line('b', 0)],
}

test('cancelling a part says how much of the refund is freight, for each quantity that is chosen', async () => {
  call.mockImplementation(async () => order('partiallyShipped', DEAR))
  draw('cancelPart', 'seller', 'partiallyShipped')
  await goods()
  const said = () => screen.getByRole('status', { hidden: true }).textContent
  expect(said()).toBe('请选择要取消的数量')
  const [first, second] = screen.getAllByRole('button', { name: 'More', hidden: true })
  if (!first || !second) throw new Error('two lines have two steppers')
  fireEvent.click(second)
  expect(said()).toBe('将退回买家 ¥13.37，其中运费 ¥1.00')
  fireEvent.click(first)
  expect(said()).toBe('将退回买家 ¥29.24，其中运费 ¥4.50')
})

test.each([
  ['requestCancel', 'buyer', 'partiallyShipped', '未发商品的款项 ¥45.00（含运费 ¥14.50） 原路退回'],
  ['cancelUnilaterally', 'buyer', 'partiallyShipped', '未发商品的款项 ¥45.00（含运费 ¥14.50） 原路退回'],
  ['agreeCancel', 'seller', 'restCancelRequested', '未发商品的 ¥45.00（含运费 ¥14.50） 原路退回'],
  ['declineCancel', 'seller', 'restCancelRequested', '退款 ¥45.00（含运费 ¥14.50）。'],
  ['agreeCancel', 'seller', 'cancelRequested', '买家支付的 ¥45.00 全额原路退回'],
] as const)(
  '%s by the %s of an order that is %s says the sum, then its freight: %s',
  async (...[action, view, state, words]) => {
    call.mockImplementation(async () => order(state, DEAR))
    draw(action, view, state)
    await goods()
    const said = screen.getByRole('dialog', { hidden: true }).textContent
    expect(said).toContain(words)
    expect(said.split('含运费')).toHaveLength(words.split('含运费').length)
  },
)

const REASONED = STEPS.filter(([action]) => action !== 'agreeCancel')
test.each(REASONED)(
  'what was entered for %s by the %s of an order that is %s stands there when the sheet is opened again',
  async (...[action, view, state]) => {
    call.mockImplementation(async () => order(state))
    draw(action, view, state)
    await goods()
    const filled = () => {
      const reasons = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true })
      const note = screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true })
      const quantities = screen.queryAllByRole<HTMLInputElement>('spinbutton', { hidden: true })
      return { reasons, note, first: [reasons[0]?.checked, note.value, ...quantities.map(({ value }) => value)] }
    }
    const { reasons, note, first } = filled()
    const [reason] = reasons
    if (!reason) throw new Error('there are no reasons')
    expect(first.slice(0, 2)).toEqual([false, ''])
    fireEvent.click(reason)
    fireEvent.change(note, { target: { value: '仓库漏水' } })
    for (const more of screen.queryAllByRole('button', { name: 'More', hidden: true })) fireEvent.click(more)
    const entered = filled().first
    expect(entered.slice(0, 2)).toEqual([true, '仓库漏水'])
    cleanup()
    draw(action, view, state)
    await goods()
    expect(filled().first).toEqual(entered)
  },
)
