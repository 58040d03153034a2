import { sql, type SQL } from 'drizzle-orm'

/** Where prices are cut into ranges, in fen: 1, 2 and 5 times the powers of ten. */
export const PRICE_STEPS: readonly number[] = [
  1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
]

const STEPS = sql.raw(`'{${PRICE_STEPS.join()}}'::bigint[]`)

/** The number of the range that a price is in: 0 below the first step. */
export const stepOf = (fen: SQL): SQL => sql`width_bucket(${fen}, ${STEPS})`
