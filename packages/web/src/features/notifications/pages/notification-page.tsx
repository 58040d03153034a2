import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import Inbox from 'lucide-react/icons/inbox'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Notification, notificationQuery, placeOf } from '#entities/notifications/queries.ts'
import { type ApiError, isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { SubjectLine } from '../parts/subject-line.tsx'
import { When } from '../parts/when.tsx'
import { useOpened, useRemove } from '../use-actions.ts'
import styles from './notification-page.module.css'

/** The words of the link to what a notification is about. */
const openingOf = ({ category, subject }: Notification) => {
  if (subject?.is !== 'organisation') return 'openOrder'
  return category === 'shop' ? 'openDeposit' : 'openOrganisation'
}

interface ContentProps {
  notification: Notification
  /** Before it is removed, and after it could not be. */
  onRemoving: (isRemoving: boolean) => void
}

function Content({ notification, onRemoving }: ContentProps) {
  const t = useTexts('notifications')
  const { navigateBack } = useNavigation()
  const remove = useRemove()
  const opened = useOpened()
  const { id, category, kind, at, amountFen, subject, isGone } = notification
  const open = useEffectEvent(() => opened(notification))
  useEffect(() => open(), [id])
  const removeAndLeave = async () => {
    onRemoving(true)
    if (await remove([id])) navigateBack()
    else onRemoving(false)
  }
  return (
    <Card>
      <article className={styles.content}>
        <h2 className={styles.title}>{t(`of.${kind}.title`)}</h2>
        <When at={at} />
        <p>
          {t(`of.${kind}.body`)} {amountFen !== null && <PriceText fen={amountFen} />}
        </p>
        {subject && <SubjectLine subject={subject} />}
        {isGone && <p className={styles.gone}>{t(category === 'members' ? 'goneOrganisation' : 'gone')}</p>}
        {subject && (
          <LinkButton block href={placeOf(notification)}>
            {t(openingOf(notification))}
          </LinkButton>
        )}
        <Button block kind="secondary" onClick={() => void removeAndLeave()}>
          {t('remove')}
        </Button>
      </article>
    </Card>
  )
}

interface FailedProps {
  error: ApiError
  isRetrying: boolean
  retry: () => void
}

function Failed({ error, isRetrying, retry }: FailedProps) {
  const t = useTexts('notifications')
  if (!isMissing(error))
    return <LoadFailed title={t('failedOne')} error={error} onRetry={retry} retrying={isRetrying} />
  return (
    <EmptyState
      art={Inbox}
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={<LinkButton href={href('messages')}>{t('missing.toMessages')}</LinkButton>}
    />
  )
}

/** One notification, with a link to what it is about. */
export default function NotificationPage() {
  const { id } = usePageQuery('notification')
  const [isRemoving, setRemoving] = useState(false)
  // A hint that it has changed may come before the page is left: what is being removed is not fetched again.
  const { data, error, isFetching, refetch } = useQuery({ ...notificationQuery(id ?? ''), enabled: !isRemoving })
  return (
    <ScreenPage busy={!data && !error}>
      {!data && !error && <Skeleton kind="block" />}
      {!data && error && <Failed error={error} isRetrying={isFetching} retry={() => void refetch()} />}
      {data && <Content notification={data} onRemoving={setRemoving} />}
    </ScreenPage>
  )
}
