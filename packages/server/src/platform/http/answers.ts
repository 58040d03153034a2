import type { Failure, Success } from '@zhujia/contract/core/envelope.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import { ERRORS, type ErrorCode } from '@zhujia/contract/errors.ts'
import { textsFor } from '#locales/texts.ts'

export const success = <T>(data: T): Success<T> => ({ success: true, code: 200, message: 'ok', data })

/** The envelope of a failure in the caller's language, with the HTTP status it travels under. */
export function failure(code: ErrorCode, locale: Locale, data: unknown = null): { status: number; body: Failure } {
  const spec = ERRORS[code]
  return {
    status: spec.wire,
    body: { success: false, code: spec.code, errorCode: code, message: textsFor(locale).errors[code], data },
  }
}
