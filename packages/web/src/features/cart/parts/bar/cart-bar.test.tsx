// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { expect, test } from 'vitest'
import type { Cart } from '#entities/cart/queries.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { setLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider } from '#platform/navigation.ts'
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
    fr: 'Total ¥178,00Hors livraison, ajoutée à la commande',
    es: 'Total ¥178,00Sin envío; se añade al pagar',
  })
})
