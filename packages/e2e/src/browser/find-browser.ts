import { join } from 'node:path'
import { cacheDir } from '../paths.ts'
import { isStillWanted, readCache } from './cache.ts'
import { fontEnvironment } from './fonts.ts'
import { parseOnly } from './first-working.ts'
import { type Browser, browserArgs } from './launch-options.ts'
import { probeBrowser } from './probe.ts'
import { listSources } from './source-list.ts'
import { search } from './search.ts'
import type { Candidate, Found } from './types.ts'

const cacheFile = join(cacheDir, 'browser.json')

/**
 * A Chromium that works here and draws Chinese, searched once and then saved in `.cache/browser.json`.
 * Looks for, in order: ZHUJIA_BROWSER (a path), Playwright's own, the system's, @sparticuz/chromium
 * from npm, then installs by Playwright or by apt. ZHUJIA_BROWSER_ONLY (a list such as `system,apt`)
 * confines the search. Give the result to `launchOptions`; throws BrowserNotFoundError.
 */
export async function findBrowser(): Promise<Browser> {
  const only = parseOnly(process.env['ZHUJIA_BROWSER_ONLY'])
  // An empty variable is how a shell or a CI file says "not set".
  const preferred = process.env['ZHUJIA_BROWSER'] || undefined
  const fonts = await fontEnvironment(join(cacheDir, 'fonts'))
  const probe = (timeoutMs: number) => (candidate: Candidate) =>
    probeBrowser({ ...candidate, env: { ...fonts, ...candidate.env } }, timeoutMs)

  const found =
    (await findForWorker({ preferred, only })) ??
    (await search({
      sources: listSources({ only, preferred, cacheDir }),
      probe: probe(30_000),
      reprobe: probe(10_000),
      cacheFile,
      only,
      preferred,
      warn: (text) => process.stderr.write(`browser: ${text}\n`),
    }))
  // The fonts are looked up each time: they may be installed or removed without the browser.
  return { ...found, args: browserArgs(), env: { ...fonts, ...found.env } }
}

/** A Playwright worker reads the configuration again, shortly after the runner has probed the browser. */
async function findForWorker(wanted: Parameters<typeof isStillWanted>[1]): Promise<Found | undefined> {
  if (process.env['TEST_WORKER_INDEX'] === undefined) return undefined
  const cached = await readCache(cacheFile)
  return cached !== undefined && isStillWanted(cached, wanted) ? cached : undefined
}
