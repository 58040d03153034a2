// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OrderDetail, orderQuery } from '#entities/orders/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { ShipSheet } from './ship-sheet.tsx'

const { call, showToast } = vi.hoisted(() => ({
  call: vi.fn<(key: string, request: { body?: object }, options: object) => Promise<unknown>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))

const [A, B] = ['0192f0a0-0000-7000-8000-00000000000a', '0192f0a0-0000-7000-8000-00000000000b']
type Line = OrderDetail['lines'][number]
const line = (id: string, { quantity = 6, shippedQuantity = 0, unit = 'set' as Line['unit']['step'] } = {}): Line =>
  orderLine({
    id,
    title: `商品 ${id.slice(-1)}`,
    unit: { step: unit, stepThousandths: 1000, base: unit, minSteps: 1 },
    quantity,
    shippedQuantity,
  })
const order: OrderDetail = {
  ...leastData(getOrder.response),
  state: 'paid',
  actions: ['ship'],
  parcels: [],
  lines: [line(A), line(B, { quantity: 36 })],
}

let current = order
const onClose = vi.fn<() => void>()
beforeEach(async () => {
  localStorage.clear()
  current = order
  await startLocale()
  for (const area of ['orders', 'units', 'made', 'addresses'] as const) await loadArea('zh-Hans', area)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  for (const mock of [onClose, showToast, call]) mock.mockReset()
  call.mockImplementation(async (key) => (key === 'orders.getOrder' ? current : { id: order.id }))
})
afterEach(cleanup)

function open() {
  cleanup()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(orderQuery('seller', order.id).queryKey, current)
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <ShipSheet order={current} view="seller" open onClose={onClose} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const steppers = () => screen.queryAllByRole<HTMLInputElement>('spinbutton', { hidden: true })
const quantities = () => steppers().map(({ value }) => value)
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: '运单号', hidden: true })
const carrier = () => screen.getByRole<HTMLInputElement>('radio', { name: '德邦快递', hidden: true })
const share = () => screen.getAllByRole('status', { hidden: true }).at(-1)?.textContent

function enter(place: number, quantity: string): void {
  const stepper = steppers()[place]
  if (!stepper) throw new Error('there is no such line')
  fireEvent.change(stepper, { target: { value: quantity } })
  fireEvent.blur(stepper)
}

/** Five of the first line on a waybill. */
async function fill(): Promise<void> {
  open()
  await press('全部不选')
  enter(0, '5')
  fireEvent.click(carrier())
  fireEvent.change(number(), { target: { value: 'DPK364902817000' } })
}

test('a sheet that is opened again has the quantities of its number, not all that is open', async () => {
  await fill()
  open()
  expect([number().value, carrier().checked, quantities()]).toEqual(['DPK364902817000', true, ['5', '0']])
  await press('确认发货')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(call.mock.calls.find(([key]) => key === 'orders.shipOrder')?.[1]).toMatchObject({
    body: { carrier: 'deppon', trackingNumber: 'DPK364902817000', lines: [{ lineId: A, quantity: 5 }] },
  })
})

test('of the kept quantities no more stands there than is still open', async () => {
  await fill()
  current = { ...order, lines: [line(A, { shippedQuantity: 4 }), line(B, { quantity: 36 })] }
  open()
  expect([number().value, quantities()]).toEqual(['DPK364902817000', ['2', '0']])
})

test('a number whose quantities are not known is not kept', async () => {
  await fill()
  const [key = ''] = Object.keys(localStorage)
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { at: number; values: object }
  localStorage.setItem(key, JSON.stringify({ ...stored, values: { ...stored.values, parts: { length: 1 } } }))
  open()
  expect([number().value, quantities()]).toEqual(['', ['6', '36']])
})

test('what left although its answer was lost is not kept for another parcel', async () => {
  await fill()
  call.mockImplementation(() =>
    Promise.reject(new ApiError({ kind: 'network', text: { key: 'noResponse' } }, '网络没有响应')),
  )
  await press('确认发货')
  expect(onClose).not.toHaveBeenCalled()
  const parcel: OrderDetail['parcels'][number] = {
    id: A,
    carrier: 'deppon',
    trackingNumber: 'DPK364902817000',
    driverPhone: '',
    shippedAt: order.placedAt,
    correctedAt: null,
    canCorrect: true,
    canRemovePhone: false,
    lines: [{ lineId: A, quantity: 5 }],
  }
  current = { ...order, parcels: [parcel], lines: [line(A, { shippedQuantity: 5 }), line(B, { quantity: 36 })] }
  open()
  expect([number().value, quantities()]).toEqual(['', ['1', '36']])
})

test('after a shipment nothing is kept', async () => {
  await fill()
  await press('确认发货')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  current = { ...order, lines: [line(A, { shippedQuantity: 5 }), line(B, { quantity: 36 })] }
  open()
  expect([number().value, carrier().checked, quantities()]).toEqual(['', false, ['1', '36']])
})

test('more than is open becomes what is open, and says so', () => {
  open()
  enter(0, '9')
  expect(quantities()).toEqual(['6', '36'])
  expect(showToast).toHaveBeenCalledExactlyOnceWith('待发的只有 6 套')
})

test('a parcel of a part says how much goes and stays: of one product the amount, of several how many', async () => {
  current = { ...order, lines: [...order.lines, { ...line('c', { quantity: 3 }), productId: 'p2' }] }
  open()
  expect(share()).toBe('')
  await press('全部不选')
  expect(share()).toBe('')
  enter(0, '5')
  expect(share()).toBe('本次发 5 套，剩 3 种商品')
  enter(2, '1')
  expect(share()).toBe('本次发 2 种商品，剩 3 种商品')
  enter(2, '3')
  expect(share()).toBe('本次发 2 种商品，剩 37 套')
})
