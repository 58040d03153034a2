import { COMPANY_STAFF, type Role } from '@zhujia/contract/core/roles.ts'

/** Under what people know themselves: each holds one or more role codes. */
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

/** Nobody applies for these: they are shown only to those who have them. */
const NEVER_APPLIED_FOR: readonly Identity[] = ['user', 'platform']

const rolesOf = (identity: Identity): readonly Role[] => ROLES_OF[identity]

/** The identity that a role belongs to. */
export const identityOf = (role: Role): Identity =>
  IDENTITIES.find((identity) => rolesOf(identity).includes(role)) ?? 'user'

export interface Standing {
  identity: Identity
  /** Its roles that are granted; none: it has not been opened. */
  roles: readonly Role[]
}

/** Every identity with what is granted of it, in the order in which they are shown. */
export function standingsOf(granted: readonly Role[]): Standing[] {
  const standings = IDENTITIES.map((identity) => ({
    identity,
    roles: granted.filter((role) => rolesOf(identity).includes(role)),
  }))
  return standings.filter(({ identity, roles }) => roles.length > 0 || !NEVER_APPLIED_FOR.includes(identity))
}

/** The identity to begin with: the one used here before where it is granted, else the first that is (the main role's). */
export function firstChoice(granted: readonly Role[], userType: Role): Identity | undefined {
  const [main] = granted
  if (main === undefined) return undefined
  const before = identityOf(userType)
  return granted.some((role) => identityOf(role) === before) ? before : identityOf(main)
}
