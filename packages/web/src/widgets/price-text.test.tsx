// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { afterEach, expect, test } from 'vitest'
import { loadArea } from '../platform/i18n/areas.ts'
import { setLocale } from '../platform/i18n/locale.ts'
import { PriceText, type PriceTextProps } from './price-text.tsx'

afterEach(cleanup)

/** The price as drawn in each language, its small pieces in brackets. */
async function drawn(props: PriceTextProps): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const locale of LOCALES) {
    await setLocale(locale)
    await loadArea(locale, 'units')
    const { container } = render(<PriceText {...props} />)
    for (const small of container.querySelectorAll('[class*=minor]')) small.textContent = `[${small.textContent}]`
    said[locale] = container.textContent.replaceAll('\u00a0', '·')
    cleanup()
  }
  return said
}

test('the symbol is drawn small, before or after the number as the language has it', async () => {
  expect(await drawn({ fen: -13_700 })).toEqual({
    'zh-Hans': '[-¥]137[.00]',
    'zh-Hant': '[-¥]137[.00]',
    en: '[-¥]137[.00]',
    fr: '[-]137[,00·¥]',
    es: '[-]137[,00·¥]',
  })
})

test('a range has a symbol that comes last once, and the lowest of several prices its unit after it', async () => {
  expect(await drawn({ fen: 1250, mostFen: 8000 })).toEqual({
    'zh-Hans': '[¥]12[.50]–[¥]80[.00]',
    'zh-Hant': '[¥]12[.50]–[¥]80[.00]',
    en: '[¥]12[.50]–[¥]80[.00]',
    fr: '12[,50]–80[,00·¥]',
    es: '12[,50]–80[,00·¥]',
  })
  const from = await drawn({ fen: 1250, unit: 'sqm', from: true })
  expect([from['zh-Hans'], from.fr, from.es]).toEqual([
    '[¥]12[.50] / ㎡起',
    'dès 12[,50·¥] / m²',
    'desde 12[,50·¥] / m²',
  ])
})
