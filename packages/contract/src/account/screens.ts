import type { Screen } from '../core/screen.ts'

export const accountScreens = {
  user: { path: '/pages/user/index', tab: 7, access: 'public', parent: null, query: {} },
  userStatus: { path: '/pages/userStatus/index', access: 'session', parent: 'user', query: { redirect: 'optional' } },
  selectCharacter: { path: '/pages/userStatus/selectCharacter', access: 'session', parent: 'user', query: {} },
  accountSettings: { path: '/pages/settings/account/index', access: 'session', parent: 'settings', query: {} },
  settings: { path: '/pages/settings/index', access: 'public', parent: 'user', query: {} },
  about: { path: '/pages/settings/about/index', access: 'public', parent: 'settings', query: {} },
  editUser: { path: '/pages/settings/account/editUser', access: 'session', parent: 'settings', query: {} },
} as const satisfies Record<string, Screen>
