import { apiQuery, useApiMutation } from '#platform/queries.ts'

/** What the beginning of a word may become. */
export const suggestionsQuery = (q: string) => ({
  ...apiQuery('search.suggestWords', { query: { q } }),
  staleTime: 60_000,
})

/** What many people search for. */
export const hotWordsQuery = () => ({ ...apiQuery('search.listHotWords', {}), staleTime: 10 * 60_000 })

/** Counts a search towards what is hot. Shows neither mask nor failure: nobody asked for it. */
export const useRecordSearch = () => useApiMutation('search.recordSearch', { mask: false, toast: false })
