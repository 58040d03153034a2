import { routesOf } from '#platform/http/handlers.ts'
import { clearHistory, forgetViews } from './commands/forget-views.ts'
import { mergeViews } from './commands/merge-views.ts'
import { recordView } from './commands/record-view.ts'
import { presentViewed } from './present.ts'
import { listHistory } from './queries/list-history.ts'

export const viewsRoutes = routesOf('views', {
  recordView: (ctx, { params }) => recordView(ctx, params.id),
  listHistory: async (ctx, { query }) => {
    const { rows, count } = await listHistory(ctx, query)
    return { records: rows.map(presentViewed), total: count }
  },
  forgetViews: (ctx, { body }) => forgetViews(ctx, body.productIds),
  clearHistory: (ctx) => clearHistory(ctx),
  mergeViews: (ctx, { body }) => mergeViews(ctx, body.views),
})
