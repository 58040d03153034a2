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

/** The access of an endpoint or screen, in words. */
export function accessWords(access: Access): string {
  if (access === 'public') return 'everybody'
  if (access === 'session') return 'logged-in people'
  return access === BUYERS ? 'all roles but `administrator`' : access.map((role) => `\`${role}\``).join(', ')
}

/** The columns of the access table: a visitor without a session, then each role. */
export const PRINCIPALS = ['anonymous', ...ROLES] as const

/** Whether a guest, or a person with only this role active, has access. */
export function hasAccess(access: Access, principal: (typeof PRINCIPALS)[number]): boolean {
  if (access === 'public') return true
  if (principal === 'anonymous') return false
  return access === 'session' || access.includes(principal satisfies Role)
}
