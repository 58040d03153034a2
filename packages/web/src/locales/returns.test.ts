import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { expect, test } from 'vitest'
import { CATALOGUE } from './catalogue.generated.ts'

/** What may not be sent back, and that nothing can be sent back here yet, faulty goods neither. */
const WORDS = {
  'zh-Hans': ['不支持无理由退换', '暂不能在这里办理'],
  'zh-Hant': ['不支援無理由退換', '暫不能在這裡辦理'],
  en: ['no change-of-mind returns', 'cannot be sent back here yet'],
  fr: ['pas de retour pour changement d’avis', 'un retour n’est pas encore possible ici'],
  es: ['sin devolución por cambio de opinión', 'aún no se puede devolver aquí'],
} as const

test.each(LOCALES)(
  '%s: what is made or cut to measure is not taken back for a change of mind, and no rule promises returns that cannot be made here',
  async (locale) => {
    const [noReturn, notHere] = WORDS[locale]
    const { returns } = (await CATALOGUE.goods[locale]()).default
    const { returnRules } = (await CATALOGUE.checkout[locale]()).default
    for (const rule of ['custom-no-return', 'cut-no-return'] as const)
      for (const text of [returns[rule].title, returns[rule].detail, returnRules[rule]])
        expect(text).toContain(noReturn)
    for (const { detail } of Object.values(returns)) expect(detail).toContain(notHere)
  },
)
