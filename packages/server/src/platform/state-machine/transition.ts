import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db/types.ts'
import { newId } from '../ids.ts'
import { nextState, type Machine } from './machine.ts'

/** A table that a machine drives: its `status` and `version` are written here and nowhere else. */
export type StatefulTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn }

interface Step<State extends string, Event extends string, Part extends string> {
  id: string
  /** The status as the caller read it; when it has moved on, nothing happens. */
  from: State
  event: Event
  by: Part
  reason?: string
  /** Columns that change with the status, as SQL assignments. */
  also?: readonly SQL[]
}

/** The part of a context that a transition needs. */
interface Scope {
  db: Db
  actor: Actor
  clock: Clock
}

/**
 * Takes one edge: compare-and-swap on the status plus its row of `state_changes`, in one statement.
 * @returns the new state, or undefined when the edge does not exist or somebody else was first
 */
export async function transition<State extends string, Event extends string, Part extends string>(
  scope: Scope,
  machine: Machine<State, Event, Part> & { table: StatefulTable },
  step: Step<State, Event, Part>,
): Promise<State | undefined> {
  const to = nextState(machine, step.from, step)
  if (!to) return undefined
  const table = sql.identifier(getTableName(machine.table))
  const also = (step.also ?? []).map((assignment) => sql`, ${assignment}`)
  const actorId = scope.actor.kind === 'user' ? scope.actor.userId : null
  const result = await scope.db.execute(sql`
    with moved as (
      update ${table} set status = ${to}, version = version + 1 ${sql.join(also)}
      where id = ${step.id} and status = ${step.from}
      returning id, version
    )
    insert into state_changes (id, entity, subject_id, version, event, from_state, to_state, by_part, actor_id, reason, at)
    select ${newId()}::uuid, ${machine.entity}, moved.id, moved.version, ${step.event}, ${step.from}, ${to}, ${step.by},
      ${actorId}::uuid, ${step.reason ?? null}, ${scope.clock.now().toISOString()}::timestamptz
    from moved`)
  return result.rowCount === 1 ? to : undefined
}
