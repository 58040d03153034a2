// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { QuotedShop } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { ShopOrder } from './shop-order.tsx'

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'checkout'), loadArea('zh-Hans', 'units'), loadArea('zh-Hans', 'made')])
})
afterEach(cleanup)

const line = (skuId: string, leadDays: number): QuotedShop['lines'][number] => ({
  skuId,
  productId: skuId,
  title: skuId,
  spec: [],
  measures: null,
  picture: { small: '/f/s.webp', medium: '/f/m.webp', large: '/f/l.webp' },
  unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 },
  quantity: 1,
  priceFen: 100,
  totalFen: 100,
  returnRule: 'seven-days',
  leadDays,
})

/** What is said of the time until shipping, for goods with these lead times. */
function saidOf(...leads: number[]): (string | null)[] {
  const lines = leads.map((leadDays, at) => line(`sku${at}`, leadDays))
  const sums = { goodsFen: 100, freightFen: 0, mostFreightFen: null, freight: [], totalFen: 100 }
  render(
    <UiTextsProvider texts={testTexts}>
      <ShopOrder
        part={{ shop: { id: 's1', name: '砚野陶瓷' }, lines, ...sums }}
        isEstimate={false}
        remark=""
        onRemark={() => undefined}
      />
    </UiTextsProvider>,
  )
  return screen.queryAllByText(/天/).map(({ textContent }) => textContent)
}

test('goods of several lead times: each names its own, and the order ships within the longest', () => {
  expect(saidOf(7, 30, 0)).toEqual(['备货期 7 天', '备货期 30 天', '整单按最长的备货期算：付款后 30 天内发货'])
})

test('goods of one lead time say by when they ship', () => {
  expect(saidOf(7, 7)).toEqual(['付款后 7 天内发货', '付款后 7 天内发货'])
})

test('goods without a lead time say nothing of it', () => {
  expect(saidOf(0, 0)).toEqual([])
})
