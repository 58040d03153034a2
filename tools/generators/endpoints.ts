import { BUYERS, ROLES, type Role } from '../../packages/contract/src/core/roles.ts'
import type { Access, EndpointSpec } from '../../packages/contract/src/core/endpoint.ts'
import { ENDPOINTS } from '../../packages/contract/src/endpoints.ts'

export interface Listed {
  key: string
  area: string
  spec: EndpointSpec
}

/** Every endpoint of the contract, by area and name. */
export const LISTED: readonly Listed[] = Object.entries<Record<string, EndpointSpec>>(ENDPOINTS)
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, spec]) => ({ key: `${area}.${name}`, area, spec })),
  )
  .toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** Who may come in, in words. */
export function whoMay(access: Access): string {
  if (access === 'public') return 'everybody'
  if (access === 'session') return 'whoever is signed in'
  return access === BUYERS ? 'all roles but `administrator`' : access.map((role) => `\`${role}\``).join(', ')
}

/** The columns of the access table: nobody in particular, then each role alone. */
export const PRINCIPALS = ['anonymous', ...ROLES] as const

/** Whether somebody with this one active role, or without a session, is let in. */
export function isLetIn(access: Access, principal: (typeof PRINCIPALS)[number]): boolean {
  if (access === 'public') return true
  if (principal === 'anonymous') return false
  return access === 'session' || access.includes(principal satisfies Role)
}
