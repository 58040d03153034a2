import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db/types.ts'
import { newId } from '../ids.ts'
import { nextState, type Machine } from './machine.ts'

/** A table that a machine drives: its `status` and `version` are written here and nowhere else. */
export type StatefulTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn }

interface Step<State extends string, Event extends string, Part extends string, Table extends StatefulTable> {
  id: string
  /** The status as the caller read it; when it has changed since, nothing happens. */
  from: State
  event: Event
  by: Part
  reason?: string
  /** Columns that change with the status. */
  set?: Omit<PgUpdateSetSource<Table>, 'id' | 'status' | 'version'>
}

/** The part of a context that a transition needs. */
interface Scope {
  db: Db
  actor: Actor
  clock: Clock
}

/** A counter column increased by one. */
export const plusOne = (column: PgColumn): SQL<number> => sql`${column} + 1`

/** The event was not possible in this state, or another transaction was first: the transaction must roll back. */
class LostTransition extends Error {
  override name = 'LostTransition'
}

/**
 * Makes a transition that the caller has checked under a lock; the rest of the transaction relies on it.
 * @throws when the edge does not exist or somebody else was first; the transaction rolls back
 */
export async function transition<
  State extends string,
  Event extends string,
  Part extends string,
  Table extends StatefulTable,
>(
  scope: Scope,
  machine: Machine<State, Event, Part> & { table: Table },
  step: Step<State, Event, Part, Table>,
): Promise<void> {
  if (await tryTransition(scope, machine, step)) return
  throw new LostTransition(`${machine.entity} ${step.id}: no ${step.event} by ${step.by} in ${step.from}`)
}

/**
 * Makes a transition if it is possible: compare-and-swap on the status plus its row of `state_changes`, in one statement.
 * For transitions whose failure is an answer; a project rule refuses callers that ignore the result.
 * @returns false when the edge does not exist or somebody else was first; nothing has happened then
 */
export async function tryTransition<
  State extends string,
  Event extends string,
  Part extends string,
  Table extends StatefulTable,
>(
  scope: Scope,
  machine: Machine<State, Event, Part> & { table: Table },
  step: Step<State, Event, Part, Table>,
): Promise<boolean> {
  const to = nextState(machine, step.from, step)
  if (!to) return false
  const table: StatefulTable = machine.table
  const moved = scope.db
    .update(table)
    .set({ ...step.set, status: to, version: plusOne(table.version) })
    .where(and(eq(table.id, step.id), eq(table.status, step.from)))
    .returning({ id: table.id, version: table.version })
  const actorId = scope.actor.kind === 'user' ? scope.actor.userId : null
  const result = await scope.db.execute(sql`
    with moved as ${moved}
    insert into state_changes (id, entity, subject_id, version, event, from_state, to_state, by_part, actor_id, reason, at)
    select ${newId()}::uuid, ${machine.entity}, moved.id, moved.version, ${step.event}, ${step.from}, ${to}, ${step.by},
      ${actorId}::uuid, ${step.reason ?? null}, ${scope.clock.now().toISOString()}::timestamptz
    from moved`)
  return result.rowCount === 1
}
