import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { newId } from '../../packages/server/src/platform/ids.ts'
import { newToken, sha256 } from '../../packages/server/src/platform/keys.ts'
import { PASSWORD_HASH } from '../../packages/server/src/testing/sessions.ts'
import { call, type Answer } from './client.ts'
import { oneOf, type Scene } from './scene.ts'

export const ROUNDS = 50
const CLIENTS = 20
/** Calls of each client that begin after the change was acknowledged. */
const LATE_CALLS = 3

export interface Target {
  userId: string
  tokens: readonly string[]
}

interface Hammering {
  tokens: readonly string[]
  /** What all clients ask for without a pause. */
  key: EndpointKey
  id?: string
  change: () => Promise<Answer>
}

/**
 * Twenty clients of one person call all servers without a pause while something takes the answer away from them.
 * @returns how many calls succeeded that began before and after the change was acknowledged, and its answer
 */
export async function hammer({ servers }: Scene, { tokens, key, id, change }: Hammering) {
  let isAcknowledged = false
  let early = 0
  let late = 0
  const clients = tokens.map(async (token, n) => {
    for (let left = LATE_CALLS; left > 0;) {
      const isLate = isAcknowledged
      const { status } = await call(oneOf(servers, n + left), key, { token, ...(id !== undefined && { id }) })
      if (isLate) left--
      if (status === 200 && isLate) late++
      if (status === 200 && !isLate) early++
    }
  })
  const changed = await change()
  isAcknowledged = true
  await Promise.all(clients)
  if (!changed.success) throw new Error(`nothing was changed: ${changed.errorCode}`)
  return { early, late, changed }
}

/** A person with a password, a role and a session for each client. */
export async function addTarget({ sql }: Scene, phone: string, role: 'owner' | 'merchant'): Promise<Target> {
  const userId = newId()
  const tokens = Array.from({ length: CLIENTS }, () => newToken())
  await sql.query(
    `insert into users (id, phone, nickname, password_hash, created_at) values ($1, $2, '敲门', $3, now())`,
    [userId, phone, PASSWORD_HASH],
  )
  await sql.query(`insert into user_roles (user_id, role, is_primary, granted_at) values ($1, $2, true, now())`, [
    userId,
    role,
  ])
  await sql.query(
    `insert into sessions (id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), hash, $1, array[$3], 0, 'race', now(), now(), now() + interval '1 day', now() + interval '1 day' from unnest($2::bytea[]) as h(hash)`,
    [userId, tokens.map((token) => sha256(token)), role],
  )
  return { userId, tokens }
}
