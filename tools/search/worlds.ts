import { enlargeDemo } from '../../packages/server/src/demo/bulk.ts'
import { loadDemo } from '../../packages/server/src/demo.ts'
import { migrate } from '../../packages/server/src/platform/db/migrate.ts'
import { provision, urlFor } from '../../packages/server/src/platform/db/provision.ts'
import { makeLog } from '../../packages/server/src/platform/log.ts'
import { makeTestApp, systemOf, type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { fingerprint, keepDatabase } from '../postgres/keep.ts'

/** What the data are made of. */
const SOURCES = [
  'packages/server/src/tables/migrations/*.sql',
  'packages/server/src/demo/**/*.ts',
  'packages/server/src/modules/**/seed/**/*.ts',
  'packages/server/src/modules/catalogue/commands/*.ts',
  'packages/server/src/modules/catalogue/search/*.ts',
  'packages/server/src/modules/catalogue/search-repository.ts',
]

export interface Worlds {
  /** The demo world as `npm start` has it. */
  demoUrl: string
  /** The same with products up to so many more. */
  smallUrl: string
  largeUrl: string
}

/** An application over a kept database; the shield against floods would stop so many questions. */
export const appOver = (databaseUrl: string): Promise<TestApp> =>
  makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000000' }, { databaseUrl })

const filled = async (databaseUrl: string, fill: (at: TestApp) => Promise<unknown>): Promise<void> => {
  const at = await appOver(databaseUrl)
  try {
    await fill(at)
  } finally {
    await at.close()
  }
}

/** The worlds that are measured, kept for later runs. */
export async function prepareWorlds(
  superuserUrl: string,
  { small, large }: { small: number; large: number },
): Promise<Worlds> {
  const adminUrl = await provision(superuserUrl)
  const made = fingerprint(SOURCES)
  const grown = (from: string, to: number, by: { products: number; seed: number }): Promise<string> =>
    keepDatabase({
      adminUrl,
      kind: `search_${to}`,
      made,
      from,
      fill: (url) => filled(url, (at) => enlargeDemo(systemOf(at), { ...by, orders: 0 })),
    })
  const demo = await keepDatabase({
    adminUrl,
    kind: 'search_demo',
    made,
    fill: async (url) => {
      await migrate(url, makeLog('warn'))
      await filled(url, (at) => loadDemo(systemOf(at)))
    },
  })
  const smaller = await grown(demo, small, { products: small, seed: 1 })
  const larger = await grown(smaller, large, { products: large - small, seed: 2 })
  const [demoUrl = '', smallUrl = '', largeUrl = ''] = [demo, smaller, larger].map((database) =>
    urlFor(adminUrl, { database }),
  )
  return { demoUrl, smallUrl, largeUrl }
}
