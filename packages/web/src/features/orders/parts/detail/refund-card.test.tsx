// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastAnswer } from '#testing/least-answer.ts'
import { RefundCard } from './refund-card.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
})

const least = getOrder.response.parse(leastAnswer(getOrder.method, getOrder.path).data)
const lineId = '0192f0a0-0000-7000-8000-00000000000a'
const line: OrderDetail['lines'][number] = {
  id: lineId,
  productId: 'p1',
  skuId: 's1',
  title: '岩板',
  spec: [],
  measures: null,
  picture: { small: 's', medium: 'm', large: 'l' },
  unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 },
  priceFen: 10_000,
  totalFen: 40_000,
  freightFen: 0,
  quantity: 4,
  shippedQuantity: 0,
  cancelledQuantity: 4,
  lotCode: null,
}

test.each([
  [4, 'changedMind', ['整单退款¥100.00', '原因：不想要了']],
  [1, 'other: 窑口停产', ['部分退款¥100.00', '原因：其他原因 · 窑口停产']],
  [1, '', ['部分退款¥100.00']],
])('a refund of %i of 4 for %j is headed by what it is, its reason stands below', (quantity, reason, words) => {
  const lines = [{ lineId, quantity }]
  const sums = { amountFen: 10_000, freightFen: 0, at: least.placedAt, arrivedAt: null }
  render(
    <RefundCard order={{ ...least, lines: [line], refunds: [{ ...sums, id: 'r1', step: 'onWay', reason, lines }] }} />,
  )
  const [item] = screen.getAllByRole('listitem')
  const said = Array.from(item?.children ?? [], ({ tagName, textContent }) => (tagName === 'P' ? textContent : ''))
  expect(said.filter((text) => /退款¥|^原因/.test(text))).toEqual(words)
})
