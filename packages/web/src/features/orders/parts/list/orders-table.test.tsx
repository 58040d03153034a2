// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderSummary } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { leastData } from '#testing/least-answer.ts'
import { navigationOf } from '#testing/navigation.ts'
import type { ActionRequest } from '../steps/step.ts'
import { OrdersTable } from './orders-table.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
})

const orderWith = (change: Partial<OrderSummary>): OrderSummary => ({
  ...leastData(getOrder.response),
  id: 'o1',
  state: 'paid',
  lineCount: 2,
  totalFen: 18_800,
  buyer: { nickname: '小林', phone: '139****5678', receiver: '林晓雯' },
  buyerRemark: '周末送',
  ...change,
})

function draw(orders: readonly OrderSummary[]) {
  const onAction = vi.fn<(request: ActionRequest) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf()}>
        <UiTextsProvider texts={testTexts}>
          <OrdersTable orders={orders} onAction={onAction} />
        </UiTextsProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  return { onAction, rows: screen.getAllByRole('row').slice(1) }
}

test('an order is a row: goods, buyer, sum, state, deadline, actions, each under its heading', () => {
  const asked = { id: 'o2', state: 'cancelRequested', cancelAnswerDueAt: '2026-11-22T08:04:00.000Z' } as const
  const { rows } = draw([orderWith({}), orderWith({ ...asked, cancelReason: 'changedMind' })])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '商品',
    '买家',
    '金额',
    '状态',
    '期限',
    '操作',
  ])
  const wordsOf = (row: HTMLElement | undefined) =>
    row
      ? within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent)
      : []
  expect(rows).toHaveLength(2)
  expect(wordsOf(rows[0]).slice(0, 3)).toEqual([
    '买家：小林 · 139****5678收货人：林晓雯订单备注：周末送',
    '共 2 种商品实付¥188.00',
    '待发货',
  ])
  expect(wordsOf(rows[1])[2]).toContain('买家申请取消订单原因：不想要了')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['o1', 'o2'].map((id) => href('orderDetailSeller', { id })),
  )
})

test('its actions are those of the card', () => {
  const order = orderWith({ actions: ['ship', 'remark'] })
  const { onAction, rows } = draw([order])
  fireEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: '发货' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ action: 'ship', order })
})
