// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { ORDER_STATES, type OrderState } from '@zhujia/contract/orders/states.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { StateHead } from './state-head.tsx'

const NOW = '2026-11-21T08:00:00.000Z'
const inDays = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString()

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'orders'), loadArea('zh-Hans', 'shop')])
})
afterEach(() => {
  vi.useRealTimers()
})

/** An order as the server answers it in this state, paid so many days ago. */
function orderIn(state: OrderState, paidAgo = 0): OrderDetail {
  const isOpen = ['paid', 'cancelRequested', 'partiallyShipped', 'restCancelRequested'].includes(state)
  const isToShip = state === 'paid' || state === 'partiallyShipped'
  return {
    ...leastData(getOrder.response),
    state,
    payDueAt: state === 'unpaid' ? inDays(0.01) : null,
    shipDueAt: isToShip ? inDays(2 - paidAgo) : null,
    cancelAnswerDueAt: isOpen && !isToShip ? inDays(0.5) : null,
    autoReceiveAt: state === 'shipped' ? inDays(10) : null,
    cancelling: isOpen ? { unilaterallyFrom: inDays(15 - paidAgo), declines: 0, requestsLeft: 3 } : null,
  }
}

function draw(order: OrderDetail, view: OrderView): string {
  const { container, unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UiTextsProvider texts={testTexts}>
        <StateHead order={order} view={view} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  const text = container.textContent
  const timers = screen.queryAllByRole('timer').length
  unmount()
  return `${timers + [...text.matchAll(/\d{4}\/\d\d\/\d\d/g)].length} ${text}`
}

const OVER: readonly OrderState[] = ['received', 'cancelled']

test.each(ORDER_STATES.flatMap((state) => [0, 5, 20].map((paidAgo) => [state, paidAgo] as const)))(
  'an order that is %s, paid %i days ago, shows one deadline at most, and one while there is any; beside it what follows',
  (state, paidAgo) => {
    const isLate = (state === 'paid' || state === 'partiallyShipped') && paidAgo > 15
    const count = OVER.includes(state) || isLate ? '0' : '1'
    const isInTime = (state === 'paid' || state === 'partiallyShipped') && paidAgo === 0
    // Beside the deadline to ship stands what the buyer may do after it, and from when.
    for (const view of ['buyer', 'seller'] as const)
      expect(draw(orderIn(state, paidAgo), view)[0]).toBe(isInTime ? '2' : count)
  },
)

test('a paid order says by when it should leave; once that is past, from when the buyer may cancel; then that they may', () => {
  expect(draw(orderIn('paid'), 'buyer')).toContain(
    '商家应在 2026/11/23 16:00 前发货；到时还没发，2026/12/06 16:00 起可不经商家同意直接取消',
  )
  expect(draw(orderIn('paid'), 'seller')).toContain(
    '请在 2026/11/23 16:00 前发货；到时没发，买家会看到已逾期，2026/12/06 16:00 起可直接取消',
  )
  expect(draw(orderIn('paid', 5), 'buyer')).toContain('已过发货时限；2026/12/01 16:00 起仍未发货')
  expect(draw(orderIn('paid', 5), 'seller')).toContain('买家可直接取消')
  // The server lets the buyer cancel from exactly then.
  for (const paidAgo of [15, 20])
    expect(draw(orderIn('paid', paidAgo), 'buyer')).toContain('现在可不经商家同意直接取消')
})

test('who may answer a request for goods made to measure is told to do so in time, and nobody else', () => {
  const custom = orderLine({ measures: { width: 900 } })
  const asked = (actions: OrderDetail['actions']) =>
    draw({ ...orderIn('cancelRequested'), actions, lines: [custom] }, 'seller')
  const words = '其中有定制商品：已开工请在期限内拒绝'
  expect(asked(['agreeCancel', 'declineCancel'])).toContain(words)
  expect(asked(['remark'])).not.toContain(words)
})
