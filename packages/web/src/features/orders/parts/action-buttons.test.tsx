import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { leastData } from '#testing/least-answer.ts'
import { navigationOf } from '#testing/navigation.ts'
import type { OrderAction } from '@zhujia/contract/orders/states.ts'
import { ActionButtons } from './action-buttons.tsx'
import type { ActionRequest } from './steps/step.ts'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'orders')
})

const navigateTo = vi.fn<(...sent: unknown[]) => void>()
const onAction = vi.fn<(request: ActionRequest) => void>()
beforeEach(() => {
  navigateTo.mockClear()
  onAction.mockClear()
})

function draw(actions: OrderAction[], view: OrderView = 'buyer') {
  const order = { ...leastData(getOrder.response), paymentId: 'p1', actions }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf({ navigateTo })}>
        <UiTextsProvider texts={testTexts}>
          <ActionButtons order={order} actions={actions} view={view} onAction={onAction} place="card" />
        </UiTextsProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  return order
}

const names = () => screen.getAllByRole('button').map((button) => button.textContent)

test('the most important step stands last', () => {
  draw(['pay', 'cancel'])
  expect(names()).toEqual(['取消订单', '去付款'])
})

test('paying opens the payment, every other step asks first', () => {
  const order = draw(['pay', 'cancel'])
  fireEvent.click(screen.getByRole('button', { name: '去付款' }))
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('orderPlay', { paymentId: 'p1' })
  fireEvent.click(screen.getByRole('button', { name: '取消订单' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ action: 'cancel', order })
})

test('buyer and seller call it the same: to cancel', () => {
  draw(['cancel', 'remark'], 'seller')
  expect(names()).toEqual(['备注', '取消订单'])
})

test('beyond three the others wait behind one more button', () => {
  draw(['ship', 'agreeCancel', 'declineCancel', 'remark'], 'seller')
  expect(names()).toEqual(['更多', '拒绝取消', '同意取消', '发货'])
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  fireEvent.click(screen.getByRole('option', { name: '备注' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'remark' }))
})

test('nothing is drawn that the server does not offer', () => {
  draw([])
  expect(screen.queryAllByRole('button')).toEqual([])
})
