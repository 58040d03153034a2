import { sql, type Placeholder, type SQL } from 'drizzle-orm'

/** Ids as one parameter, however many they are. */
export const uuids = (ids: readonly string[] | Placeholder): SQL => sql`${sql.param(ids)}::uuid[]`
