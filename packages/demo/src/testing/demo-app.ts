import type { Environment } from '@zhujia/server/platform/config.ts'
import { urlFor } from '@zhujia/server/platform/db/provision.ts'
import { makeTestApp, systemOf, type TestApp } from '@zhujia/server/testing/test-app.ts'
import { adminUrlOf, cloneDatabase } from '@zhujia/server/testing/test-database.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { drawDemo, loadDemo } from '../index.ts'

/** The application on its own copy of the demo world, which the first test file of a run loads. */
export async function makeDemoApp(environment: Environment = {}): Promise<TestApp> {
  return makeTestApp(environment, { drawings: drawDemo, templateUrl: await findLoaded(inject('templateUrl')) })
}

async function findLoaded(templateUrl: string): Promise<string> {
  const name = `demo_${new URL(templateUrl).pathname.slice(1)}`
  const client = new pg.Client({ connectionString: adminUrlOf(templateUrl) })
  await client.connect()
  try {
    // One file loads, and the others wait for it.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`alter database ${await load(templateUrl)} rename to ${name}`)
  } finally {
    await client.end()
  }
  return urlFor(templateUrl, { database: name })
}

/** @returns the name of the database that was loaded */
async function load(templateUrl: string): Promise<string> {
  const { url } = await cloneDatabase(templateUrl)
  const at = await makeTestApp({}, { databaseUrl: url })
  await loadDemo(systemOf(at))
  await at.close()
  return new URL(url).pathname.slice(1)
}
