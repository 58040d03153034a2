import type { QueryClient } from '@tanstack/react-query'
import { forgetAllSearches, searchHistoryText } from '#entities/search/search-history.ts'

/** What is here only to be quicker, in bytes: nothing of it is work, and all of it comes back by itself or is typed again. */
export interface DeviceCache {
  /** Answers of the server for pages that are not in sight. */
  answers: number
  searches: number
  /** Files that a service worker keeps. */
  files: number
}

const bytesOf = (text: string): number => new Blob([text]).size

/** Answers that no shown part uses. */
const unused = (client: QueryClient) =>
  client.getQueryCache().findAll({ type: 'inactive', predicate: ({ state }) => state.data !== undefined })

/** Absent where the app is not served securely, and where the browser blocks storage. */
async function fileCaches(): Promise<Cache[]> {
  if (!('caches' in globalThis)) return []
  return Promise.all((await caches.keys()).map((name) => caches.open(name)))
}

async function cacheBytes(cache: Cache): Promise<number> {
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
  const sizes = answers.map(async (answer) => (answer ? (await answer.blob()).size : 0))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The sizes as they are now. @throws where the browser refuses to open its caches */
export async function measureCache(client: QueryClient): Promise<DeviceCache> {
  const files = await Promise.all((await fileCaches()).map(cacheBytes))
  return {
    answers: unused(client).reduce((sum, { state }) => sum + bytesOf(JSON.stringify(state.data)), 0),
    searches: bytesOf(searchHistoryText()),
    files: files.reduce((sum, bytes) => sum + bytes, 0),
  }
}

export const totalOf = ({ answers, searches, files }: DeviceCache): number => answers + searches + files

/** Empties it. Login, drafts and settings stay. @returns how many bytes are gone */
export async function clearCache(client: QueryClient): Promise<number> {
  const before = await measureCache(client)
  // Not removed: pages below this one would go on with the removed query, which nothing marks as stale any more.
  for (const query of unused(client)) query.reset()
  forgetAllSearches()
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return totalOf(before) - totalOf(await measureCache(client))
}
