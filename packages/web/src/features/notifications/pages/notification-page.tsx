import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Notification, notificationQuery, placeOf } from '#entities/notifications/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { SubjectLine } from '../parts/subject-line.tsx'
import { useOpened, useRemove } from '../use-actions.ts'
import styles from './notification-page.module.css'

function Content({ notification }: { notification: Notification }) {
  const t = useTexts('notifications')
  const { dateTime } = useFormats()
  const { navigateBack } = useNavigation()
  const remove = useRemove()
  const opened = useOpened()
  const { id, kind, at, amountFen, subject, isGone } = notification
  const open = useEffectEvent(() => opened(notification))
  useEffect(() => open(), [id])
  return (
    <Card>
      <article className={styles.content}>
        <h2 className={styles.title}>{t(`of.${kind}.title`)}</h2>
        <time className={styles.time} dateTime={at}>
          {dateTime(at)}
        </time>
        <p>
          {t(`of.${kind}.body`)} {amountFen !== null && <PriceText fen={amountFen} />}
        </p>
        {subject && <SubjectLine subject={subject} />}
        {isGone && <p className={styles.time}>{t('gone')}</p>}
        {subject && (
          <LinkButton block href={placeOf(notification)}>
            {t('openOrder')}
          </LinkButton>
        )}
        <Button block kind="secondary" onClick={() => void remove([id]).then(() => navigateBack())}>
          {t('remove')}
        </Button>
      </article>
    </Card>
  )
}

/** One notification, with a link to what it is about. */
export default function NotificationPage() {
  const t = useTexts('notifications')
  const { id } = usePageQuery('notification')
  const { data, error, isFetching, refetch } = useQuery(notificationQuery(id ?? ''))
  return (
    <ScreenPage busy={!data && !error}>
      {!data && !error && <Skeleton kind="block" />}
      {!data && error && (
        <LoadFailed title={t('failedOne')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <Content notification={data} />}
    </ScreenPage>
  )
}
