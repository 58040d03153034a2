import { and, asc, eq, lte, sql } from 'drizzle-orm'
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

/** The row as it was leased: somebody who has set the timer anew meanwhile keeps it. */
const stillLeased = ({ id, leasedUntil }: Leased) => and(eq(timers.id, id), eq(timers.dueAt, leasedUntil))

/** Locks a leased timer; false when somebody has set it anew or ended it. */
export async function lockLeased(db: Db, timer: Leased): Promise<boolean> {
  const locked = await db.select({ id: timers.id }).from(timers).where(stillLeased(timer)).for('update')
  return locked.length === 1
}

/** Moves a timer to the time that its subject names; nothing ran. */
export async function moveTimer(db: Db, timer: Leased, dueAt: Date): Promise<void> {
  await db.update(timers).set({ dueAt }).where(stillLeased(timer))
}

export async function endTimer(db: Db, timer: Leased): Promise<void> {
  await db.delete(timers).where(stillLeased(timer))
}

export async function upsertTimer(db: Db, row: typeof timers.$inferInsert): Promise<void> {
  await db
    .insert(timers)
    .values(row)
    .onConflictDoUpdate({ target: [timers.kind, timers.subjectId], set: { dueAt: row.dueAt, tries: 0 } })
}

/** Adds a timer that is not there yet. */
export async function insertTimer(db: Db, row: typeof timers.$inferInsert): Promise<void> {
  await db.insert(timers).values(row).onConflictDoNothing()
}

export async function deleteTimerOf(db: Db, kind: string, subjectId: string): Promise<void> {
  await db.delete(timers).where(and(eq(timers.kind, kind), eq(timers.subjectId, subjectId)))
}

/** Moves a timer to a later time: its work failed, or goes on then. */
export async function postponeTimer(db: Db, timer: Leased, dueAt: Date): Promise<void> {
  await db
    .update(timers)
    .set({ dueAt, tries: sql`${timers.tries} + 1` })
    .where(stillLeased(timer))
}
