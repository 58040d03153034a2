// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getProduct } from '@zhujia/contract/catalogue/endpoints.ts'
import { sku } from '@zhujia/contract/catalogue/schemas.ts'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { signIn, signOut } from '#platform/session.ts'
import { leastData } from '#testing/least-answer.ts'
import { navigationOf } from '#testing/navigation.ts'
import { FreightRow } from './freight-row.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string, request: object) => Promise<unknown>>() }))
vi.mock('#platform/api-client/api.ts', () => ({ call }))

const navigateTo = vi.fn<(...sent: unknown[]) => void>()
const least = leastData(getProduct.response)
const product: ProductDetail = {
  ...least,
  id: 'p1',
  shop: { ...least.shop, city: '佛山市' },
  delivery: 'express',
  freight: { to: '西湖区', freightFen: 1200, mostFen: null, isFrom: true, freeFromFen: 50_000, freeFromPieces: null },
}

beforeEach(async () => {
  await startLocale()
  for (const area of ['goods', 'units'] as const) await loadArea('zh-Hans', area)
  call.mockReset()
  navigateTo.mockReset()
})
afterEach(() => {
  cleanup()
  signOut()
})

const unit = { step: 'box', stepThousandths: 1000, base: 'box', minSteps: 1 } as const
const NOTHING_CHOSEN: Chosen = { sku: undefined, steps: 1, measures: null, unit }
type Chosen = ComponentProps<typeof FreightRow>['chosen']

function show(query: Record<string, string> = {}, shown = product, first = NOTHING_CHOSEN) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (chosen: Chosen) => (
    <QueryClientProvider client={client}>
      <NavigationProvider value={navigationOf({ navigateTo })}>
        <PageProvider value={{ screen: 'productDetail', isTab: false, query: { id: 'p1', ...query } }}>
          <FreightRow product={shown} chosen={chosen} />
        </PageProvider>
      </NavigationProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(first))
  return { choose: (chosen: Chosen) => rerender(page(chosen)) }
}

test('the row says what freight comes to and opens the choice of another address, with the one it is quoted to', () => {
  show({ addressId: 'a1' })
  const row = screen.getByRole('button')
  expect(row.textContent).toMatch(/送至西湖区.*运费 ¥12\.00 起.*满 ¥500\.00 免运费/)
  fireEvent.click(row)
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('address', { pick: '1', used: 'a1' })
})

test('where nothing is delivered it says so, and still leads to another address', () => {
  show({}, { ...product, freight: { ...product.freight, freightFen: null } })
  expect(screen.getByRole('button').textContent).toContain('暂不配送到西湖区')
  fireEvent.click(screen.getByRole('button'))
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('address', { pick: '1' })
})

test('a role without addresses reads it only', () => {
  signIn({ token: 't', currentRoles: [{ roleCode: 'administrator' }], availableRoles: [] })
  show()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without an address it is what the cheapest and the dearest place pay', () => {
  show({}, { ...product, freight: { ...product.freight, to: null, freightFen: 8000, mostFen: 16_000 } })
  expect(screen.getByRole('button').textContent).toBe('配送佛山市发货 · 快递运费 ¥80.00–¥160.00，填写地址后算准')
})

test('without an address the price is that of the usual place, and called so, with what is free there', () => {
  show({}, { ...product, freight: { ...product.freight, to: null } })
  expect(screen.getByRole('button').textContent).toContain('运费约 ¥12.00，填写地址后算准通常满 ¥500.00 免运费')
})

test.each([
  [
    'without an address it is free at most places, and depends on the address',
    { to: null, isFrom: true },
    '通常免运费，以收货地址为准',
  ],
  ['to an address it is free', { isFrom: false }, '免运费'],
  ['the least one can buy is free, more of it costs', { isFrom: true }, '运费 ¥0.00 起满 ¥500.00 免运费'],
])('no freight: %s', (_what, change, words) => {
  show({}, { ...product, freight: { ...product.freight, freightFen: 0, ...change } })
  const origin = 'to' in change ? '佛山市发货 · 快递' : '佛山市发货 · 送至西湖区 · 快递'
  expect(screen.getByRole('button').textContent).toBe(`配送${origin}${words}`)
})

const CHOSEN = { ...NOTHING_CHOSEN, sku: { ...leastData(sku), id: 's1' }, steps: 21 }
const answer = (change: object) => ({ ...product.freight, isFrom: false, skuId: 's1', quantity: 21, ...change })

test('to a known address it is the freight of the chosen quantity, as the order will ask it', async () => {
  call.mockResolvedValue(answer({ freightFen: 32_800 }))
  show({ addressId: 'a2' }, product, CHOSEN)
  expect(screen.getByRole('button').textContent).toContain('运费 ¥12.00 起')
  const known = await screen.findByText(/运费 ¥328\.00（21 箱）/)
  expect(screen.getByRole('button').contains(known)).toBe(true)
  expect(screen.getByRole('button').textContent).not.toContain('起')
  expect(call.mock.calls).toEqual([
    [
      'catalogue.getFreight',
      { params: { id: 'p1' }, query: { skuId: 's1', quantity: 21, addressId: 'a2' } },
      expect.anything(),
    ],
  ])
})

test.each([
  [
    'from the cheapest place to the dearest',
    { freightFen: 8000, mostFen: 20_500 },
    '运费 ¥80.00–¥205.00（21 箱），填写地址后算准',
  ],
  ['the same at all places', { freightFen: 8000 }, '运费约 ¥80.00（21 箱），填写地址后算准通常满 ¥500.00 免运费'],
  ['free at all places', { freightFen: 0 }, '通常免运费，以收货地址为准'],
])('without an address it is that of the chosen quantity: %s', async (_what, change, words) => {
  call.mockResolvedValue(answer({ to: null, ...change }))
  show({}, { ...product, freight: { ...product.freight, to: null } }, CHOSEN)
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe(`配送佛山市发货 · 快递${words}`))
})

test('the measures of a piece are asked with it', async () => {
  call.mockResolvedValue(answer({ freightFen: 32_800 }))
  show({}, product, { ...CHOSEN, measures: { width: 900, height: 2100 } })
  await screen.findByText(/运费 ¥328\.00/)
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { measures: 'width:900,height:2100' } })
})

test.each([
  ['while nothing is chosen', product, NOTHING_CHOSEN],
  ['while the measures are not complete', product, { ...CHOSEN, measures: undefined }],
  ['where it is the same for every quantity', { ...product, freight: { ...product.freight, isFrom: false } }, CHOSEN],
])('%s nothing is asked', (_when, shown, chosen) => {
  show({}, shown, chosen)
  expect(screen.getByRole('button').textContent).toContain('运费')
  expect(call).not.toHaveBeenCalled()
})

test('while it is not known, or cannot be, it stays the freight of the smallest order', async () => {
  call.mockRejectedValue(new ApiError({ kind: 'business', text: { words: '' }, errorCode: 'MEASURES_WRONG' }, ''))
  show({}, product, CHOSEN)
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(screen.getByRole('button').textContent).toContain('运费 ¥12.00 起')
})

test('of a quantity that is being typed only the last is asked for', async () => {
  call.mockImplementation(async (_key, request) => answer((request as { query: { quantity: number } }).query))
  const { choose } = show({}, product, CHOSEN)
  await screen.findByText(/（21 箱）/)
  choose({ ...CHOSEN, steps: 1 })
  choose({ ...CHOSEN, steps: 12 })
  await screen.findByText(/（12 箱）/)
  expect(call.mock.calls.map(([, request]) => request)).toEqual(
    [21, 12].map((quantity) => ({ params: { id: 'p1' }, query: { skuId: 's1', quantity } })),
  )
})
