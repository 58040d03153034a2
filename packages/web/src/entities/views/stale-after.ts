import type { StaleAfter } from '../stale.ts'

export const viewsStale: StaleAfter<'views'> = {
  'views.clearHistory': [],
  'views.forgetViews': [],
  'views.mergeViews': ['views.listHistory'],
  'views.recordView': [],
}
