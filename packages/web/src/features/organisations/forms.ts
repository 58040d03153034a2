import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { checkThat, type Checks } from '#platform/form-checks.ts'

export interface RightsValues {
  isOwner: boolean
  permissions: readonly Permission[]
}
export interface InviteValues extends RightsValues {
  phone: string
}

/** The contract's schemas, fetched when they are first needed. */
export async function inviteChecks(): Promise<Checks> {
  const { inviteBody } = await import('@zhujia/contract/organisations/schemas.ts')
  return inviteBody
}

/** Somebody who may nothing would find nothing: at least one permission is marked. */
export const somethingGranted = ({ isOwner }: RightsValues, words: string): Checks => ({
  permissions: checkThat((value) => isOwner || (Array.isArray(value) && value.length > 0), words),
})
