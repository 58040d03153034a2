import { isStillWanted, readCache, writeCache } from './cache.ts'
import { climb } from './ladder.ts'
import type { Found, Probe, Rung, Source } from './types.ts'

/** What a search works with; tests give their own. */
export interface Search {
  rungs: readonly Rung[]
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
 * The browser of the last search when it still works, else the first that works on the ladder, which
 * is then remembered. Throws BrowserNotFoundError when none does.
 */
export async function search(options: Search): Promise<Found> {
  const { cacheFile, preferred } = options
  const cached = await readCache(cacheFile)
  if (cached !== undefined && isStillWanted(cached, options)) {
    try {
      await options.reprobe(cached)
      return cached
    } catch {
      // Moved, removed or broken since: look again from the first rung.
    }
  }
  const { found, failures } = await climb(options.rungs, options.probe)
  const ignored = failures.find(({ source }) => source === 'env')
  // Falling through in silence would let a person believe that their own browser runs the tests.
  if (preferred !== undefined && ignored !== undefined) {
    options.warn(`ZHUJIA_BROWSER is not usable (${ignored.reason}); taking ${found.source} instead`)
  }
  await writeCache(cacheFile, found)
  return found
}
