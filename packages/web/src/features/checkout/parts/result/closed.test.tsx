// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { getPayment } from '@zhujia/contract/payments/endpoints.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Payment } from '#entities/payments/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { leastData } from '#testing/least-answer.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import { Closed } from './closed.tsx'

beforeEach(async () => {
  await startLocale()
  await Promise.all([
    loadArea('zh-Hans', 'checkout'),
    loadArea('zh-Hans', 'orders'),
    loadArea('zh-Hans', 'units'),
    loadArea('zh-Hans', 'shop'),
  ])
})
afterEach(cleanup)

type Order = Payment['orders'][number]

const order = (shop: string, closed: Order['closed']): Order => ({
  id: shop,
  number: shop,
  state: closed ? 'cancelled' : 'unpaid',
  shop: { id: shop, name: shop },
  lines: [],
  lineCount: 1,
  freightFen: 0,
  discountFen: 0,
  totalFen: 8000,
  priceChange: null,
  closed,
})

/** What the page says below its heading. */
function said(orders: Order[], lateMoney: Payment['lateMoney'] = []): (string | null)[] {
  const payment = {
    ...leastData(getPayment.response),
    state: 'closed' as const,
    orders,
    lateMoney,
  }
  render(
    <NavigationProvider value={navigationOf()}>
      <PageProvider value={{ screen: 'orderPlay', isTab: false, query: { paymentId: 'p1' } }}>
        <UiTextsProvider texts={testTexts}>
          <Closed payment={payment} />
        </UiTextsProvider>
      </PageProvider>
    </NavigationProvider>,
  )
  const lines = [...(screen.getByRole('status').nextElementSibling?.children ?? [])]
  cleanup()
  return lines.map(({ textContent }) => textContent)
}

const NOT_PAID = '没有收到付款；如果已经扣款，会原路退回'

test('the one who closed the order is named, with their reason', () => {
  expect(said([order('甲店', { by: 'seller', reason: 'outOfStock: 停产' })])).toEqual([
    '商家取消了订单：缺货，无法供货 · 停产',
    NOT_PAID,
  ])
  expect(said([order('甲店', { by: 'buyer', reason: 'changedMind' })])).toEqual(['你取消了订单：不想要了', NOT_PAID])
  expect(said([order('甲店', { by: 'timer', reason: 'notPaidInTime' })])).toEqual([
    '没有在时限内付款，订单自动关闭',
    NOT_PAID,
  ])
})

test('of several orders each has its shop, unless all were closed alike', () => {
  const [byShop, expired] = [
    { by: 'seller', reason: 'outOfStock' },
    { by: 'timer', reason: 'notPaidInTime' },
  ] as const
  expect(said([order('甲店', byShop), order('乙店', expired)])).toEqual([
    '甲店：商家取消了订单：缺货，无法供货',
    '乙店：没有在时限内付款，订单自动关闭',
    NOT_PAID,
  ])
  expect(said([order('甲店', expired), order('乙店', null)])).toEqual(['没有在时限内付款，订单自动关闭', NOT_PAID])
})

test('money that arrives after the closing is named with the state of its refund', () => {
  const closed = { by: 'seller', reason: 'outOfStock' } as const
  const money = (step: Payment['lateMoney'][number]['step']) =>
    said([order('甲店', closed)], [{ amountFen: 54_800, step }]).slice(1)
  expect(money('onWay')).toEqual(['付款 ¥548.00 到账时订单已关闭，正在原路退回'])
  expect(money('failed')).toEqual(['付款 ¥548.00 到账时订单已关闭；退款通道暂时没有成功，系统会继续重试'])
  expect(money('arrived')).toEqual(['付款 ¥548.00 到账时订单已关闭，已原路退回付款账户'])
})
