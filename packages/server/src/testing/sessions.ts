import type { Role } from '@zhujia/contract/core/roles.ts'
import { createUser } from '../modules/auth/index.ts'
import { addSeconds, DAY } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { newToken, sha256 } from '../platform/keys.ts'
import { sessions } from '../tables/auth.ts'
import { systemOf, type TestApp } from './test-app.ts'

export const PASSWORD = 'correct horse battery'

export interface Person {
  userId: string
  phone: string
  token: string
}

type Session = Partial<
  Pick<typeof sessions.$inferInsert, 'activeRoles' | 'authEpoch' | 'idleExpiresAt' | 'absoluteExpiresAt'>
>

/** Inserts a session into its table: for tests that need hundreds, and for sessions that no login would make. */
export async function mintSession(at: TestApp, userId: string, session: Session = {}): Promise<string> {
  const token = newToken()
  const now = at.clock.now()
  await at.db.insert(sessions).values({
    id: newId(),
    tokenHash: sha256(token),
    userId,
    activeRoles: [],
    authEpoch: 0,
    device: '',
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: addSeconds(now, 365 * DAY),
    absoluteExpiresAt: addSeconds(now, 365 * DAY),
    ...session,
  })
  return token
}

/** The stored hash of `PASSWORD`, because hashing is slow by design. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$pciXIQ9Ak9wJX4HuyolERg$wYk0CovaYP0jnad+LwDYDo/ck/DkQvpc1+Jl2tllveM'

let next = 0

/** A new account with these roles granted and active, and a session that was inserted without a login. */
export async function addPerson(at: TestApp, roles: readonly [Role, ...Role[]]): Promise<Person> {
  const phone = `137${String(next++).padStart(8, '0')}`
  const userId = await createUser(systemOf(at), {
    phone,
    nickname: `测试${next}`,
    roles,
    passwordHash: PASSWORD_HASH,
  })
  if (!userId) throw new Error(`${phone} has an account already`)
  return { userId, phone, token: await mintSession(at, userId, { activeRoles: [...roles] }) }
}
