import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from '#platform/badges.ts'
import { useHinted } from '#platform/live.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { unreadQuery } from './queries.ts'

/** The number of notifications that are not read, as the badge of the messages' tab; kept true by the event stream. */
export function useMessagesBadge(): void {
  const enabled = activeRoles(useSession()) !== undefined
  const { data, refetch } = useQuery({ ...unreadQuery(), enabled })
  useHinted(enabled, () => void refetch({ cancelRefetch: false }))
  const unread = enabled ? data && Object.values(data).reduce((sum, count) => sum + count, 0) : 0
  useEffect(() => {
    if (unread !== undefined) setBadge('messages', unread)
  }, [unread])
}
