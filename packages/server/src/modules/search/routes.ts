import { routesOf } from '#platform/http/handlers.ts'
import { recordSearch } from './commands/record-search.ts'
import { presentSuggestion } from './present.ts'
import { listHotWords } from './queries/list-hot-words.ts'
import { suggestWords } from './queries/suggest-words.ts'

export const searchRoutes = routesOf('search', {
  suggestWords: async (ctx, { query }) => (await suggestWords(ctx, query.q)).map(presentSuggestion),
  listHotWords,
  recordSearch: (ctx, { body }) => recordSearch(ctx, body.q),
})
