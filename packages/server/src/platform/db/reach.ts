import pg from 'pg'
import { ConfigError } from '../config.ts'

const PATIENCE_MS = 10_000

/**
 * Opens the first connection of a start.
 * @throws ConfigError with the reason in one line when that fails
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

/** The error of a host name with several addresses has no message of its own, but one error for each address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
