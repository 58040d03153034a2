import pg from 'pg'

// Sums of money are small enough for a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool, or one of its connections for statements of one transaction. */
export type Queryable = pg.Pool | pg.PoolClient

/** One hand-written statement, prepared on each connection at its first use. */
export const statement =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (on: Queryable, values: readonly unknown[]): Promise<Row[]> =>
    (await on.query<Row>({ name, text, values: [...values] })).rows

/** The first row of an answer. @throws when there is none */
export function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('no such row')
  return row
}
