// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { PriceCard } from './price-card.tsx'

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'orders'), loadArea('zh-Hans', 'units')])
})

const least = leastData(getOrder.response)

test.each([
  ['raised', 168_000, 'DD'],
  ['lowered', 150_000, 'S'],
])(
  'a price that was %s stands beside the one of before, which is struck through only if it fell',
  (_way, totalFen, tag) => {
    const change = { oldTotalFen: 162_260, totalFen, reason: '加搬运费', at: least.placedAt }
    render(<PriceCard order={{ ...least, totalFen, priceChanges: [change] }} />)
    expect(screen.getByText('¥1,622.60').tagName).toBe(tag)
    expect(screen.getByText(/商家改价/).textContent).toBe('商家改价：加搬运费')
  },
)
