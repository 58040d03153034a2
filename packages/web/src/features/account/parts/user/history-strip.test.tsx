// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { historyQuery } from '#entities/views/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { HistoryStrip } from './history-strip.tsx'

beforeEach(async () => {
  await startLocale()
  for (const area of ['account', 'units'] as const) await loadArea('zh-Hans', area)
})

const viewed = (id: string, hasDearer: boolean) => ({
  viewedAt: '2026-11-21T08:00:00.000Z',
  isOnSale: true,
  product: {
    id,
    title: id,
    picture: { small: 's', medium: 'm', large: 'l' },
    // A box, of which lists show a ㎡.
    priceFen: 10_224,
    hasDearer: true,
    unit: { step: 'box', stepThousandths: 1000, base: 'box', minSteps: 1 },
    shown: { fen: 6400, unit: 'sqm', hasDearer },
  },
})

test('a product has the price of the lists, which says where it is the lowest of several', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const page = { records: [viewed('one price', false), viewed('several', true)], total: 2 }
  client.setQueryData(historyQuery(10).queryKey, page as never)
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <HistoryStrip />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
    'one price¥64.00 / ㎡',
    'several¥64.00 / ㎡起',
  ])
})
