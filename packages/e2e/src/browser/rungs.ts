import { join } from 'node:path'
import { installedByApt, installedByPlaywright } from './install.ts'
import { sparticuzBrowsers } from './sparticuz.ts'
import { systemBrowsers } from './system.ts'
import { type Candidate, type Rung, type Source, sources } from './types.ts'

/** The ladder: every source in `sources`' order, less those that `only` leaves out. */
export function ladderRungs(options: {
  only: readonly Source[]
  preferred: string | undefined
  cacheDir: string
}): Rung[] {
  const candidatesOf: Record<Source, Rung['candidates']> = {
    env: () => named(options.preferred),
    playwright: ownOfPlaywright,
    system: systemBrowsers,
    sparticuz: () => sparticuzBrowsers(join(options.cacheDir, 'chromium')),
    'playwright-install': installedByPlaywright,
    apt: installedByApt,
  }
  return sources
    .filter((source) => options.only.includes(source))
    .map((source) => ({ source, candidates: candidatesOf[source] }))
}

async function* named(executablePath: string | undefined): AsyncGenerator<Candidate> {
  if (executablePath === undefined) throw new Error('not set')
  yield { executablePath, env: {} }
}

async function* ownOfPlaywright(): AsyncGenerator<Candidate> {
  yield { executablePath: undefined, env: {} }
}
