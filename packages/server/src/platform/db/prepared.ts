import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Db } from './types.ts'

/**
 * A query that is built once for each database handle, because building it costs as much as running it. For frequent queries.
 * Inside a transaction the handle is that of the connection. It ends in `.prepare('')`: the empty name
 * reserves a prepared statement of its own for it on every connection (`statement-names.ts`).
 */
export function preparedOn<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const known = new WeakMap<Db, Prepared>()
  return (db) => {
    const prepared = known.get(db) ?? build(db)
    known.set(db, prepared)
    return prepared
  }
}

interface Answers<Row extends Record<string, unknown>> extends PreparedQueryConfig {
  execute: QueryResult<Row>
}

const DIALECT = new PgDialect()

/** The same for a statement that is written in SQL; what changes in it are placeholders. */
export const preparedSql = <Row extends Record<string, unknown>>(
  statement: SQL,
): ((db: Db) => PgPreparedQuery<Answers<Row>>) =>
  preparedOn((db) => db._.session.prepareQuery<Answers<Row>>(DIALECT.sqlToQuery(statement), undefined, '', false))
