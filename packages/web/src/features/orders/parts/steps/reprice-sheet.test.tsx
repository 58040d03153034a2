// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OrderDetail, orderQuery } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastAnswer } from '#testing/least-answer.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { RepriceSheet } from './reprice-sheet.tsx'

const order: OrderDetail = {
  ...(leastAnswer(getOrder.method, getOrder.path).data as unknown as OrderDetail),
  state: 'unpaid',
  goodsFen: 10_000,
  freightFen: 0,
  totalFen: 10_000,
}

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'orders'), loadArea('zh-Hans', 'units')])
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(orderQuery('seller', order.id).queryKey, order)
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <RepriceSheet view="seller" order={order} open onClose={() => {}} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const PROBLEM = '优惠不能超过商品金额，且应付须大于 0'
const discount = () => screen.getByLabelText('商品优惠')
const type = (text: string) => fireEvent.change(discount(), { target: { value: text } })

test('the price of before is struck through when the new one is lower, and only said when it is raised', () => {
  const freight = () => screen.getByLabelText('运费')
  type('10')
  expect(screen.getByText('改价前 ¥100.00').tagName).toBe('S')
  fireEvent.change(freight(), { target: { value: '50' } })
  expect(screen.getByText('改价前 ¥100.00').tagName).toBe('SPAN')
})

test('a discount of more than the goods is said at its field while it is typed, and gone once it is mended', () => {
  expect(screen.queryByText(PROBLEM)).toBeNull()
  type('100.01')
  expect(screen.getByText(PROBLEM).id).toBe(discount().getAttribute('aria-describedby'))
  expect(discount().getAttribute('aria-invalid')).toBe('true')
  type('100')
  expect(screen.getByText(PROBLEM).id).toBe(discount().getAttribute('aria-describedby'))
  type('99.99')
  expect(screen.queryByText(PROBLEM)).toBeNull()
  expect(discount().getAttribute('aria-invalid')).toBeNull()
})

test.each(['abc', '-5', '10.555', '1e3'])('%j is no amount, which its field says once it is left', (typed) => {
  const WRONG = '请填写金额，最多两位小数'
  type(typed)
  expect(screen.queryByText(WRONG)).toBeNull()
  fireEvent.blur(discount())
  expect(screen.getByText(WRONG).id).toBe(discount().getAttribute('aria-describedby'))
  type('10')
  expect(screen.queryByText(WRONG)).toBeNull()
})

test.each(['１０．５', '10。5'])(
  'an amount as an input method for Chinese writes it, %s, is the same amount',
  (typed) => {
    type(typed)
    expect(discount()).toHaveProperty('value', '10.5')
  },
)
