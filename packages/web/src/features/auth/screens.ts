import type { PageSources } from '#platform/page-source.ts'

export const authPages = {
  login: { load: () => import('./pages/login-page.tsx'), texts: ['auth'] },
  reset: { load: () => import('./pages/reset-page.tsx'), texts: ['auth'] },
  changePassword: { load: () => import('./pages/change-password-page.tsx'), texts: ['auth', 'security'] },
  changePhone: { load: () => import('./pages/change-phone-page.tsx'), texts: ['auth', 'security'] },
  devices: { load: () => import('./pages/devices-page.tsx'), texts: ['security'] },
} satisfies PageSources
