// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import type { ActionRequest } from './step.ts'
import { StepSheets } from './step-sheets.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const line = (id: string, shippedQuantity: number) => ({
  id,
  title: `商品 ${id}`,
  spec: [`灰色 ${id}`],
  measures: null,
  picture: { small: 's', medium: 'm', large: 'l' },
  unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 },
  quantity: 4,
  shippedQuantity,
  cancelledQuantity: 0,
  lotCode: 'A7',
})
const order = (state: OrderDetail['state']) =>
  ({
    id: 'o1',
    state,
    totalFen: 9900,
    refundedFen: 0,
    unshippedFen: 4500,
    lines: [line('a', 1), line('b', 4)],
  }) as unknown as OrderDetail

beforeEach(async () => {
  await startLocale()
  for (const area of ['core', 'orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  call.mockReset()
})
afterEach(cleanup)

function draw(action: ActionRequest['action'], state: OrderDetail['state']): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = action === 'requestCancel' || action === 'cancelUnilaterally' ? 'buyer' : 'seller'
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <StepSheets view={view} request={{ action, order: order(state) }} onClose={() => undefined} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
}
const submits = () => document.querySelectorAll('button[type=submit]').length

const STEPS = [
  ['requestCancel', 'partiallyShipped'],
  ['cancelUnilaterally', 'partiallyShipped'],
  ['agreeCancel', 'restCancelRequested'],
  ['declineCancel', 'restCancelRequested'],
  ['agreeCancel', 'cancelRequested'],
] as const

test.each(STEPS)(
  '%s of an order that is %s shows what of it is not shipped, its options first, and the refund',
  async (action, state) => {
    call.mockImplementation(async () => order(state))
    draw(action, state)
    const goods = await screen.findByRole('list', { name: '商品', hidden: true })
    expect(goods.textContent).toBe('灰色 a · 批号 A7商品 a待发 3 片')
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('¥45.00')
    expect(submits()).toBe(1)
  },
)

test.each(STEPS)(
  '%s of an order that is %s cannot be sent while nobody knows the sum, and says that it did not load',
  async (action, state) => {
    call.mockImplementation(async () => {
      throw new ApiError({ kind: 'network', text: { key: 'noResponse' } }, '网络没有响应')
    })
    draw(action, state)
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('订单没能加载网络没有响应重试')
    expect(submits()).toBe(0)
    call.mockImplementation(async () => order(state))
    fireEvent.click(screen.getByText('重试'))
    await screen.findByRole('list', { name: '商品', hidden: true })
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('¥45.00')
    expect(submits()).toBe(1)
  },
)
