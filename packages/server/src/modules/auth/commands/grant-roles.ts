import type { Role } from '@zhujia/contract/core/roles.ts'
import { lifetimeOf } from '#platform/access/lifetimes.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import {
  deleteRoleByMembership,
  insertRoles,
  listGrantedRoles,
  replaceActiveRole,
  setPrimary,
  shortenSessions,
} from '../repository.ts'

/** What somebody is when nothing else is left (spec §3). */
const DEFAULT_ROLE: Role = 'owner'

/**
 * Grants a role to people, because of a membership (`isByMembership`) or for a reason of its own, which no membership's end takes
 * away. No session ends by it; those of people who gained the role live no longer than it allows.
 * @returns who gained it; others have it already
 */
export async function grantRole(
  ctx: Ctx<never, Actor>,
  { role, userIds, isByMembership }: { role: Role; userIds: readonly string[]; isByMembership: boolean },
): Promise<string[]> {
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const gained = await insertRoles(ctx.db, { role, userIds, isByMembership, grantedAt: now })
    const { idleSeconds, absoluteSeconds } = lifetimeOf([role])
    const ends = { idleAt: addSeconds(now, idleSeconds), absoluteAt: addSeconds(now, absoluteSeconds) }
    if (gained.length > 0) await shortenSessions(ctx.db, gained, ends)
    return gained
  })
}

/**
 * Withdraws a role that only memberships were the reason for; the caller has locked the person. Sessions go on without it from
 * their next request on, in the primary role where nothing else is active.
 * @returns whether it was withdrawn
 */
export async function withdrawRole(
  ctx: Ctx<never, Actor>,
  { userId, role }: { userId: string; role: Role },
): Promise<boolean> {
  if (!(await deleteRoleByMembership(ctx.db, userId, role))) return false
  const [left] = await listGrantedRoles(ctx.db, userId)
  const primary = left?.role ?? DEFAULT_ROLE
  if (!left) {
    const grantedAt = ctx.clock.now()
    await insertRoles(ctx.db, { role: primary, userIds: [userId], isByMembership: false, grantedAt })
  }
  if (!left?.isPrimary) await setPrimary(ctx.db, userId, primary)
  await replaceActiveRole(ctx.db, userId, { role, primary })
  return true
}
