import { SELLERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const organisationsScreens = {
  subAccount: {
    path: '/pages/merchant/management/subAccount',
    access: SELLERS,
    parent: 'user',
    query: { organisationId: 'optional', tab: 'optional', state: 'optional', q: 'optional' },
  },
  memberships: { path: '/pages/settings/account/memberships', access: 'session', parent: 'user', query: {} },
} as const satisfies Record<string, Screen>
