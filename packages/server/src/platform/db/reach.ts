import pg from 'pg'
import { ConfigError } from '../config.ts'

const PATIENCE_MS = 10_000

/**
 * One connection to the database that was named, the first of a start.
 * @throws ConfigError with the reason in one line when there is none
 */
export async function reach(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
    await client.connect()
    return client
  } catch (error) {
    throw new ConfigError(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}.`)
  }
}

/** A name that stands for several addresses fails with an error for each, and no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
