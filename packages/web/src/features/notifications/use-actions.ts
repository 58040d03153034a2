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
  const { mutateAsync } = useMarkRead()
  return ({ id, isRead }) => {
    if (isRead) return
    // The page is left meanwhile, and a callback of a hidden page is not called.
    void runAction(async () => {
      await mutateAsync({ body: { ids: [id] } })
      await refreshAfter(client, 'notifications.markRead')
    })
  }
}

/** Marks some as read. */
export function useRead(): (ids: readonly string[]) => Promise<void> {
  const t = useTexts('notifications')
  const client = useQueryClient()
  const { mutateAsync } = useMarkRead()
  return async (ids) => {
    const isDone = await runAction(() =>
      inBatches(ids, NOTIFICATIONS_BATCH, (some) => mutateAsync({ body: { ids: some } })),
    )
    if (isDone) showToast(t('marked'))
    // After a failure some may have been marked all the same.
    await refreshAfter(client, 'notifications.markRead')
  }
}

/** Marks as read all that a list could see, of a category or of all. */
export function useReadAll(): (seen: string, category?: NotificationCategory) => Promise<void> {
  const t = useTexts('notifications')
  const client = useQueryClient()
  const { mutateAsync } = useMarkAllRead()
  return async (seen, category) => {
    const isDone = await runAction(() => mutateAsync({ body: { seen, ...(category && { category }) } }))
    if (isDone) showToast(t('allRead'))
    await refreshAfter(client, 'notifications.markRead')
  }
}

/** Removes some. @returns whether all of them are */
export function useRemove(): (ids: readonly string[]) => Promise<boolean> {
  const t = useTexts('notifications')
  const client = useQueryClient()
  const { mutateAsync } = useRemoveNotifications()
  return async (ids) => {
    const isDone = await runAction(async () => {
      await inBatches(ids, NOTIFICATIONS_BATCH, (some) => mutateAsync({ body: { ids: some } }))
      showToast(t('removed'))
    })
    // After a failure some may have been removed all the same.
    await refreshAfter(client, 'notifications.removeNotifications')
    return isDone
  }
}
