// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import type { OrderSummary, OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { OrderCard } from './order-card.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
})

function draw(change: Partial<OrderSummary>, view: OrderView = 'seller'): string[] {
  const order: OrderSummary = {
    ...leastData(getOrder.response),
    state: 'cancelRequested',
    cancelAnswerDueAt: '2026-11-22T08:04:00.000Z',
    cancelReason: 'changedMind: 买多了',
    ...change,
  }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf()}>
        <UiTextsProvider texts={testTexts}>
          <OrderCard order={order} view={view} onAction={() => undefined} />
        </UiTextsProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  return [...container.querySelectorAll('p')].map((line) => line.textContent)
}

test('a seller’s card says what the buyer asks to cancel, why, and until when it is to be answered', () => {
  const words = draw({ actions: ['agreeCancel', 'declineCancel'] })
  expect(words).toEqual(
    expect.arrayContaining([
      '买家申请取消订单',
      '原因：不想要了',
      '说明：买多了',
      '请在 2026/11/22 16:04 前答复，逾期自动同意并退款',
    ]),
  )
})

test('of an order that has left in part it is the rest', () => {
  const words = draw({ state: 'restCancelRequested', cancelReason: 'tooSlow' })
  expect(words).toEqual(expect.arrayContaining(['买家申请取消未发的商品', '原因：发货太慢']))
  expect(words.filter((text) => text.startsWith('说明'))).toEqual([])
})

test('the buyer is not told to answer, nor is a shop without a request', () => {
  expect(draw({}, 'buyer')).not.toContain('买家申请取消订单')
  expect(draw({ state: 'paid', cancelAnswerDueAt: null }).join('')).not.toContain('买家申请')
})

test('who may not answer is not asked to: the card says what happens without an answer', () => {
  const words = draw({ actions: [] })
  expect(words).toContain('商家若未答复，将于 2026/11/22 16:04 自动同意并退款')
  expect(words.filter((line) => line.startsWith('请在'))).toEqual([])
})

const LINE = orderLine({
  unit: { step: 'set', stepThousandths: 1000, base: 'set', minSteps: 1 },
  quantity: 3,
  shippedQuantity: 1,
  cancelledQuantity: 1,
})

test('of a line that is cancelled or shipped in part both sides see how much of it, and what is open', () => {
  for (const view of ['seller', 'buyer'] as const) {
    const lines = [LINE, { ...LINE, id: 'l2', quantity: 1, shippedQuantity: 0 }]
    const words = draw({ state: 'partiallyShipped', lines, lineCount: 2 }, view)
    expect(words).toEqual(expect.arrayContaining(['已发 1 套 · 待发 1 套 · 已取消 1 套', '已取消 1 套']))
    cleanup()
  }
  const whole = [{ ...LINE, shippedQuantity: 0, cancelledQuantity: 0 }]
  expect(draw({ state: 'paid', lines: whole, lineCount: 1 }).join('')).not.toMatch(/已发|待发 |已取消/)
})
