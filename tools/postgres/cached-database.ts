import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlFor } from '../../packages/server/src/platform/db/provision.ts'
import { ROOT } from '../root.ts'
import { withClient } from './client.ts'

interface Cached {
  adminUrl: string
  /** What it holds, as a part of its name. */
  kind: string
  /** The fingerprint of what it is made of. */
  made: string
  /** The name of a database that it begins as a copy of; an empty one without. */
  from?: string | undefined
  /** Whether one made before can still be used. */
  isUsable?: (url: string) => Promise<boolean>
  fill: (url: string) => Promise<unknown>
}

const MAKING = 'making_cached'

/** A hash over files (no tests): when one of them changes, what is made of them is made anew. */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts'] }))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 12)
}

/** A new database in the place of an older one of this name; copying files is quicker than writing a large one's pages through the log. */
export const makeCopy = (adminUrl: string, from: string | undefined, to: string): Promise<unknown> =>
  withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${to} with (force)`)
    await client.query(`create database ${to}${from === undefined ? '' : ` template ${from} strategy file_copy`}`)
  })

/**
 * A database that later runs use again, made once for each state of its sources; older ones of its kind go, and a half-made
 * one has another name. @returns its name
 */
export async function cachedDatabase({ adminUrl, kind, made, from, isUsable, fill }: Cached): Promise<string> {
  const name = `${kind}_${made}`
  const cached = await withClient(
    adminUrl,
    async (client) =>
      (
        await client.query<{ name: string }>('select datname as name from pg_database where datname ~ $1', [
          `^${kind}_[0-9a-f]+$`,
        ])
      ).rows,
  )
  const isThere = cached.some((one) => one.name === name)
  if (isThere && (!isUsable || (await isUsable(urlFor(adminUrl, { database: name }))))) return name
  await withClient(adminUrl, async (client) => {
    for (const old of cached) await client.query(`drop database ${old.name} with (force)`)
  })
  console.log(`Making the data of ${name} …`)
  await makeCopy(adminUrl, from, MAKING)
  const url = urlFor(adminUrl, { database: MAKING })
  await fill(url)
  await withClient(url, (client) => client.query('vacuum analyze'))
  await withClient(adminUrl, (client) => client.query(`alter database ${MAKING} rename to ${name}`))
  return name
}
