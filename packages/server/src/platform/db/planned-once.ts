import { sql, type SQL } from 'drizzle-orm'

/**
 * A parameter that the planner cannot look into. PostgreSQL keeps the plan of a prepared statement only if plans for the actual
 * values seem no cheaper; a page of 20 always seems cheaper than one of unknown size, and was planned anew at each call.
 */
export const plannedOnce = (parameter: SQL): SQL => sql`(select ${parameter})`
