import { KNOWN_HOURS, WEEKDAYS } from '../locales/hours-words.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'

/** The opening hours of a shop in the reader's language; as the shop wrote them where they are put differently. */
export function useHoursText(): (hours: string) => string {
  const t = useTexts('shop')
  const { weekday } = useFormats()
  return (hours) => {
    const known = KNOWN_HOURS.exec(hours.trim())
    if (!known) return hours
    const [, first, last, from = '', to = ''] = known
    if (first === undefined || last === undefined) return t('contact.daily', { from, to })
    return t('contact.days', {
      first: weekday(WEEKDAYS.indexOf(first)),
      last: weekday(WEEKDAYS.indexOf(last)),
      from,
      to,
    })
  }
}
