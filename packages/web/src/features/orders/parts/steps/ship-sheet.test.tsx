// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type OrderDetail, orderQuery } from '#entities/orders/queries.ts'
import { ApiError, type Failure } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
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
  driverPhone: '',
  shippedAt: '2026-11-21T08:00:00.000Z',
  correctedAt: null,
  canCorrect: true,
  canRemovePhone: false,
  lines: [],
}
const line = (id: string, { quantity = 4, shippedQuantity = 0 } = {}) =>
  orderLine({ id, title: `商品 ${id}`, quantity, shippedQuantity })
const least = leastData(getOrder.response)
const order = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...least,
  id: 'o1',
  state: 'paid',
  actions: ['ship'],
  lines: [line(A)],
  buyerRemark: '',
  address: {
    ...least.address,
    name: '林',
    phone: '139',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    detail: '文三路',
  },
  ...change,
})

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

/** The sheet on the page of its order, which follows the order. */
function Correct() {
  const { data } = useQuery(orderQuery('seller', 'o1'))
  return <CorrectWaybillSheet orderId="o1" parcel={data?.parcels[0] ?? PARCEL} open onClose={onClose} />
}

function draw(kind: 'ship' | 'correct' = 'ship') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(orderQuery('seller', 'o1').queryKey, current)
  return render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        {kind === 'ship' ? <ShipSheet order={current} view="seller" open onClose={onClose} /> : <Correct />}
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(运单号|车牌号)/, hidden: true })
const driver = () => screen.queryByRole<HTMLInputElement>('textbox', { name: '司机手机号（选填）', hidden: true })
const alert = () => screen.findByRole('alert', { hidden: true })
const send = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
async function type(number: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: '中通快递', hidden: true }))
  fireEvent.change(field(), { target: { value: number } })
  await send('确认发货')
}

/** What a sheet that can no longer be sent keeps readable. */
const typed = () => screen.getByText(/^你填写的：/).textContent
/** What is said of a field. */
const wrong = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const OVER = '这个包裹现在不能更正：已更正满 3 次、订单已完成，或没有发货权限'

test('one piece of one line leaves nothing to choose, but its sheet says which piece it is', async () => {
  const door = { ...line(A, { quantity: 1 }), spec: ['哑光白'], measures: { width: 900, height: 2100 } }
  current = order({ lines: [door] })
  draw()
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain(`哑光白 · 宽 900 × 高 2100 mm商品 ${A}`)
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
  expect((await alert()).textContent).toBe('网络没有响应')
  expect(field().value).toBe('ZTO987654321')
  expect(onClose).not.toHaveBeenCalled()
  await send('确认发货')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = sent()
  const lines = [{ lineId: A, quantity: 4 }]
  const body = { carrier: 'zto', trackingNumber: 'ZTO987654321', driverPhone: '', lines }
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
  expect((await alert()).textContent).toBe('订单当前状态不能这样操作')
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
  expect((await alert()).textContent).toBe('买家申请了取消，请先答复。拒绝取消后可以继续发货，你填写的内容已保留')
  expect(typed()).toBe('你填写的：中通快递 · ZTO987654321')
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
  expect((await alert()).textContent).toBe(words)
  expect(typed()).toBe('你填写的：中通快递 · ZTO987654321')
})

test('a correction begins with what the parcel has, and the same again is not sent', async () => {
  current = order({ state: 'shipped', actions: [], parcels: [PARCEL] })
  outcomes = [OFFLINE, () => null]
  draw('correct')
  expect(field().value).toBe('SF0000000001')
  await send('保存更正')
  await waitFor(() => expect(wrong(field())).toBe('内容没有变化'))
  expect(sent()).toEqual([])
  fireEvent.change(field(), { target: { value: ' SF0000000002 ' } })
  await send('保存更正')
  expect((await alert()).textContent).toBe('网络没有响应')
  expect(field().value).toBe(' SF0000000002 ')
  await send('保存更正')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent()[1]?.slice(0, 2)).toEqual([
    'orders.correctWaybill',
    { params: { id: 'o1', parcelId: 'p1' }, body: { carrier: 'sf', trackingNumber: 'SF0000000002', driverPhone: '' } },
  ])
})

test('a parcel that can no longer be corrected says so in place of the form', () => {
  current = order({ state: 'received', actions: [], parcels: [{ ...PARCEL, canCorrect: false }] })
  outcomes = []
  draw('correct')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(OVER)
  expect(screen.queryByRole('textbox', { hidden: true })).toBe(null)
})

/** The order whose parcel was corrected as it was asked for. */
const corrected = (change: Partial<typeof PARCEL>) =>
  order({
    state: 'shipped',
    actions: [],
    parcels: [{ ...PARCEL, trackingNumber: 'SF0000000002', correctedAt: '2026-11-21T09:00:00.000Z', ...change }],
  })

test.each([
  ['may be corrected again', { canCorrect: true }],
  ['has been corrected for the last time', { canCorrect: false }],
])(
  'a correction whose answer was lost is asked for again and said to be done, of a parcel that %s',
  async (_, after) => {
    current = order({ state: 'shipped', actions: [], parcels: [PARCEL] })
    const done = () => {
      current = corrected(after)
      return OFFLINE()
    }
    outcomes = [done, () => null]
    const seen: unknown[] = []
    onClose.mockImplementation(() => void seen.push(screen.queryByText(OVER)))
    draw('correct')
    fireEvent.change(field(), { target: { value: 'SF0000000002' } })
    await send('保存更正')
    await waitFor(() => expect(seen).toEqual([null]))
    const [first, second] = sent()
    expect([second?.slice(0, 2), sent().length]).toEqual([first?.slice(0, 2), 2])
    expect(showToast).toHaveBeenCalledExactlyOnceWith('已更正物流信息')
  },
)

test('a correction that got no answer and was not done says why it cannot be, with what was typed', async () => {
  current = order({ state: 'shipped', actions: [], parcels: [PARCEL] })
  const received = () => {
    current = order({ state: 'received', actions: [], parcels: [{ ...PARCEL, canCorrect: false }] })
    return OFFLINE()
  }
  outcomes = [received, refuse('NOT_NOW', order({ parcels: [{ ...PARCEL, canCorrect: false }] }))]
  draw('correct')
  fireEvent.change(field(), { target: { value: 'SF0000000002' } })
  await send('保存更正')
  expect((await screen.findByText(OVER)).getAttribute('role')).toBe('alert')
  expect([typed(), sent().length]).toEqual(['你填写的：顺丰速运 · SF0000000002', 2])
  expect(showToast).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('the phone of a driver belongs to the shop’s truck: it may be empty, is judged as a phone, and does not go with a carrier', async () => {
  current = order()
  outcomes = [() => ({ id: 'o1' })]
  draw()
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name, hidden: true }))
  choose('中通快递')
  expect(driver()).toBe(null)
  choose('商家自有车辆')
  fireEvent.change(field(), { target: { value: '浙A12345' } })
  const phone = driver()
  if (!phone) throw new Error('a truck has no driver')
  fireEvent.change(phone, { target: { value: '0571 8888' } })
  await send('确认发货')
  await waitFor(() => expect(wrong(phone)).toBe('请填写 11 位手机号，或留空'))
  expect(sent()).toEqual([])
  fireEvent.change(phone, { target: { value: '+86 138 1234 5678' } })
  choose('中通快递')
  choose('商家自有车辆')
  expect(driver()?.value).toBe('')
  fireEvent.change(driver() ?? phone, { target: { value: '+86 138 1234 5678' } })
  await send('确认发货')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const lines = [{ lineId: A, quantity: 4 }]
  expect(sent()[0]?.[1]).toEqual({
    params: { id: 'o1' },
    body: { carrier: 'ownTruck', trackingNumber: '浙A12345', driverPhone: '13812345678', lines },
  })
})
