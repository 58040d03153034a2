// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { OrderCard } from './list/order-card.tsx'
import { PriceCard } from './detail/price-card.tsx'
import { StateHead } from './detail/state-head.tsx'

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'orders'), loadArea('zh-Hans', 'units'), loadArea('zh-Hans', 'shop')])
})
afterEach(cleanup)

const cancelled = (refundedFen: number, returningFen: number): OrderDetail => ({
  ...leastData(getOrder.response),
  state: 'cancelled',
  totalFen: 60_000,
  refundedFen,
  returningFen,
})

function show(page: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf()}>
        <UiTextsProvider texts={testTexts}>{page}</UiTextsProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
}

/** What is said of money that has come back, and of what is still on its way. */
const said = () => [screen.queryByText(/^已退/)?.textContent, screen.queryByText(/^退款中/)?.textContent]

test.each<OrderView>(['buyer', 'seller'])('the list of the %s calls nothing refunded that has not arrived', (view) => {
  show(<OrderCard order={cancelled(54_800, 54_800)} view={view} onAction={() => {}} />)
  expect(said()).toEqual([undefined, '退款中 ¥548.00'])
  cleanup()
  show(<OrderCard order={cancelled(54_800, 10_000)} view={view} onAction={() => {}} />)
  expect(said()).toEqual(['已退 ¥448.00', '退款中 ¥100.00'])
  cleanup()
  show(<OrderCard order={cancelled(54_800, 0)} view={view} onAction={() => {}} />)
  expect(said()).toEqual(['已退 ¥548.00', undefined])
})

test('the price details tell what has arrived from what has not', () => {
  show(<PriceCard order={cancelled(54_800, 54_800)} />)
  expect(said()).toEqual([undefined, '退款中'])
  cleanup()
  show(<PriceCard order={cancelled(54_800, 10_000)} />)
  expect(said()).toEqual(['已退款', '退款中'])
})

const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test('the head of an order that is over says what is still to come, to both', () => {
  show(<StateHead order={cancelled(54_800, 54_800)} view="buyer" />)
  expect(lines()).toEqual([
    '订单已结束，需要的话可以重新下单',
    '¥548.00 正在退回付款账户，还没有到账；到账前这个订单不能删除',
  ])
  cleanup()
  show(<StateHead order={cancelled(54_800, 54_800)} view="seller" />)
  expect(lines()).toEqual(['订单已取消，不用发货', '¥548.00 正在退给买家，还没有到账'])
})

test('a shop that is asked to cancel what is made to measure is told what its silence costs', () => {
  const asked = (measures: OrderDetail['lines'][number]['measures']): OrderDetail => ({
    ...cancelled(0, 0),
    state: 'cancelRequested',
    actions: ['declineCancel'],
    cancelAnswerDueAt: '2026-11-22T08:00:00.000Z',
    lines: [orderLine({ measures, quantity: 2, cancelledQuantity: 1 })],
  })
  const note = () => screen.queryByText(/^其中有定制商品/)
  show(<StateHead order={asked({ width: 1500 })} view="seller" />)
  expect(note()).not.toBeNull()
  cleanup()
  show(<StateHead order={asked(null)} view="seller" />)
  expect(note()).toBeNull()
  cleanup()
  show(<StateHead order={{ ...asked({ width: 1500 }), actions: [] }} view="buyer" />)
  expect(note()).toBeNull()
})

test('a buyer whose goods are on their way reads what to do when something is missing or damaged', () => {
  const shipped = (phone: string, actions: OrderDetail['actions']): OrderDetail => ({
    ...cancelled(0, 0),
    state: 'shipped',
    autoReceiveAt: '2026-12-01T08:00:00.000Z',
    shopContact: { phone, hours: '' },
    actions,
  })
  const said = () => [
    screen.queryByText(/^货少了或有破损/)?.textContent,
    screen.queryByRole('link')?.getAttribute('href'),
    screen.queryByText(/延长收货一次/) !== null,
  ]
  show(<StateHead order={shipped('0757 8100 2233', ['receive', 'extend'])} view="buyer" />)
  expect(said()).toEqual(['货少了或有破损：先不要确认收货，打电话与商家协商', 'tel:075781002233', true])
  cleanup()
  show(<StateHead order={shipped('', ['receive'])} view="buyer" />)
  expect(said()).toEqual(['货少了或有破损：先不要确认收货。这家店铺没有留电话', undefined, false])
  cleanup()
  show(<StateHead order={shipped('0757 8100 2233', ['receive', 'extend'])} view="seller" />)
  expect(said()).toEqual([undefined, undefined, false])
})
