import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enlargeDemo } from '../../packages/server/src/demo/bulk.ts'
import { loadDemo } from '../../packages/server/src/demo.ts'
import { migrate } from '../../packages/server/src/platform/db/migrate.ts'
import { provision, urlFor } from '../../packages/server/src/platform/db/provision.ts'
import { makeLog } from '../../packages/server/src/platform/log.ts'
import { makeTestApp, systemOf, type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { ROOT } from '../root.ts'
import { withClient } from './client.ts'

/** What the data are made of: when one of these changes they are made anew. */
const SOURCES = [
  'packages/server/src/tables/migrations/*.sql',
  'packages/server/src/demo/**/*.ts',
  'packages/server/src/modules/**/seed/**/*.ts',
  'packages/server/src/modules/catalogue/commands/*.ts',
  'packages/server/src/modules/catalogue/search/*.ts',
  'packages/server/src/modules/catalogue/search-repository.ts',
]
const PREFIX = 'search_'
const MAKING = 'making_search'

interface Kept {
  adminUrl: string
  /** What the names of this state of the sources end in. */
  made: string
}

const query = (url: string, statement: string): Promise<Record<string, string>[]> =>
  withClient(url, async (client) => (await client.query<Record<string, string>>(statement)).rows)

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The cluster's kept databases; those of other sources go. */
export async function openKept(superuserUrl: string): Promise<Kept> {
  const adminUrl = await provision(superuserUrl)
  const made = fingerprint()
  const names = await query(adminUrl, `select datname as name from pg_database where datname like '${PREFIX}%'`)
  for (const { name = '' } of names) if (!name.endsWith(made)) await query(adminUrl, `drop database ${name} with (force)`)
  return { adminUrl, made }
}

/** An application over a kept database; the shield against floods would stop so many questions. */
export const appOver = (databaseUrl: string): Promise<TestApp> => makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000000' }, { databaseUrl })

/** A kept database of this name, made once out of another; half-made ones have another name. */
async function keep({ adminUrl, made }: Kept, label: string, { from, fill }: { from?: string; fill: (at: TestApp) => Promise<unknown> }): Promise<string> {
  const name = `${PREFIX}${label}_${made}`
  const url = urlFor(adminUrl, { database: name })
  const there = await query(adminUrl, `select from pg_database where datname = '${name}'`)
  if (there.length > 0) return url
  const making = urlFor(adminUrl, { database: MAKING })
  await query(adminUrl, `drop database if exists ${MAKING} with (force)`)
  await query(adminUrl, `create database ${MAKING}${from === undefined ? '' : ` template ${new URL(from).pathname.slice(1)} strategy file_copy`}`)
  if (from === undefined) await migrate(making, makeLog('warn'))
  const at = await appOver(making)
  try {
    await fill(at)
  } finally {
    await at.close()
  }
  await query(making, 'vacuum analyze')
  await query(adminUrl, `alter database ${MAKING} rename to ${name}`)
  return url
}

/** The demo world as `npm start` has it. */
export const keepDemo = (kept: Kept): Promise<string> => keep(kept, 'demo', { fill: (at) => loadDemo(systemOf(at)) })

/** A kept world with so many products more; `to` tells it from others. */
export const keepGrown = (kept: Kept, from: string, { to, by, seed }: { to: number; by: number; seed: number }): Promise<string> =>
  keep(kept, String(to), { from, fill: (at) => enlargeDemo(systemOf(at), { products: by, orders: 0, seed }) })
