import { and, asc, count, eq, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { timers } from '#tables/platform.ts'
import type { Db } from '../db/types.ts'

/** Locks the next timer that is due and nobody else is working on. */
export async function lockDueTimer(db: Db, now: Date) {
  const [timer] = await db
    .select()
    .from(timers)
    .where(lte(timers.dueAt, now))
    .orderBy(asc(timers.dueAt), asc(timers.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return timer
}

export async function leaseTimer(db: Db, id: string, until: Date): Promise<void> {
  await db.update(timers).set({ dueAt: until }).where(eq(timers.id, id))
}

interface Leased {
  id: string
  leasedUntil: Date
}

/** The row as it was leased; a timer that was set anew meanwhile does not match. */
const stillLeased = ({ id, leasedUntil }: Leased) => and(eq(timers.id, id), eq(timers.dueAt, leasedUntil))

/** Locks a leased timer; false when somebody has set it anew or ended it. */
export async function lockLeased(db: Db, timer: Leased): Promise<boolean> {
  const locked = await db.select({ id: timers.id }).from(timers).where(stillLeased(timer)).for('update')
  return locked.length === 1
}

/** Moves a timer to the time that its subject names; nothing ran, and nothing failed. */
export async function moveTimer(db: Db, timer: Leased, dueAt: Date): Promise<void> {
  await db.update(timers).set({ dueAt, failures: 0 }).where(stillLeased(timer))
}

export async function endTimer(db: Db, timer: Leased): Promise<void> {
  await db.delete(timers).where(stillLeased(timer))
}

type NewTimer = Pick<typeof timers.$inferInsert, 'id' | 'kind' | 'subjectId' | 'dueAt'>

/** Sets a timer, or sets it anew, as a write of `writeTogether`. */
export const upsertTimer = ({ id, kind, subjectId, dueAt }: NewTimer): SQL => sql`
  insert into ${timers} (id, kind, subject_id, due_at) values (${id}, ${kind}, ${subjectId}, ${dueAt.toISOString()}::timestamptz)
  on conflict (kind, subject_id) do update set due_at = excluded.due_at, runs = 0, failures = 0 returning 1`

/** Adds a timer that is not there yet. */
export async function insertTimer(db: Db, row: typeof timers.$inferInsert): Promise<void> {
  await db.insert(timers).values(row).onConflictDoNothing()
}

interface Spread {
  kind: string
  subjects: SQLWrapper
  from: Date
  spreadSeconds: number
}

/** Adds those that are not there yet, in one statement. */
export async function insertTimers(db: Db, { kind, subjects, from, spreadSeconds }: Spread): Promise<void> {
  await db.execute(sql`
    insert into ${timers} (id, kind, subject_id, due_at)
    select gen_random_uuid(), ${kind}, id, ${from.toISOString()}::timestamptz
      + make_interval(secs => ${spreadSeconds}::float8 * (row_number() over (order by id) - 1) / count(*) over ())
    from ${subjects} as subject (id)
    on conflict do nothing`)
}

/** Deletes a timer, as a write of `writeTogether`. */
export const deleteTimerOf = (kind: string, subjectId: string): SQL =>
  sql`delete from ${timers} where ${timers.kind} = ${kind} and ${timers.subjectId} = ${subjectId} returning 1`

/** Moves a timer whose work was done to the time when it goes on. */
export async function repeatTimer(db: Db, timer: Leased, dueAt: Date): Promise<void> {
  await db
    .update(timers)
    .set({ dueAt, runs: sql`${timers.runs} + 1`, failures: 0 })
    .where(stillLeased(timer))
}

/** Moves a timer whose work failed to the time when it is tried again. */
export async function postponeTimer(db: Db, timer: Leased, dueAt: Date): Promise<void> {
  await db
    .update(timers)
    .set({ dueAt, failures: sql`${timers.failures} + 1` })
    .where(stillLeased(timer))
}

/**
 * How many timers failed and have not succeeded since, and since when the oldest one is due (null when none is). One that
 * failed is due by `failingBy` at the latest, so that the index on what is due answers, however many timers there are.
 */
export async function getTimerFigures(db: Db, { now, failingBy }: { now: Date; failingBy: Date }) {
  const [figures] = await db
    .select({
      failures: count(sql`nullif(${timers.failures}, 0)`),
      oldest: sql`min(${timers.dueAt}) filter (where ${timers.dueAt} <= ${now.toISOString()})`.mapWith(timers.dueAt),
    })
    .from(timers)
    .where(lte(timers.dueAt, failingBy))
  return { failures: figures?.failures ?? 0, oldest: figures?.oldest ?? null }
}
