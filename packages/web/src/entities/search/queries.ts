import { apiQuery, useApiMutation } from '#platform/queries.ts'

/** Suggestions for typed text. */
export const suggestionsQuery = (q: string) => ({
  ...apiQuery('search.suggestWords', { query: { q } }),
  staleTime: 60_000,
})

/** Hot words. */
export const hotWordsQuery = () => ({ ...apiQuery('search.listHotWords', {}), staleTime: 10 * 60_000 })

/** Counts a search for the hot words. Shows neither mask nor failure, because it is no action of the user. */
export const useRecordSearch = () => useApiMutation('search.recordSearch', { mask: false, toast: false })
