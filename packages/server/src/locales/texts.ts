import type { Locale } from '@zhujia/contract/core/locales.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { ServerTexts } from './server-texts.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** What the server says, in each language. */
const TEXTS: Readonly<Record<Locale, ServerTexts>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, fr, es }

export const textsFor = (locale: Locale): ServerTexts => TEXTS[locale]
