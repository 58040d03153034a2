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
} as const satisfies Record<string, Screen>
