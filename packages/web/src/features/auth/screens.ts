import type { PageSources } from '#platform/page-source.ts'

export const authPages = {
  login: { load: () => import('./pages/login-page.tsx'), texts: ['auth'] },
  reset: { load: () => import('./pages/reset-page.tsx'), texts: ['auth'] },
} satisfies PageSources
