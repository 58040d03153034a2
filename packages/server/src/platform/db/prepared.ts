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
