import { NOTIFICATION_CATEGORIES } from '@zhujia/contract/notifications/kinds.ts'
import { useState } from 'react'
import { type NotificationPlace, useNotificationPages } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useSelection } from '#platform/selection.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Button } from '#ui/action/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { NotificationList } from '../parts/notification-list.tsx'
import { EditActions } from '../parts/edit-actions.tsx'
import styles from './notifications-page.module.css'

/** The category and the filter as the address has them. */
function usePlace(): NotificationPlace {
  const { category, unread } = usePageQuery('notifications')
  return { category: NOTIFICATION_CATEGORIES.find((known) => known === category), unread: unread === '1' }
}

function Filter({ unread }: NotificationPlace) {
  const t = useTexts('notifications')
  const { setQuery } = useNavigation()
  return (
    <div className={styles.filter} role="group" aria-label={t('filter.label')}>
      <Chip selected={!unread} onClick={() => setQuery({ unread: undefined })}>
        {t('filter.all')}
      </Chip>
      <Chip selected={unread} onClick={() => setQuery({ unread: '1' })}>
        {t('filter.unread')}
      </Chip>
    </div>
  )
}

function EditToggle({ isEditing, onChange }: { isEditing: boolean; onChange: (isEditing: boolean) => void }) {
  const t = useTexts('notifications')
  return (
    <Button kind="plain" size="small" onClick={() => onChange(!isEditing)}>
      {t(isEditing ? 'done' : 'manage')}
    </Button>
  )
}

/** The page that says what the list could see; undefined where there is nothing to edit. */
const firstOf = ({ records, first }: ReturnType<typeof useNotificationPages>) => (records?.length ? first : undefined)

/** The notifications of a category, all of them or those that are not read; in the edit mode they are marked and removed. */
export default function NotificationsPage() {
  const t = useTexts('notifications')
  const place = usePlace()
  const pages = useNotificationPages(place)
  const selection = useSelection(pages.records?.map(({ id }) => id) ?? [])
  const [wantsEdit, setWantsEdit] = useState(false)
  useShownAgain(() => void pages.reread())
  const first = firstOf(pages)
  const edited = wantsEdit ? first : undefined
  return (
    <ScreenPage
      title={place.category && t(`categories.${place.category}`)}
      busy={!pages.records && !pages.error}
      right={first && <EditToggle isEditing={edited !== undefined} onChange={setWantsEdit} />}
      bottomBar={edited ? <EditActions place={place} selection={selection} seen={edited.seen} /> : undefined}
    >
      <Filter {...place} />
      <NotificationList place={place} pages={pages} selection={edited ? selection : undefined} />
    </ScreenPage>
  )
}
