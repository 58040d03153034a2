import type { Screen } from '../core/screen.ts'

export const authScreens = {
  login: {
    path: '/pages/login/index',
    access: 'public',
    parent: 'user',
    query: { redirect: 'optional', phone: 'optional', way: 'optional' },
  },
  reset: {
    path: '/pages/login/reset',
    access: 'public',
    parent: 'login',
    query: { redirect: 'optional', phone: 'optional' },
  },
  changePassword: {
    path: '/pages/settings/account/password',
    access: 'session',
    parent: 'accountSettings',
    query: { way: 'optional' },
  },
  changePhone: {
    path: '/pages/settings/account/editPhone',
    access: 'session',
    parent: 'accountSettings',
    query: { way: 'optional' },
  },
  devices: { path: '/pages/settings/account/devices', access: 'session', parent: 'accountSettings', query: {} },
} as const satisfies Record<string, Screen>
