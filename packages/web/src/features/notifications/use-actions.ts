import { useQueryClient } from '@tanstack/react-query'
import { NOTIFICATIONS_BATCH } from '@zhujia/contract/core/limits.ts'
import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import {
  type Notification,
  useMarkAllRead,
  useMarkRead,
  useRemoveNotifications,
} from '#entities/notifications/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { inBatches } from '#platform/selection.ts'
import { showToast } from '#ui/feedback/toast.tsx'

/** Marks one as read when it is opened; should it fail, it stays unread. */
export function useOpened(): (notification: Pick<Notification, 'id' | 'isRead'>) => void {
  const client = useQueryClient()
  const { mutate } = useMarkRead()
  return ({ id, isRead }) => {
    if (isRead) return
    mutate({ body: { ids: [id] } }, { onSuccess: () => void refreshAfter(client, 'notifications.markRead') })
  }
}

/** Marks all of a category as read, up to the newest one that is shown. */
export function useReadAll(): (newest: Pick<Notification, 'at'>, category?: NotificationCategory) => Promise<void> {
  const t = useTexts('notifications')
  const client = useQueryClient()
  const { mutateAsync } = useMarkAllRead()
  return async ({ at }, category) => {
    const isDone = await runAction(() => mutateAsync({ body: { until: at, ...(category && { category }) } }))
    if (isDone) showToast(t('allRead'))
    await refreshAfter(client, 'notifications.markRead')
  }
}

export function useRemove(): (ids: readonly string[]) => Promise<void> {
  const t = useTexts('notifications')
  const client = useQueryClient()
  const { mutateAsync } = useRemoveNotifications()
  return async (ids) => {
    await runAction(async () => {
      await inBatches(ids, NOTIFICATIONS_BATCH, (some) => mutateAsync({ body: { ids: some } }))
      showToast(t('removed'))
    })
    // After a failure some may have been removed all the same.
    await refreshAfter(client, 'notifications.removeNotifications')
  }
}
