import type { PageSources } from '#platform/page-source.ts'

export const settingsPages = {
  settings: { load: () => import('./pages/settings-page.tsx'), texts: ['settings', 'auth'] },
  about: { load: () => import('./pages/about-page.tsx'), texts: ['settings', 'auth'] },
  editUser: { load: () => import('./pages/edit-user-page.tsx'), texts: ['settings'] },
} satisfies PageSources
