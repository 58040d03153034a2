import { learnServerTime } from '../clock.ts'
import { ENDPOINT_TABLE } from '../endpoint-table.generated.ts'
import { currentLocale } from '../i18n/locale.ts'
import { coreTexts } from '../i18n/use-texts.ts'
import { currentSession } from '../session.ts'
import type { Failure } from './api-error.ts'
import { API_BASE } from './build-request.ts'
import { createClient } from './client.ts'

/** The message of a failure in the reader's language. */
export function wordsFor({ text }: Failure): string {
  if ('words' in text) return text.words
  const t = coreTexts()
  if (text.key === 'httpOther') return t('errors.httpOther', { status: String(text.status) })
  return text.key === 'offline' ? t('offline') : t(`errors.${text.key}`)
}

/**
 * The app's client. `call(key, request, options)` calls one endpoint of the contract and resolves to its `data`; every
 * failure is an ApiError. The app listens to `apiEvents` and shows mask, toast and login.
 */
export const {
  call,
  upload,
  events: apiEvents,
} = createClient({
  table: ENDPOINT_TABLE,
  base: API_BASE,
  token: () => currentSession().token,
  language: currentLocale,
  wordsFor,
  currentPage: () => window.location.pathname,
  learnServerTime,
  retryDelaysMs: [300, 900],
})
