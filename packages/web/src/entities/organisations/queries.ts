import { useQueryClient } from '@tanstack/react-query'
import { MEMBERSHIPS_MAX } from '@zhujia/contract/core/limits.ts'
import type { InvitationState } from '@zhujia/contract/organisations/states.ts'
import type { RequestFor, ResponseFor } from '#platform/api-client/types.ts'
import { useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'
import { refreshAfter } from '../stale-after.ts'

export type Membership = ResponseFor<'organisations.listMemberships'>['records'][number]
export type Member = ResponseFor<'organisations.listMembers'>['records'][number]
export type SentInvitation = ResponseFor<'organisations.listSentInvitations'>['records'][number]
export type ReceivedInvitation = ResponseFor<'organisations.listReceivedInvitations'>['records'][number]
export type LogEntry = ResponseFor<'organisations.listLog'>['records'][number]

/** They change without anything being done here, so they are fetched again whenever they are shown. */
export const membershipsQuery = (managed?: '1') => ({
  ...apiQuery('organisations.listMemberships', { query: { size: MEMBERSHIPS_MAX, ...(managed && { managed }) } }),
  staleTime: 0,
})
export const pendingInvitationsQuery = () => ({
  ...apiQuery('organisations.countReceivedInvitations', {}),
  staleTime: 0,
})

export const useReceivedInvitationPages = () => useApiPages('organisations.listReceivedInvitations', {})
export const useMemberPages = (id: string, q: string) =>
  useApiPages('organisations.listMembers', q ? { q } : {}, { params: { id }, idOf: ({ userId }) => userId })
export const useSentInvitationPages = (id: string, state: InvitationState | undefined) =>
  useApiPages('organisations.listSentInvitations', state ? { state } : {}, { params: { id } })
export const useLogPages = (id: string) => useApiPages('organisations.listLog', {}, { params: { id } })

/** Invites somebody; the form says what is wrong. */
export function useInvite() {
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation('organisations.inviteMember', { toast: false })
  return async (request: RequestFor<'organisations.inviteMember'>) => {
    const invited = await mutateAsync(request)
    await refreshAfter(client, 'organisations.inviteMember')
    return invited
  }
}

/** Sets what a member may do; the form says what is wrong. */
export function useChangeMember() {
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation('organisations.changeMember', { toast: false })
  return async (request: RequestFor<'organisations.changeMember'>) => {
    await mutateAsync(request)
    await refreshAfter(client, 'organisations.changeMember')
  }
}

type Step =
  | 'organisations.acceptInvitation'
  | 'organisations.declineInvitation'
  | 'organisations.leaveOrganisation'
  | 'organisations.removeMember'
  | 'organisations.withdrawInvitation'

/** A step that is a tap, and fetches again what it changes, also when it fails: somebody else may have been first. */
export function useStep<Key extends Step>(key: Key) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useApiMutation(key)
  return {
    isPending,
    run: async (request: RequestFor<Key>): Promise<ResponseFor<Key>> => {
      try {
        return await mutateAsync(request)
      } finally {
        await refreshAfter(client, key)
      }
    },
  }
}
