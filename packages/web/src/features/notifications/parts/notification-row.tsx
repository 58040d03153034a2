import { type Notification, placeOf } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { UiLink } from '#ui/action/link.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './notification-row.module.css'
import { SubjectLine } from './subject-line.tsx'
import { When } from './when.tsx'

function Words({ notification }: { notification: Notification }) {
  const t = useTexts('notifications')
  const { category, kind, at, isRead, amountFen, subject, isGone } = notification
  return (
    <>
      <span className={styles.head}>
        <span className={isRead ? styles.read : styles.unread}>
          {!isRead && <Badge dot label={t('unread')} />}
          {t(`of.${kind}.title`)}
        </span>
        <When at={at} />
      </span>
      <span className={styles.body}>
        {t(`of.${kind}.body`)} {amountFen !== null && <PriceText fen={amountFen} />}
      </span>
      {subject && <SubjectLine subject={subject} />}
      {isGone && <span className={styles.body}>{t(category === 'members' ? 'goneOrganisation' : 'gone')}</span>}
    </>
  )
}

export interface NotificationRowProps {
  notification: Notification
  /** In the edit mode, in which a tap on the row selects it. */
  selection: Selection | undefined
  onOpen: (notification: Notification) => void
}

/** One of a list: what happened, when, and to which order. Its link leads there. */
export function NotificationRow({ notification, selection, onOpen }: NotificationRowProps) {
  const { id } = notification
  if (selection)
    return (
      <div className={styles.selectable}>
        <Checkbox checked={selection.ids.has(id)} onChange={(on) => selection.mark([id], on)}>
          <span className={styles.words}>
            <Words notification={notification} />
          </span>
        </Checkbox>
      </div>
    )
  return (
    <UiLink href={placeOf(notification)} className={styles.row} onClick={() => onOpen(notification)}>
      <Words notification={notification} />
    </UiLink>
  )
}
