import { type Notification, placeOf } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UiLink } from '#ui/action/link.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './notification-row.module.css'
import { SubjectLine } from './subject-line.tsx'
import { When } from './when.tsx'

export interface NotificationRowProps {
  notification: Notification
  onOpen: (notification: Notification) => void
}

/** One of a list: what happened, when, and to which order. Its link leads there. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useTexts('notifications')
  const { category, kind, at, isRead, amountFen, subject, isGone } = notification
  return (
    <UiLink href={placeOf(notification)} className={styles.row} onClick={() => onOpen(notification)}>
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
    </UiLink>
  )
}
