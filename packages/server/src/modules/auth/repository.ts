import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { isTaken } from '#platform/db/sql-errors.ts'
import { waitTurn } from '#platform/db/turn.ts'
import type { Db } from '#platform/db/types.ts'
import { expectRow } from '#platform/refusal.ts'
import { knownDevices, loginThrottles, phoneChanges, sessions, userRoles, users } from '#tables/auth.ts'

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

export const findAccount = (db: Db, phone: string): Promise<Account | undefined> =>
  readAccount(db, eq(users.phone, phone))

/** The account of somebody who is logged in. */
export const getAccount = async (db: Db, userId: string): Promise<Account> =>
  expectRow(await readAccount(db, eq(users.id, userId)), `account ${userId}`)

async function readAccount(db: Db, which: SQL): Promise<Account | undefined> {
  const rows = await db
    .select({ ...columns, role: userRoles.role, isPrimary: userRoles.isPrimary })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(which)
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

/** Grants a role. One for a reason of its own no longer ends with a membership. @returns who did not have it */
export async function insertRoles(
  db: Db,
  {
    role,
    userIds,
    isByMembership,
    grantedAt,
  }: {
    role: Role
    userIds: readonly string[]
    isByMembership: boolean
    grantedAt: Date
  },
): Promise<string[]> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return []
  const gained = await db
    .insert(userRoles)
    .values(ids.map((userId) => ({ userId, role, isByMembership, grantedAt })))
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  if (!isByMembership)
    await db
      .update(userRoles)
      .set({ isByMembership: false })
      .where(and(inArray(userRoles.userId, ids), eq(userRoles.role, role)))
  return gained.map(({ userId }) => userId)
}

/** @returns whether there was one that only memberships were the reason for */
export async function deleteRoleByMembership(db: Db, userId: string, role: Role): Promise<boolean> {
  const which = and(eq(userRoles.userId, userId), eq(userRoles.role, role), userRoles.isByMembership)
  return (await db.delete(userRoles).where(which)).rowCount === 1
}

/** Makes a granted role the one that sessions start with, where none is. */
export async function setPrimary(db: Db, userId: string, role: Role): Promise<void> {
  await db
    .update(userRoles)
    .set({ isPrimary: true })
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
}

/** Takes a role out of a person's sessions; where nothing else is active, another one stands in its place. */
export async function replaceActiveRole(
  db: Db,
  userId: string,
  { role, primary }: { role: Role; primary: Role },
): Promise<void> {
  const left = sql`array_remove(${sessions.activeRoles}, ${role})`
  await db
    .update(sessions)
    .set({ activeRoles: sql`case when ${left} = '{}' then array[${primary}::text] else ${left} end` })
    .where(and(eq(sessions.userId, userId), sql`${role} = any(${sessions.activeRoles})`))
}

/** Lets sessions of people end by these instants at the latest. */
export async function shortenSessions(
  db: Db,
  userIds: readonly string[],
  { idleAt, absoluteAt }: { idleAt: Date; absoluteAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      idleExpiresAt: sql`least(${sessions.idleExpiresAt}, ${idleAt.toISOString()}::timestamptz)`,
      absoluteExpiresAt: sql`least(${sessions.absoluteExpiresAt}, ${absoluteAt.toISOString()}::timestamptz)`,
    })
    .where(inArray(sessions.userId, [...userIds]))
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

/** Ends another session of a person. @returns its row, or undefined where there is no such session, or it is the one of the request */
export async function deleteOtherSession(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  id: string,
): Promise<{ id: string } | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended
}

/** Ends every session of a person but one. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
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

/**
 * Changes what proves an account, unless that has changed since the account was read.
 * @returns the epoch that its sessions must carry from now on; undefined when nothing was changed
 */
export async function changeProof(
  db: Db,
  { id, authEpoch }: Account,
  proof: Partial<Pick<typeof users.$inferInsert, 'passwordHash' | 'phone'>>,
): Promise<number | undefined> {
  const [changed] = await db
    .update(users)
    .set({ ...proof, authEpoch: sql`${users.authEpoch} + 1` })
    .where(and(eq(users.id, id), eq(users.authEpoch, authEpoch)))
    .returning({ authEpoch: users.authEpoch })
  return changed?.authEpoch
}

/** Whether a phone has an account. */
export const hasAccount = async (db: Db, phone: string): Promise<boolean> =>
  (await db.$count(users, eq(users.phone, phone))) > 0

/** Whether a statement was refused because another account was the first to have the phone. */
export const isPhoneTaken = (error: unknown): boolean => isTaken(error, 'users_phone_unique')

/** Writes the request for a new phone. @returns false when the account has one */
export async function insertPhoneChange(db: Db, row: typeof phoneChanges.$inferInsert): Promise<boolean> {
  return (await db.insert(phoneChanges).values(row).onConflictDoNothing()).rowCount === 1
}

export async function findPhoneChange(db: Db, userId: string) {
  const [row] = await db.select().from(phoneChanges).where(eq(phoneChanges.userId, userId))
  return row
}

/** @returns whether there was one */
export async function deletePhoneChange(db: Db, userId: string): Promise<boolean> {
  return (await db.delete(phoneChanges).where(eq(phoneChanges.userId, userId))).rowCount === 1
}

/** Ends every session of a person and forgets their devices. */
export async function forgetEverywhere(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Lets a session go on under another token and epoch. @returns false when it has ended */
export async function renewSession(
  db: Db,
  sessionId: string,
  next: { tokenHash: Buffer; authEpoch: number },
): Promise<boolean> {
  return (await db.update(sessions).set(next).where(eq(sessions.id, sessionId))).rowCount === 1
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
