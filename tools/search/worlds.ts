import { enlargeDemo } from '../../packages/demo/src/bulk.ts'
import { loadDemo } from '../../packages/demo/src/index.ts'
import { PROVISIONS } from '../../packages/server/src/areas.ts'
import { migrate } from '../../packages/server/src/platform/db/migrate.ts'
import { provision, urlFor } from '../../packages/server/src/platform/db/provision.ts'
import { makeLog } from '../../packages/server/src/platform/log.ts'
import { makeTestApp, systemOf, type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { fingerprint, cachedDatabase } from '../postgres/cached-database.ts'

/** What the data are made of. */
const SOURCES = [
  'packages/server/src/tables/migrations/*.sql',
  'packages/demo/src/**/*.ts',
  'packages/server/src/modules/catalogue/commands/*.ts',
  'packages/server/src/modules/search/**/*.ts',
  'packages/server/src/modules/stock/**/*.ts',
]

export interface Worlds {
  /** The demo world as `npm start` has it. */
  demoUrl: string
  /** The same with more products, up to this number. */
  smallUrl: string
  largeUrl: string
}

/** An application on a cached database, without the limit of requests, which would refuse so many. */
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

/** The worlds that are measured, cached for later runs. */
export async function prepareWorlds(
  superuserUrl: string,
  { small, large }: { small: number; large: number },
): Promise<Worlds> {
  const adminUrl = await provision(superuserUrl)
  const made = fingerprint(SOURCES)
  const grown = (from: string, to: number, by: { products: number; seed: number }): Promise<string> =>
    cachedDatabase({
      adminUrl,
      kind: `search_${to}`,
      made,
      from,
      fill: (url) => filled(url, (at) => enlargeDemo(systemOf(at), { ...by, orders: 0 })),
    })
  const demo = await cachedDatabase({
    adminUrl,
    kind: 'search_demo',
    made,
    fill: async (url) => {
      await migrate(url, makeLog('warn'), PROVISIONS)
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
