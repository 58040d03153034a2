import { sql, type SQL } from 'drizzle-orm'

/** Ids as one parameter, however many they are. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`
