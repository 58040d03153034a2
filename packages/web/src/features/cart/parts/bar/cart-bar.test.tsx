// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { cartLine } from '@zhujia/contract/cart/schemas.ts'
import { shopBrief } from '@zhujia/contract/catalogue/schemas.ts'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { expect, test } from 'vitest'
import type { Cart } from '#entities/cart/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { setLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { leastData } from '#testing/least-answer.ts'
import { navigationOf } from '#testing/navigation.ts'
import { renderUi } from '#ui/testing.tsx'
import { CartBar } from './cart-bar.tsx'

const cart: Cart = { shops: [], invalid: [], selectedCount: 1, selectedFen: 17_800 }

test('the sum of the cart says that freight is added at the checkout, in every language', async () => {
  const said: Record<string, string | null | undefined> = {}
  for (const locale of LOCALES) {
    await setLocale(locale)
    for (const area of ['cart', 'units'] as const) await loadArea(locale, area)
    const { container } = renderUi(
      <NavigationProvider value={navigationOf()}>
        <CartBar cart={cart} state={{ edit: () => undefined, settle: async () => true }} />
      </NavigationProvider>,
    )
    said[locale] = container.querySelector('p')?.textContent
    cleanup()
  }
  expect(said).toEqual({
    'zh-Hans': '合计 ¥178.00不含运费，结算时另计',
    'zh-Hant': '合計 ¥178.00不含運費，結算時另計',
    en: 'Total ¥178.00Delivery is added at checkout',
    fr: 'Total 178,00\u00a0¥Hors livraison, ajoutée à la commande',
    es: 'Total 178,00\u00a0¥Sin envío; se añade al pagar',
  })
})

type Shop = Cart['shops'][number]
const shop = (freight: Shop['freight'], isSelected = true): Shop => ({
  shop: leastData(shopBrief),
  lines: [{ ...leastData(cartLine), isSelected }],
  freight,
})
const to = { to: '西湖区', mostFen: null, isFrom: false, freeFromFen: null, freeFromPieces: null }

test.each([
  [
    'known of each shop',
    [shop({ ...to, freightFen: 16_000 }), shop({ ...to, freightFen: 13_500 })],
    '另加运费 ¥295.00',
  ],
  [
    'of places that pay differently',
    [shop({ ...to, to: null, freightFen: 8000, mostFen: 20_500 }), shop({ ...to, to: null, freightFen: 1000 })],
    '另加运费 ¥90.00–¥215.00',
  ],
  ['that depends on the address', [shop({ ...to, to: null, freightFen: 8000 })], '另加运费约 ¥80.00'],
  ['of ticked goods only', [shop({ ...to, freightFen: 16_000 }), shop(null, false)], '另加运费 ¥160.00'],
  ['of goods that are not delivered there', [shop({ ...to, freightFen: null })], '不含运费，结算时另计'],
  ['that is nothing', [shop({ ...to, freightFen: 0 })], ''],
])('the sum agrees with the freight that the shops above name: %s', async (_what, shops, words) => {
  await setLocale('zh-Hans')
  for (const area of ['cart', 'units'] as const) await loadArea('zh-Hans', area)
  const { container } = renderUi(
    <NavigationProvider value={navigationOf()}>
      <CartBar cart={{ ...cart, shops }} state={{ edit: () => undefined, settle: async () => true }} />
    </NavigationProvider>,
  )
  expect(container.querySelector('p')?.textContent).toBe(`合计 ¥178.00${words}`)
  cleanup()
})
