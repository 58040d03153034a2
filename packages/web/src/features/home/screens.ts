import type { PageSources } from '#platform/page-source.ts'

export const homePages = {
  home: { load: () => import('./pages/home-page.tsx'), texts: ['home', 'goods', 'units', 'made'] },
} satisfies PageSources
