import { COMPANY_STAFF, type Role } from '@zhujia/contract/core/roles.ts'

/** The identities: each has one or more role codes. */
const ROLES_OF = {
  owner: ['owner'],
  merchant: ['merchant'],
  company: COMPANY_STAFF,
  driver: ['driver'],
  worker: ['temporaryWorker'],
  supervisor: ['supervisor'],
  user: ['user'],
  platform: ['administrator'],
} as const satisfies Record<string, readonly Role[]>

export type Identity = keyof typeof ROLES_OF

const IDENTITIES = Object.keys(ROLES_OF) as Identity[]

/** One cannot apply for these, so they are only shown to those who have them. */
const NEVER_APPLIED_FOR: readonly Identity[] = ['user', 'platform']

const rolesOf = (identity: Identity): readonly Role[] => ROLES_OF[identity]

/** The identity that a role belongs to. */
export const identityOf = (role: Role): Identity =>
  IDENTITIES.find((identity) => rolesOf(identity).includes(role)) ?? 'user'

export interface Standing {
  identity: Identity
  /** Its granted roles; empty: the identity is not active. */
  roles: readonly Role[]
}

/** Every identity with its granted roles, in the order of display. */
export function standingsOf(granted: readonly Role[]): Standing[] {
  const standings = IDENTITIES.map((identity) => ({
    identity,
    roles: granted.filter((role) => rolesOf(identity).includes(role)),
  }))
  return standings.filter(({ identity, roles }) => roles.length > 0 || !NEVER_APPLIED_FOR.includes(identity))
}

/** The preselected identity: the last one used on this device if it is granted, else that of the main role. */
export function firstChoice(granted: readonly Role[], userType: Role): Identity | undefined {
  const [main] = granted
  if (main === undefined) return undefined
  const before = identityOf(userType)
  return granted.some((role) => identityOf(role) === before) ? before : identityOf(main)
}
