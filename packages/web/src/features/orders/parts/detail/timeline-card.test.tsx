// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import type { OrderEvent, OrderParty } from '@zhujia/contract/orders/events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { leastData } from '#testing/least-answer.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { TimelineCard } from './timeline-card.tsx'

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'orders')
})
afterEach(cleanup)

const least = leastData(getOrder.response)

const said = (entry: Pick<OrderDetail['timeline'][number], 'event' | 'by' | 'reason'>): (string | null)[] => {
  const timeline: OrderDetail['timeline'] = [{ ...entry, to: 'paid', at: '2026-11-21T02:00:00.000Z' }]
  render(
    <UiTextsProvider texts={testTexts}>
      <TimelineCard order={{ ...least, timeline }} />
    </UiTextsProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('what happened is told with who did it, when and why', () => {
  expect(said({ event: 'requestCancel', by: 'buyer', reason: 'other: 买错了' })).toEqual([
    '申请取消订单买家 · 2026/11/21 10:00原因：其他原因说明：买错了',
  ])
})

test('a page that stayed open while the server was updated tells an event that it does not know in general words', () => {
  const [event, by] = ['askForPhotos', 'platform'] as [string, string] as [OrderEvent, OrderParty]
  expect(said({ event, by, reason: 'sf/SF1 > sf/SF2' })).toEqual(['订单有更新系统 · 2026/11/21 10:00'])
})

test.each([
  'cancelUnilaterally',
  'cancelRestUnilaterally',
  'agreeCancel',
  'agreeRest',
  'cancelRest',
  'cancelPart',
  'cancelLines',
  'cancelAll',
] as const)('%s says that a refund was begun, which may not have arrived', (event) => {
  expect(said({ event, by: 'seller', reason: '' })).toEqual([expect.stringMatching(/，发起退款商家 · /)])
})
