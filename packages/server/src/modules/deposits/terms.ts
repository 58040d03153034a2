import type { Locale } from '@zhujia/contract/core/locales.ts'
import { SHOP_TERMS_VERSION } from '@zhujia/contract/deposits/kinds.ts'
import { textsFor } from '#locales/texts.ts'

/** The terms of a shop's security deposit as they are today: one clause a line. */
export const shopTerms = (locale: Locale): { version: number; text: string; locale: Locale } => ({
  version: SHOP_TERMS_VERSION,
  text: textsFor(locale).shopDepositTerms.join('\n'),
  locale,
})
