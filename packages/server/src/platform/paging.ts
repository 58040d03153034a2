import { OFFSET_MAX } from '@zhujia/contract/core/constants.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import { textsFor } from '../locales/texts.ts'
import { Refusal } from './refusal.ts'

/** The rows of one page as the database counts them; an offset beyond 1,000 is invalid input. */
export function windowOf(
  { locale }: { locale: Locale },
  { page, size }: { page: number; size: number },
): { limit: number; offset: number } {
  const offset = (page - 1) * size
  if (offset > OFFSET_MAX)
    throw new Refusal('INVALID_INPUT', {
      fields: { page: textsFor(locale).issues.tooBig(String(Math.floor(OFFSET_MAX / size) + 1), 'number') },
    })
  return { limit: size, offset }
}

/** How far a list is counted: one more than is shown, to know whether there is more. */
export const COUNT_LIMIT = OFFSET_MAX + 1

/** The total of a page from a count that stopped at `COUNT_LIMIT`: exact up to 1,000, then a lower bound. */
export const totalOf = (count: number): { total: number; more?: true } =>
  count > OFFSET_MAX ? { total: OFFSET_MAX, more: true } : { total: count }
