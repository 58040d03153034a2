import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { expect, test } from 'vitest'
import { CATALOGUE } from './catalogue.generated.ts'

const UNLESS_FAULTY = {
  'zh-Hans': '非质量问题不退不换',
  'zh-Hant': '非品質問題不退不換',
  en: 'unless faulty',
  fr: 'sauf défaut',
  es: 'salvo defecto',
} as const

test.each(LOCALES)(
  '%s: what is made or cut to measure is not taken back unless faulty, wherever its rule stands',
  async (locale) => {
    const { returns } = (await CATALOGUE.goods[locale]()).default
    const { returnRules } = (await CATALOGUE.checkout[locale]()).default
    for (const rule of ['custom-no-return', 'cut-no-return'] as const)
      for (const text of [returns[rule].title, returns[rule].detail, returnRules[rule]])
        expect(text).toContain(UNLESS_FAULTY[locale])
  },
)
