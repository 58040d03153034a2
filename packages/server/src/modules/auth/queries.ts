import { SESSIONS_MAX } from '@zhujia/contract/core/limits.ts'
import type { security, sessionsOfMine } from '@zhujia/contract/auth/schemas.ts'
import { maskPhone } from '@zhujia/contract/core/mask.ts'
import { and, count, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { sessions, users } from '#tables/auth.ts'
import { findPhoneChange } from './repository.ts'

const isAlive = (now: Date): SQL | undefined =>
  and(gt(sessions.idleExpiresAt, now), gt(sessions.absoluteExpiresAt, now))

/** The sessions of the caller that a request would be answered under, as `findActor` decides it. */
export async function listSessions({ db, actor, clock }: Ctx): Promise<z.output<typeof sessionsOfMine>> {
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.authEpoch, sessions.authEpoch)))
    .where(and(eq(sessions.userId, actor.userId), isAlive(clock.now())))
    .orderBy(desc(eq(sessions.id, actor.sessionId)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(SESSIONS_MAX)
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }))
}

/** How the caller's account is protected. */
export async function getSecurity({ db, actor, clock }: Ctx): Promise<z.output<typeof security>> {
  const [row] = await db
    .select({ phone: users.phone, hasPassword: sql<boolean>`${isNotNull(users.passwordHash)}`, sessions: count() })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.authEpoch, users.authEpoch)))
    .where(and(eq(users.id, actor.userId), isAlive(clock.now())))
    .groupBy(users.id)
  const change = await findPhoneChange(db, actor.userId)
  const { phone, hasPassword, sessions: alive } = expectRow(row, `session of user ${actor.userId}`)
  return {
    phoneMasked: maskPhone(phone),
    hasPassword,
    sessions: Math.min(alive, SESSIONS_MAX),
    phoneChange: change ? { phoneMasked: maskPhone(change.phone), dueAt: change.dueAt.toISOString() } : null,
  }
}
