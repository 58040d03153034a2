// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import type { Payment } from '#entities/payments/queries.ts'
import { navigationOf } from '#testing/navigation.ts'
import { Paid } from './results.tsx'

vi.mock('#entities/orders/bought-together.ts', () => ({ useBoughtTogether: () => [] }))

afterEach(cleanup)

const order = (id: string, state: Payment['orders'][number]['state']): Payment['orders'][number] => ({
  id,
  number: id,
  state,
  shop: { id, name: id },
  lines: [],
  lineCount: 1,
  freightFen: 0,
  discountFen: 0,
  totalFen: 8000,
  priceChange: null,
  closed: null,
})
const paid = (orders: Payment['orders']): Payment => ({
  id: 'p1',
  state: 'succeeded',
  amountFen: 8000,
  orderIds: orders.map(({ id }) => id),
  deposit: null,
  orders,
  expiresAt: '2026-11-21T08:30:00.000Z',
  now: '2026-11-21T08:00:00.000Z',
  hasFailedAttempt: false,
  supersededFen: null,
  nextCheckAt: null,
  lateMoney: [],
  methods: [],
})

async function show(orders: Payment['orders']): Promise<void> {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'checkout'), loadArea('zh-Hans', 'units'), loadArea('zh-Hans', 'shop')])
  render(
    <NavigationProvider value={navigationOf()}>
      <PageProvider value={{ screen: 'orderPlay', isTab: false, query: { paymentId: 'p1' } }}>
        <UiTextsProvider texts={testTexts}>
          <Paid payment={paid(orders)} />
        </UiTextsProvider>
      </PageProvider>
    </NavigationProvider>,
  )
}

/** What is said of the orders that were paid. */
const hints = () => screen.getAllByText(/订单/, { selector: 'p' }).map(({ textContent }) => textContent)

test('one of two orders was cancelled before payment: one has been paid', async () => {
  await show([order('o1', 'cancelled'), order('o2', 'paid')])
  expect(hints()).toEqual(['1 笔订单已付款，商家可以备货；发货后可在订单里查看'])
})

test('opened again once the goods are on their way, it says nothing of what the shop may do', async () => {
  await show([order('o2', 'shipped')])
  expect(hints()).toEqual(['订单的进度请在订单里查看'])
})

test('one that was cancelled after payment is not said to be paid', async () => {
  await show([order('o1', 'cancelled')])
  expect(hints()).toEqual(['订单的进度请在订单里查看'])
})
