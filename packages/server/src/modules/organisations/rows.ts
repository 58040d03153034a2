import type { OrganisationKind } from '@zhujia/contract/organisations/kinds.ts'
import type { invitations, memberships, organisationLog } from '#tables/organisations.ts'

export type Membership = typeof memberships.$inferSelect
export type Invitation = typeof invitations.$inferSelect
export type LogRow = typeof organisationLog.$inferInsert

/** The caller's place in an organisation whose row is locked. */
export interface Held {
  kind: OrganisationKind
  own: Membership
}
