// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getProduct } from '@zhujia/contract/catalogue/endpoints.ts'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cart, cartQuery } from '#entities/cart/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { setLocale } from '#platform/i18n/locale.ts'
import { leastAnswer } from '#testing/least-answer.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { SpecChoice } from './spec-choice.tsx'

const { call, showToast } = vi.hoisted(() => ({
  call: vi.fn<(key: string) => Promise<unknown>>(),
  showToast: vi.fn<(words: string) => void>(),
}))
vi.mock('#platform/api-client/api.ts', () => ({ call }))
vi.mock('#ui/feedback/toast.tsx', () => ({ showToast }))

const picture = { small: 's', medium: 'm', large: 'l' }
const unit = { step: 'box', stepThousandths: 1000, base: 'box', minSteps: 1 } as const
const pack = { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 0 }
const [FIRST, OTHER] = ['0192f0a0-0000-7000-8000-00000000000a', '0192f0a0-0000-7000-8000-00000000000b']

const least = getProduct.response.parse(leastAnswer(getProduct.method, getProduct.path).data)
const sku = (id: string, spec: string) => ({
  id,
  code: spec,
  spec: [spec],
  priceFen: 100,
  available: 99,
  picture,
  pack,
})
const product = {
  ...least,
  unit,
  specGroups: [{ name: '颜色', label: null, values: ['甲', '乙'] }],
  skus: [sku(FIRST, '甲'), sku(OTHER, '乙')],
}
type Line = Cart['invalid'][number]
const line = (id: string, skuId: string, quantity: number): Line => ({
  id,
  skuId,
  productId: product.id,
  title: '砖',
  spec: [],
  measures: null,
  picture,
  unit,
  quantity,
  priceFen: 100,
  addedPriceFen: 100,
  available: 99,
  pack,
  calculator: null,
  hasLots: false,
  isSelected: true,
  state: 'valid',
})
const cartOf = (lines: Line[]): Cart => ({
  shops: [{ shop: { id: 's1', name: '砚野陶瓷' }, lines, freight: null }],
  invalid: [],
  selectedCount: lines.length,
  selectedFen: 0,
})

beforeEach(() => {
  for (const mock of [call, showToast]) mock.mockReset()
})
afterEach(cleanup)

/** The toast after three boxes of one SKU have become another, where the cart then has these lines. */
async function saidWhenThereAre(lines: Line[]): Promise<unknown> {
  showToast.mockReset()
  const cart = cartOf(lines)
  call.mockImplementation(async (key) => (key === 'cart.getCart' ? cart : null))
  const client = new QueryClient()
  client.setQueryData(cartQuery().queryKey, cart)
  const onDone = vi.fn<() => void>()
  render(
    <QueryClientProvider client={client}>
      <UiTextsProvider texts={testTexts}>
        <SpecChoice line={line('l1', FIRST, 3)} product={product} settle={async () => true} onDone={onDone} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '乙' }))
  const confirm = screen.getAllByRole('button').at(-1)
  if (!confirm) throw new Error('there is no button')
  fireEvent.click(confirm)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  cleanup()
  return showToast.mock.calls
}

test('a line that becomes one with another says how many there are now, in every language', async () => {
  const said: Record<string, unknown> = {}
  for (const locale of LOCALES) {
    await setLocale(locale)
    for (const area of ['cart', 'goods', 'units', 'made'] as const) await loadArea(locale, area)
    said[locale] = await saidWhenThereAre([line('l2', OTHER, 8)])
  }
  expect(said).toEqual({
    'zh-Hans': [['已并入同规格商品，现在共 8 箱']],
    'zh-Hant': [['已併入同規格商品，現在共 8 箱']],
    en: [['Joined with the same item: 8 boxes in all now']],
    fr: [['Réuni au même produit\u00a0: 8 cartons au total']],
    es: [['Unido al mismo producto: 8 cajas en total']],
  })
})

test('a line that stays one of its own says only that it is changed', async () => {
  await setLocale('zh-Hans')
  for (const area of ['cart', 'goods', 'units', 'made'] as const) await loadArea('zh-Hans', area)
  expect(await saidWhenThereAre([line('l1', OTHER, 3)])).toEqual([['规格已更改']])
})
