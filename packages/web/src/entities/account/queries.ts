import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { setAvailableRoles } from '#platform/session.ts'
import { refreshAfter } from '../stale-after.ts'

/** Who is signed in, as the server knows them. */
export const profileQuery = () => apiQuery('account.getProfile', {})

/** The profile for the pages about roles; it updates the session, because granted roles may have changed since the login. */
export function useGrantedRoles() {
  const profile = useQuery(profileQuery())
  const granted = profile.data?.availableRoles
  useEffect(() => {
    if (granted) setAvailableRoles(granted)
  }, [granted])
  return profile
}

/** Saves nickname and avatar; the profile is read again. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const update = useApiMutation('account.updateProfile')
  return async (body: Parameters<typeof update.mutateAsync>[0]['body']) => {
    await update.mutateAsync({ body })
    await refreshAfter(client, 'account.updateProfile')
  }
}
