import type { PageSources } from '#platform/page-source.ts'

export const accountPages = {
  userStatus: { load: () => import('./pages/user-status-page.tsx'), texts: ['account'] },
  selectCharacter: { load: () => import('./pages/select-character-page.tsx'), texts: ['account'] },
  user: { load: () => import('./pages/user-page.tsx'), texts: ['account', 'units'] },
  accountSettings: { load: () => import('./pages/account-settings-page.tsx'), texts: ['security'] },
} satisfies PageSources
