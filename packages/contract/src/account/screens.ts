import type { Screen } from '../core/screen.ts'

export const accountScreens = {
  user: { path: '/pages/user/index', tab: 7, access: 'public', parent: null, query: {} },
  userStatus: { path: '/pages/userStatus/index', access: 'session', parent: 'user', query: { redirect: 'optional' } },
  selectCharacter: { path: '/pages/userStatus/selectCharacter', access: 'session', parent: 'user', query: {} },
} as const satisfies Record<string, Screen>
