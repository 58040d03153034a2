import { BUYERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const favouritesScreens = {
  myCollection: { path: '/pages/myCollection/index', access: BUYERS, parent: 'user', query: { kind: 'optional' } },
} as const satisfies Record<string, Screen>
