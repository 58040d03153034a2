import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db/types.ts'
import { uuids } from '../db/uuids.ts'
import { writeTogether, type Writes } from '../db/write-together.ts'
import { newId } from '../ids.ts'
import { nextState, type Machine } from './machine.ts'

/** A table that a machine drives: its `status` and `version` are written here and nowhere else. */
export type StatefulTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn }

/** A step that was made, as `beside` of its machine needs it. */
export interface MadeStep<Event extends string, Part extends string> {
  event: Event
  by: Part
  at: Date
  /** The rows of the subjects that moved, each with its `id`. */
  moved: SQL
}

/** A machine bound to its table. */
export interface Bound<
  State extends string,
  Event extends string,
  Part extends string,
  Table extends StatefulTable,
> extends Machine<State, Event, Part> {
  table: Table
  /** What else is written whenever a step is made, in the same statement. */
  beside?: (step: MadeStep<Event, Part>) => Writes
}

interface StepOfMany<State extends string, Event extends string, Part extends string, Table extends StatefulTable> {
  ids: readonly string[]
  /** The status as the caller read it; when it has changed since, nothing happens. */
  from: State
  event: Event
  by: Part
  reason?: string
  /** Columns that change with the status. */
  set?: Omit<PgUpdateSetSource<Table>, 'id' | 'status' | 'version'>
}

interface Step<
  State extends string,
  Event extends string,
  Part extends string,
  Table extends StatefulTable,
> extends Omit<StepOfMany<State, Event, Part, Table>, 'ids'> {
  id: string
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
>(scope: Scope, machine: Bound<State, Event, Part, Table>, step: Step<State, Event, Part, Table>): Promise<void> {
  await transitionTogether(scope, [moveOf(scope, machine, { ids: [step.id], ...step })])
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
>(scope: Scope, machine: Bound<State, Event, Part, Table>, step: Step<State, Event, Part, Table>): Promise<boolean> {
  const move = moveOf(scope, machine, { ids: [step.id], ...step })
  return move.writes !== undefined && isMade(move, await writeTogether(scope.db, move.writes))
}

/** One step of some subjects of a kind, which the caller has locked; made by `transitionTogether`. */
export interface Move {
  entity: string
  /** How many subjects take it. */
  count: number
  /** What could not be done. */
  lost: string
  /** Undefined when the edge does not exist. */
  writes: Writes | undefined
}

/**
 * Makes steps of several kinds, one of each at most, in one statement, and other writes with them; inside a transaction.
 * @throws as `transition` does: when one step is lost the transaction rolls back, and the others with it
 * @returns how many rows each of the other writes returned
 */
export async function transitionTogether<Name extends string = never>(
  scope: Scope,
  moves: readonly Move[],
  others?: Writes<Name>,
): Promise<Record<Name, number>> {
  const writes: Record<string, SQL> = { ...others }
  for (const move of moves) Object.assign(writes, move.writes)
  const impossible = moves.find((move) => !move.writes)
  const made: Record<string, number> = impossible ? {} : await writeTogether(scope.db, writes)
  const lost = impossible ?? moves.find((move) => !isMade(move, made))
  if (lost) throw new LostTransition(lost.lost)
  return made
}

const notedAs = (entity: string): string => `${entity}Noted`

const isMade = ({ entity, count }: Move, made: Readonly<Record<string, number>>): boolean =>
  made[notedAs(entity)] === count

/** A step as `transitionTogether` makes it: compare-and-swap on each status, and the rows of `state_changes` of those that moved. */
export function moveOf<State extends string, Event extends string, Part extends string, Table extends StatefulTable>(
  scope: Scope,
  machine: Bound<State, Event, Part, Table>,
  step: StepOfMany<State, Event, Part, Table>,
): Move {
  const { entity } = machine
  const { ids, event, from, by } = step
  const move = { entity, count: ids.length, lost: `${entity} ${ids.join()}: no ${event} by ${by} in ${from}` }
  const to = nextState(machine, from, step)
  if (!to) return { ...move, writes: undefined }
  const moved = `${entity}Moved`
  const table: StatefulTable = machine.table
  const actorId = scope.actor.kind === 'user' ? scope.actor.userId : null
  return {
    ...move,
    writes: {
      [moved]: sql`update ${table} set ${assigned(table, step.set ?? {})}"status" = ${to}, "version" = ${table.version} + 1 where ${table.id} = any(${uuids(ids)}) and ${table.status} = ${from} returning ${table.id}, ${table.version}`,
      [notedAs(entity)]: sql`
        insert into state_changes (id, entity, subject_id, version, event, from_state, to_state, by_part, actor_id, reason, at)
        select change.id, ${entity}, moved.id, moved.version, ${event}, ${from}, ${to}, ${by},
          ${actorId}::uuid, ${step.reason ?? null}, ${scope.clock.now().toISOString()}::timestamptz
        from ${sql.identifier(moved)} moved
        join unnest(${uuids(ids)}, ${uuids(ids.map(() => newId()))}) as change (subject_id, id) on change.subject_id = moved.id
        returning 1`,
      ...machine.beside?.({ event, by, at: scope.clock.now(), moved: sql`${sql.identifier(moved)}` }),
    },
  }
}

/** Columns that change with the status, each with its comma. */
function assigned(table: StatefulTable, set: Readonly<Record<string, unknown>>): SQL {
  const columns = getTableColumns(table)
  return sql.join(
    Object.entries(set).flatMap(([key, value]) => {
      const column = columns[key]
      if (!column || value === undefined) return []
      return sql`${sql.identifier(column.name)} = ${is(value, SQL) ? value : sql.param(value, column)}, `
    }),
  )
}
