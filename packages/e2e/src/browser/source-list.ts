import { join } from 'node:path'
import { installedByApt, installedByPlaywright } from './install.ts'
import { sparticuzBrowsers } from './sparticuz.ts'
import { systemBrowsers } from './system.ts'
import { type Candidate, type BrowserSource, type Source, SOURCE_NAMES } from './types.ts'

/** The sources that `only` names, in the order of `SOURCE_NAMES`. */
export function listSources(options: {
  only: readonly Source[]
  preferred: string | undefined
  cacheDir: string
}): BrowserSource[] {
  const candidatesOf: Record<Source, BrowserSource['candidates']> = {
    env: () => named(options.preferred),
    playwright: ownOfPlaywright,
    system: systemBrowsers,
    sparticuz: () => sparticuzBrowsers(join(options.cacheDir, 'chromium')),
    'playwright-install': installedByPlaywright,
    apt: installedByApt,
  }
  return SOURCE_NAMES.filter((source) => options.only.includes(source)).map((source) => ({
    source,
    candidates: candidatesOf[source],
  }))
}

async function* named(executablePath: string | undefined): AsyncGenerator<Candidate> {
  if (executablePath === undefined) throw new Error('not set')
  yield { executablePath, env: {} }
}

async function* ownOfPlaywright(): AsyncGenerator<Candidate> {
  yield { executablePath: undefined, env: {} }
}
