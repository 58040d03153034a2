// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type OrderDetail, orderQuery } from '#entities/orders/queries.ts'
import { ApiError, type Failure } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { CorrectWaybillSheet } from './correct-waybill-sheet.tsx'
import { ShipSheet } from './ship-sheet.tsx'

const { call, showToast } = vi.hoisted(() => ({
  call: vi.fn<(key: string, request: { body?: object }, options: object) => Promise<unknown>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))

const A = '0192f0a0-0000-7000-8000-00000000000a'
const PARCEL: OrderDetail['parcels'][number] = {
  id: 'p1',
  carrier: 'sf',
  trackingNumber: 'SF0000000001',
  shippedAt: '2026-11-21T08:00:00.000Z',
  correctedAt: null,
  canCorrect: true,
  lines: [],
}
const line = (id: string, { quantity = 4, shippedQuantity = 0 } = {}) => ({
  id,
  title: `商品 ${id}`,
  spec: [],
  measures: null,
  picture: { small: 's', medium: 'm', large: 'l' },
  unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 },
  quantity,
  shippedQuantity,
  cancelledQuantity: 0,
  lotCode: null,
})
const order = (change: object = {}) =>
  ({
    id: 'o1',
    state: 'paid',
    actions: ['ship'],
    lines: [line(A)],
    parcels: [],
    buyerRemark: '',
    address: { name: '林', phone: '139', province: '浙江省', city: '杭州市', district: '西湖区', detail: '文三路' },
    ...change,
  }) as unknown as OrderDetail

/** What the server answers: the order as it is, and what becomes of each mutation, one after the other. */
let current: OrderDetail
let outcomes: (() => unknown)[]
/** The mutations that were sent. */
const sent = () => call.mock.calls.filter(([key]) => key !== 'orders.getOrder')

const fail = (failure: Failure, message: string) => () => {
  throw new ApiError(failure, message)
}
const OFFLINE = fail({ kind: 'network', text: { key: 'noResponse' } }, '网络没有响应')
const refuse = (errorCode: 'NOT_NOW' | 'TOO_MUCH', then: OrderDetail) => () => {
  current = then
  return fail({ kind: 'business', text: { words: '' }, errorCode }, '订单当前状态不能这样操作')()
}

const onClose = vi.fn<() => void>()
beforeEach(async () => {
  localStorage.clear()
  await startLocale()
  for (const area of ['orders', 'units', 'made', 'addresses'] as const) await loadArea('zh-Hans', area)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  onClose.mockReset()
  showToast.mockReset()
  call.mockReset()
  call.mockImplementation(async (key) => (key === 'orders.getOrder' ? current : outcomes.shift()?.()))
})

function draw(kind: 'ship' | 'correct' = 'ship') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(orderQuery('seller', 'o1').queryKey, current)
  return render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        {kind === 'ship' ? (
          <ShipSheet order={current} view="seller" open onClose={onClose} />
        ) : (
          <CorrectWaybillSheet orderId="o1" parcel={current.parcels[0] ?? PARCEL} open onClose={onClose} />
        )}
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
const send = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
async function type(number: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: '中通快递', hidden: true }))
  fireEvent.change(field(), { target: { value: number } })
  await send('确认发货')
}

test('one piece of one line leaves nothing to choose, but its sheet says which piece it is', async () => {
  const door = { ...line(A, { quantity: 1 }), spec: ['哑光白'], measures: { width: 900, height: 2100 } }
  current = order({ lines: [door] })
  draw()
  await waitFor(() => expect(screen.getByText(/^哑光白 · .*900.*2,?100/)).toBeTruthy())
  expect(screen.getByText(`商品 ${A}`)).toBeTruthy()
  expect(screen.queryByRole('spinbutton', { hidden: true })).toBeNull()
})

test.each([
  ['one piece', { quantity: 1 }],
  ['several', { quantity: 4 }],
])('of %s the goods stand first, their options before the title, then where they go and the remark', (_, quantity) => {
  current = order({ lines: [{ ...line(A, quantity), spec: ['哑光白'], lotCode: 'A7' }], buyerRemark: '送货前打电话' })
  draw()
  const words = screen.getByRole('dialog', { hidden: true }).textContent
  const inOrder = ['哑光白 · 批号 A7', `商品 ${A}`, '文三路', '送货前打电话', '发货后买家会看到']
  expect(words.match(new RegExp(inOrder.join('|'), 'g'))).toEqual(inOrder)
})

test('a sheet that is opened during a request says so, and speaks of nothing typed where nothing was', async () => {
  const why = '买家申请了取消，请先答复。拒绝取消后可以继续发货'
  current = order({ state: 'cancelRequested', actions: ['agreeCancel', 'declineCancel'] })
  const { unmount } = draw()
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(why)
  unmount()
  current = order()
  const typing = draw()
  fireEvent.change(field(), { target: { value: 'ZTO987654321' } })
  typing.unmount()
  current = order({ state: 'cancelRequested', actions: ['agreeCancel', 'declineCancel'] })
  draw()
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(`${why}，你填写的内容已保留`)
})

test('without an answer the sheet stays as it was typed, and sends the same request under the same key', async () => {
  current = order()
  outcomes = [OFFLINE, () => ({ id: 'o1' })]
  draw()
  await type('ZTO987654321')
  await waitFor(() => expect(screen.getByText('网络没有响应')).toBeTruthy())
  expect(field().value).toBe('ZTO987654321')
  expect(onClose).not.toHaveBeenCalled()
  await send('确认发货')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = sent()
  const body = { carrier: 'zto', trackingNumber: 'ZTO987654321', lines: [{ lineId: A, quantity: 4 }] }
  expect(first?.[1]).toEqual({ params: { id: 'o1' }, body })
  expect(second).toEqual(first)
  expect(showToast).toHaveBeenCalledExactlyOnceWith('已发货')
})

test('when some of it went meanwhile what is left can be sent with the same number', async () => {
  current = order()
  outcomes = [
    refuse('TOO_MUCH', order({ state: 'partiallyShipped', lines: [line(A, { shippedQuantity: 3 })] })),
    () => ({ id: 'o1' }),
  ]
  draw()
  await type('ZTO987654321')
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true })).toBeTruthy())
  expect(field().value).toBe('ZTO987654321')
  await send('确认发货')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent()[1]?.[1]).toMatchObject({
    body: { carrier: 'zto', trackingNumber: 'ZTO987654321', lines: [{ lineId: A, quantity: 1 }] },
  })
})

test('a request to cancel says that it comes first; once it is declined the number stands in the sheet again', async () => {
  current = order()
  outcomes = [refuse('NOT_NOW', order({ state: 'cancelRequested', actions: ['agreeCancel', 'declineCancel'] }))]
  const shown = draw()
  await type('ZTO987654321')
  await waitFor(() => expect(screen.getByText(/^买家申请了取消，请先答复/)).toBeTruthy())
  expect(screen.getByText('你填写的：中通快递 · ZTO987654321')).toBeTruthy()
  expect(screen.queryByRole('textbox', { hidden: true })).toBe(null)
  expect(onClose).not.toHaveBeenCalled()
  shown.unmount()
  current = order()
  draw()
  expect(field().value).toBe('ZTO987654321')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '中通快递', hidden: true }).checked).toBe(true)
})

test.each([
  ['shipped', '待发的商品已全部发出或取消，不用再发'],
  ['cancelled', '订单已取消，请不要发货'],
] as const)('an order that is %s says that nothing is to be shipped', async (state, words) => {
  current = order()
  outcomes = [refuse('NOT_NOW', order({ state, actions: [] }))]
  draw()
  await type('ZTO987654321')
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
  expect(screen.getByText('你填写的：中通快递 · ZTO987654321')).toBeTruthy()
})

test('a correction begins with what the parcel has, and the same again is not sent', async () => {
  current = order({ state: 'shipped', actions: [], parcels: [PARCEL] })
  outcomes = [OFFLINE, () => null]
  draw('correct')
  expect(field().value).toBe('SF0000000001')
  await send('保存更正')
  await waitFor(() => expect(screen.getByText('承运方式和单号都没有变化')).toBeTruthy())
  expect(sent()).toEqual([])
  fireEvent.change(field(), { target: { value: ' SF0000000002 ' } })
  await send('保存更正')
  await waitFor(() => expect(screen.getByText('网络没有响应')).toBeTruthy())
  expect(field().value).toBe(' SF0000000002 ')
  await send('保存更正')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent()[1]?.slice(0, 2)).toEqual([
    'orders.correctWaybill',
    { params: { id: 'o1', parcelId: 'p1' }, body: { carrier: 'sf', trackingNumber: 'SF0000000002' } },
  ])
})

test('a parcel that can no longer be corrected says so in place of the form', () => {
  current = order({ state: 'received', actions: [], parcels: [{ ...PARCEL, canCorrect: false }] })
  outcomes = []
  draw('correct')
  expect(screen.getByText(/^这个包裹现在不能更正/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { hidden: true })).toBe(null)
})
