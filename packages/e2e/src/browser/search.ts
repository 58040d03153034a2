import { isStillWanted, readCache, writeCache } from './cache.ts'
import { findFirstWorking } from './first-working.ts'
import type { Found, Probe, BrowserSource, Source } from './types.ts'

/** What a search works with; tests give their own. */
export interface Search {
  sources: readonly BrowserSource[]
  probe: Probe
  /** A shorter probe, for a browser that has worked before. */
  reprobe: Probe
  cacheFile: string
  only: readonly Source[]
  /** The value of ZHUJIA_BROWSER. */
  preferred: string | undefined
  warn: (text: string) => void
}

/**
 * The browser of the last search when it still works, otherwise the first that works of all sources, which
 * is then saved. Throws BrowserNotFoundError when none works.
 */
export async function search(options: Search): Promise<Found> {
  const { cacheFile, preferred } = options
  const cached = await readCache(cacheFile)
  if (cached !== undefined && isStillWanted(cached, options)) {
    try {
      await options.reprobe(cached)
      return cached
    } catch {
      // Moved, removed or broken since: search again from the first source.
    }
  }
  const { found, failures } = await findFirstWorking(options.sources, options.probe)
  const ignored = failures.find(({ source }) => source === 'env')
  // Without a warning the person would believe that their own browser runs the tests.
  if (preferred !== undefined && ignored !== undefined) {
    options.warn(`ZHUJIA_BROWSER is not usable (${ignored.reason}); taking ${found.source} instead`)
  }
  await writeCache(cacheFile, found)
  return found
}
