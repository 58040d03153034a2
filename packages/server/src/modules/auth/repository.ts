import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { waitTurn } from '#platform/db/turn.ts'
import type { Db } from '#platform/db/types.ts'
import { loginThrottles, sessions, userRoles, users } from '#tables/auth.ts'

export interface Account {
  id: string
  phone: string
  passwordHash: string | null
  authEpoch: number
  disabledAt: Date | null
  roles: { role: Role; isPrimary: boolean }[]
}

const columns = {
  id: users.id,
  phone: users.phone,
  passwordHash: users.passwordHash,
  authEpoch: users.authEpoch,
  disabledAt: users.disabledAt,
}

export async function findAccount(db: Db, phone: string): Promise<Account | undefined> {
  const rows = await db
    .select({ ...columns, role: userRoles.role, isPrimary: userRoles.isPrimary })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.phone, phone))
    .orderBy(desc(userRoles.isPrimary), asc(userRoles.role))
  const [first] = rows
  if (!first) return undefined
  const { role: _role, isPrimary: _isPrimary, ...account } = first
  return { ...account, roles: rows.map(({ role, isPrimary }) => ({ role, isPrimary })) }
}

/** Locks an account. @returns false when its password or roles have changed since it was read */
export async function holdAccount(db: Db, { id, authEpoch }: Account): Promise<boolean> {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.authEpoch, authEpoch)))
    .for('share')
  return held.length === 1
}

/** Allows one code at a time to a phone and to a network; otherwise two requests at once could both pass the limit. */
export async function lockCodes(
  db: Db,
  { phone, subnet, provider = subnet }: { phone: string; subnet: string; provider: string | undefined },
): Promise<void> {
  await waitTurn(db, `sms ${phone}`)
  await waitTurn(db, `sms from ${provider}`)
}

/** Allows one change at a time to what somebody is and how they show, until the transaction ends. @returns the file of their avatar */
export async function lockUser(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ fileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.fileId ?? null
}

/** The granted roles, the primary one first. */
export async function listGrantedRoles(db: Db, userId: string): Promise<Account['roles']> {
  return db
    .select({ role: userRoles.role, isPrimary: userRoles.isPrimary })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(desc(userRoles.isPrimary), asc(userRoles.role))
}

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row)
}

/** Ends the sessions beyond the newest `keep`. */
export async function trimSessions(db: Db, userId: string, keep: number): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(keep)
  await db.delete(sessions).where(inArray(sessions.id, surplus))
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

export async function setActiveRoles(db: Db, sessionId: string, roles: Role[]): Promise<void> {
  await db.update(sessions).set({ activeRoles: roles }).where(eq(sessions.id, sessionId))
}

/** Stores a new password and ends every session, in the same transaction. */
export async function replacePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, authEpoch: sql`${users.authEpoch} + 1` })
    .where(eq(users.id, userId))
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes at most `most` empty counters. @returns how many were deleted */
export async function deleteEmptyThrottles(db: Db, now: Date, most: number): Promise<number> {
  const empty = db
    .select({ key: loginThrottles.key })
    .from(loginThrottles)
    .where(lte(loginThrottles.emptyAt, now))
    .limit(most)
    // A locked counter is skipped: a guess is being counted, so it is no longer empty.
    .for('update', { skipLocked: true })
  return (await db.delete(loginThrottles).where(inArray(loginThrottles.key, empty))).rowCount ?? 0
}
