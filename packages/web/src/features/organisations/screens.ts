import type { PageSources } from '#platform/page-source.ts'

export const organisationsPages = {
  subAccount: { load: () => import('./pages/sub-account-page.tsx'), texts: ['organisations'] },
  memberships: { load: () => import('./pages/memberships-page.tsx'), texts: ['organisations'] },
} satisfies PageSources
