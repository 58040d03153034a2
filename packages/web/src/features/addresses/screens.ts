import type { PageSources } from '#platform/page-source.ts'

export const addressesPages = {
  address: { load: () => import('./pages/address-page.tsx'), texts: ['addresses'] },
} satisfies PageSources
