import { categoriesFor, type NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, useSession } from '#platform/session.ts'

/** What an empty list says will come: of its category, else of the first that the active roles may open. */
export function useEmptyHint(category?: NotificationCategory): string {
  const t = useTexts('notifications')
  const [first = 'account'] = categoriesFor(activeRoles(useSession()) ?? [])
  return t(`empty.hint.${category ?? first}`)
}
