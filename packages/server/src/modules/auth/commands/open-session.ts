import type { z } from 'zod'
import type { loginBody, loginResult } from '@zhujia/contract/auth/schemas.ts'
import { textsFor } from '#locales/texts.ts'
import { lifetimeOf } from '#platform/access/lifetimes.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { newToken, sha256 } from '#platform/keys.ts'
import { sourceOf } from '#platform/networks.ts'
import { rememberDevice } from '../devices.ts'
import { holdAccount, insertSession, trimSessions, type Account } from '../repository.ts'

/**
 * Starts a session with the primary role active. The token is returned once and stored only as its hash. Refused when the password
 * has changed since it was verified: the session would be dead, but the device would become known.
 */
export async function openSession(
  ctx: Ctx<never, Actor>,
  account: Account,
  { device, deviceToken }: Pick<z.output<typeof loginBody>, 'device' | 'deviceToken'>,
): Promise<z.output<typeof loginResult>> {
  if (!(await holdAccount(ctx.db, account))) return ctx.refuse('STATE_CHANGED')
  const token = newToken()
  const now = ctx.clock.now()
  const granted = account.roles.map(({ role }) => role)
  const lifetime = lifetimeOf(granted)
  const active = granted.slice(0, 1)
  await insertSession(ctx.db, {
    id: newId(),
    tokenHash: sha256(token),
    userId: account.id,
    activeRoles: active,
    authEpoch: account.authEpoch,
    device: device ?? '',
    network: sourceOf(ctx.ip).subnet,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: addSeconds(now, lifetime.idleSeconds),
    absoluteExpiresAt: addSeconds(now, lifetime.absoluteSeconds),
  })
  await trimSessions(ctx.db, account.id, lifetime.maxSessions)
  await rememberDevice(ctx, { userId: account.id, deviceToken })
  const names = textsFor(ctx.locale).roles
  return {
    token,
    currentRoles: active.map((roleCode) => ({ roleCode })),
    availableRoles: account.roles.map(({ role, isPrimary }) => ({ roleCode: role, roleName: names[role], isPrimary })),
  }
}
