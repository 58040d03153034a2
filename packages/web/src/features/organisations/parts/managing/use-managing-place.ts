import { INVITATION_STATES, type InvitationState } from '@zhujia/contract/organisations/states.ts'
import { NAME_MAX } from '@zhujia/contract/core/constants.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'

export const MANAGING_TABS = ['members', 'invitations', 'log'] as const
export type ManagingTab = (typeof MANAGING_TABS)[number]

export interface ManagingPlace {
  organisationId: string | undefined
  tab: ManagingTab
  state: InvitationState | undefined
  q: string
}

/** What the page shows, as its address has it. */
export function useManagingPlace(): ManagingPlace & { go: (change: Partial<ManagingPlace>) => void } {
  const query = usePageQuery('subAccount')
  const { setQuery } = useNavigation()
  const place: ManagingPlace = {
    organisationId: query.organisationId,
    tab: MANAGING_TABS.find((tab) => tab === query.tab) ?? 'members',
    state: INVITATION_STATES.find((state) => state === query.state),
    q: (query.q ?? '').trim().slice(0, NAME_MAX),
  }
  const go = (change: Partial<ManagingPlace>) => {
    const { organisationId, tab, state, q } = { ...place, ...change }
    setQuery({ organisationId, tab: tab === 'members' ? undefined : tab, state, q: q || undefined })
  }
  return { ...place, go }
}
