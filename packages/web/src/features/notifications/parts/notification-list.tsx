import Inbox from 'lucide-react/icons/inbox'
import type { Notification, NotificationPlace } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pages } from '#platform/pages.ts'
import type { Selection } from '#platform/selection.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { InfiniteList } from '#ui/list/infinite-list.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { SwipeAction } from '#ui/list/swipe-action.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { useOpened, useRemove } from '../use-actions.ts'
import { useEmptyHint } from '../use-empty-hint.ts'
import styles from './notification-list.module.css'
import { NotificationRow } from './notification-row.tsx'

export interface NotificationListProps {
  place: NotificationPlace
  pages: Pages<Notification>
  /** In the edit mode. */
  selection: Selection | undefined
}

/** The list in its four states. */
export function NotificationList({ place, pages, selection }: NotificationListProps) {
  const t = useTexts('notifications')
  const remove = useRemove()
  const opened = useOpened()
  const emptyHint = useEmptyHint(place.category)
  const { records, error, isFetching, list, refresh } = pages
  if (!records) {
    if (!error) return <Skeleton kind="list" count={6} />
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  if (records.length === 0)
    return (
      <PullToRefresh onRefresh={refresh}>
        <EmptyState art={Inbox} title={t(place.unread ? 'empty.unread' : 'empty.title')} hint={emptyHint} />
      </PullToRefresh>
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <InfiniteList {...list}>
        <RowList>
          {records.map((one) => (
            <li key={one.id}>
              <SwipeAction
                moreButton={false}
                actions={[{ key: 'remove', label: t('remove'), danger: true, onPress: () => void remove([one.id]) }]}
              >
                <div className={styles.row}>
                  <NotificationRow notification={one} selection={selection} onOpen={opened} />
                </div>
              </SwipeAction>
            </li>
          ))}
        </RowList>
      </InfiniteList>
    </PullToRefresh>
  )
}
