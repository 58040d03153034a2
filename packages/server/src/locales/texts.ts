import type { ErrorCode } from '@zhujia/contract/errors.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** What is said of a field that was not accepted. `origin` is what the limit counts: a text's length, a number … */
export interface IssueTexts {
  required: string
  invalid: string
  unknown: string
  tooSmall(minimum: string, origin: string): string
  tooBig(maximum: string, origin: string): string
}

/** Every word that the server says itself, total by type over errors and roles. */
export interface ServerTexts {
  errors: Readonly<Record<ErrorCode, string>>
  issues: IssueTexts
  roles: Readonly<Record<Role, string>>
  sms: { code(digits: string, minutes: number): string }
}

const TEXTS: Readonly<Record<Locale, ServerTexts>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, fr, es }

export const textsFor = (locale: Locale): ServerTexts => TEXTS[locale]
