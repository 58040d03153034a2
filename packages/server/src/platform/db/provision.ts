import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * Makes the app's own role and database on a server that we run ourselves. The role is an ordinary one: it owns its
 * database and nothing else. Its password is new at every start, unless one is given, and lives only in the returned address.
 */
export async function provision(
  superuserUrl: string,
  { name = 'zhujia', password = randomBytes(24).toString('base64url') } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [name])
    await client.query(
      `${role.rowCount ? 'alter' : 'create'} role ${name} login createdb password ${client.escapeLiteral(password)}`,
    )
    const database = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!database.rowCount) await client.query(`create database ${name} owner ${name}`)
    return urlFor(superuserUrl, { user: name, password, database: name })
  } finally {
    await client.end()
  }
}

/** The same server under another name, password or database. */
export function urlFor(url: string, change: { user?: string; password?: string; database?: string }): string {
  const changed = new URL(url)
  if (change.user !== undefined) changed.username = change.user
  if (change.password !== undefined) changed.password = change.password
  if (change.database !== undefined) changed.pathname = `/${change.database}`
  return changed.href
}
