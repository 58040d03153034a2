import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { sessions, userRoles, users } from '#tables/auth.ts'
import { addSeconds, MINUTE } from '../clock.ts'
import type { UserActor } from '../context.ts'
import { preparedOn } from '../db/prepared.ts'
import type { Db } from '../db/types.ts'
import { uuids } from '../db/uuids.ts'
import { sha256 } from '../keys.ts'
import { lifetimeOf } from './lifetimes.ts'

const BEARER = /^Bearer (zj1_[\w-]{43})$/

/** The token of an `Authorization` header; undefined when there is none, null when it is not one of ours. */
export function readBearer(header: string | undefined): string | null | undefined {
  if (header === undefined) return undefined
  return BEARER.exec(header)?.[1] ?? null
}

const placeholder = { tokenHash: sql.placeholder('tokenHash'), now: sql.placeholder('now') }

/** Neither expired, nor older than the person's epoch, nor of a disabled account; beside the join of the person. */
const isLive = and(
  eq(users.authEpoch, sessions.authEpoch),
  gt(sessions.idleExpiresAt, placeholder.now),
  gt(sessions.absoluteExpiresAt, placeholder.now),
  sql`${users.disabledAt} is null`,
)

/** Runs for every request with a token. */
const findSession = preparedOn((db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      activeRoles: sessions.activeRoles,
      lastSeenAt: sessions.lastSeenAt,
      granted: sql<
        Role[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${sessions.userId})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, placeholder.tokenHash), isLive))
    .prepare(''),
)

const findLive = preparedOn((db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${uuids(sql.placeholder('ids'))})`, isLive))
    .prepare(''),
)

/** Which of these sessions are not dead. */
export async function listLiveSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  return new Set((await findLive(db).execute({ ids, now })).map(({ id }) => id))
}

/**
 * The person of a token, or undefined when its session is dead: expired, ended, its account disabled, or older
 * than the last change of password, phone or roles. Active roles that are no longer granted are left out.
 */
export async function findActor(db: Db, token: string, now: Date): Promise<UserActor | undefined> {
  const [row] = await findSession(db).execute({ tokenHash: sha256(token), now })
  if (!row) return undefined
  const roles = row.activeRoles.filter((role) => row.granted.includes(role))
  if (row.lastSeenAt < addSeconds(now, -MINUTE)) await touch(db, { sessionId: row.sessionId, roles: row.granted, now })
  return { kind: 'user', userId: row.userId, sessionId: row.sessionId, roles }
}

/** Slides the idle expiry, at most once a minute. */
async function touch(db: Db, seen: { sessionId: string; roles: readonly Role[]; now: Date }): Promise<void> {
  const idleExpiresAt = addSeconds(seen.now, lifetimeOf(seen.roles).idleSeconds)
  await db
    .update(sessions)
    .set({ lastSeenAt: seen.now, idleExpiresAt })
    .where(and(eq(sessions.id, seen.sessionId), lt(sessions.lastSeenAt, addSeconds(seen.now, -MINUTE))))
}
