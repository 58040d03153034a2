import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { PROVISIONS } from '../areas.ts'
import { connect } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { provision, urlFor } from '../platform/db/provision.ts'
import { sha256 } from '../platform/keys.ts'
import { simulatorKey } from '../providers/payment/simulator/keys.ts'

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1)

const ROLE = 'zhujia_test'

/**
 * The tests' own role and database: the server may be one that an application runs on, whose role must not get another password.
 * Theirs follows from the server's, so that two runs at once do not shut each other out. @returns the database's address
 */
export const provisionTests = (superuserUrl: string): Promise<string> =>
  provision(superuserUrl, { name: ROLE, password: sha256(superuserUrl).toString('base64url') })

/** The address from which databases beside one of the tests are made and removed. */
export const adminUrlOf = (url: string): string => urlFor(url, { database: ROLE })

/**
 * A freshly migrated database that nobody connects to; tests clone it. In it is nothing but the key of the simulated payment
 * channel, which takes long to make. @returns its address as the app's role
 */
export async function makeTemplate(superuserUrl: string): Promise<string> {
  const appUrl = await provisionTests(superuserUrl)
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await run(appUrl, `create database ${name}`)
  const url = urlFor(appUrl, { database: name })
  const log = pino({ level: 'silent' })
  await migrate(url, log, PROVISIONS)
  const { db, close } = connect(url, { log })
  await simulatorKey(db)
  await close()
  return url
}

/** A database for one test or test file; `drop` removes it. */
interface OwnDatabase {
  url: string
  drop(): Promise<void>
}

/** Clones the template, in about 50 ms. */
export const cloneDatabase = (templateUrl: string): Promise<OwnDatabase> =>
  makeDatabase(templateUrl, `template ${databaseOf(templateUrl)}`)

/** An empty database on the same PostgreSQL. */
export const emptyDatabase = (templateUrl: string): Promise<OwnDatabase> => makeDatabase(templateUrl, '')

async function makeDatabase(besideUrl: string, like: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = adminUrlOf(besideUrl)
  await run(admin, `create database ${name} ${like}`)
  return { url: urlFor(besideUrl, { database: name }), drop: () => dropDatabase(admin, name) }
}

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * With force, because a pool may still be closing. An ordinary role may not end an autovacuum of the server in this way;
 * a drop without force waits for it.
 */
async function dropDatabase(admin: string, name: string): Promise<void> {
  try {
    await run(admin, `drop database ${name} with (force)`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error
    await run(admin, `drop database ${name}`)
  }
}

/** The tables with rows in the template. */
const KEPT = ['simulator_keys']

/** What empties a database for the next test. */
interface Emptier {
  empty(): Promise<void>
  close(): Promise<void>
}

/**
 * Deletes all rows that the template does not have, and the waiting jobs. It needs a superuser, because the application's
 * role may not delete orders, and because a superuser can switch off foreign keys. It deletes and does not truncate, because
 * after a truncate the application's connections plan their statements again.
 */
export async function openEmptier(superuserUrl: string, databaseUrl: string): Promise<Emptier> {
  const client = new pg.Client({
    connectionString: urlFor(superuserUrl, { database: databaseOf(databaseUrl) }),
    options: '-c session_replication_role=replica',
  })
  await client.connect()
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
     where (schemaname = 'public' and tablename <> all ($1)) or (schemaname, tablename) = ('pgboss', 'job')`,
    [KEPT],
  )
  const statements = rows.map(({ table }) => `delete from ${table}`).join(';')
  return {
    empty: async () => {
      await client.query(statements)
    },
    close: () => client.end(),
  }
}
