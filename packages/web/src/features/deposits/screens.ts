import type { PageSources } from '#platform/page-source.ts'

export const depositsPages = {
  shopDeposit: { load: () => import('./pages/shop-deposit-page.tsx'), texts: ['deposits'] },
} satisfies PageSources
