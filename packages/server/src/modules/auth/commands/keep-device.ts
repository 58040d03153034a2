import type { Ctx } from '#platform/context.ts'
import { newToken, sha256 } from '#platform/keys.ts'
import { forgetOtherDevices } from '../devices.ts'
import { deleteOtherSessions, renewSession } from '../repository.ts'

/**
 * After a change of what proves an account, in its transaction: ends every other session and forgets every other device. The session
 * of the request goes on under a new token, because the old one may be in other hands. It is refused when it has ended meanwhile.
 */
export async function keepThisDevice(
  ctx: Ctx,
  { authEpoch, deviceToken }: { authEpoch: number; deviceToken: string | undefined },
): Promise<{ token: string }> {
  const { userId, sessionId } = ctx.actor
  const token = newToken()
  await deleteOtherSessions(ctx.db, userId, sessionId)
  if (!(await renewSession(ctx.db, sessionId, { tokenHash: sha256(token), authEpoch })))
    return ctx.refuse('STATE_CHANGED')
  await forgetOtherDevices(ctx, { userId, deviceToken })
  return { token }
}
