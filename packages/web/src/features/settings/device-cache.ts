import type { QueryClient } from '@tanstack/react-query'
import { forgetAllSearches, searchHistoryText } from '#entities/search/search-history.ts'

/** What is here only to be quicker, in bytes: nothing of it is work, and all of it comes back by itself or is typed again. */
export interface DeviceCache {
  /** Answers of the server for pages that are not in sight. */
  answers: number
  searches: number
}

const bytesOf = (text: string): number => new Blob([text]).size

/** Answers that no shown part uses. */
const unused = (client: QueryClient) =>
  client.getQueryCache().findAll({ type: 'inactive', predicate: ({ state }) => state.data !== undefined })

/** The sizes as they are now. */
export const measureCache = (client: QueryClient): DeviceCache => ({
  answers: unused(client).reduce((sum, { state }) => sum + bytesOf(JSON.stringify(state.data)), 0),
  searches: bytesOf(searchHistoryText()),
})

export const totalOf = ({ answers, searches }: DeviceCache): number => answers + searches

/** Empties it. Login, drafts and settings stay. @returns how many bytes are gone */
export function clearCache(client: QueryClient): number {
  const before = measureCache(client)
  // Not removed: pages below this one would go on with the removed query, which nothing marks as stale any more.
  for (const query of unused(client)) query.reset()
  forgetAllSearches()
  return totalOf(before) - totalOf(measureCache(client))
}
