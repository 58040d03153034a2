// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { orderLine } from '#testing/order-line.ts'
import { RefundCard } from './refund-card.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['orders', 'units', 'made'] as const) await loadArea('zh-Hans', area)
})

const least = leastData(getOrder.response)
const line = orderLine({ totalFen: 40_000, quantity: 4, cancelledQuantity: 4 })

test.each([
  [4, 'changedMind', ['整单退款¥100.00', '原因：不想要了']],
  [1, 'other: 窑口停产', ['部分退款¥100.00', '原因：其他原因 · 窑口停产']],
  [1, '', ['部分退款¥100.00']],
])('a refund of %i of 4 for %j is headed by what it is, its reason stands below', (quantity, reason, words) => {
  const lines = [{ lineId: line.id, quantity }]
  const sums = { amountFen: 10_000, freightFen: 0, at: least.placedAt, arrivedAt: null }
  render(
    <RefundCard order={{ ...least, lines: [line], refunds: [{ ...sums, id: 'r1', step: 'onWay', reason, lines }] }} />,
  )
  const [item] = screen.getAllByRole('listitem')
  const said = Array.from(item?.children ?? [], ({ tagName, textContent }) => (tagName === 'P' ? textContent : ''))
  expect(said.filter((text) => /退款¥|^原因/.test(text))).toEqual(words)
})
