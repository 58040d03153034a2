import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Ctx } from '../platform/context.ts'
import { makeCtx } from '../platform/make-ctx.ts'
import { createUser } from '../modules/auth/index.ts'
import { PASSWORD, PASSWORD_HASH, type Person } from './sessions.ts'
import { systemOf, type TestApp } from './test-app.ts'

let next = 0

/** A new account with these roles, signed in through the API with all of them active. */
export async function signIn(test: TestApp, ...roles: [Role, ...Role[]]): Promise<Person> {
  const phone = `139${String(next++).padStart(8, '0')}`
  const userId = await createUser(systemOf(test), {
    phone,
    nickname: `测试${next}`,
    roles,
    passwordHash: PASSWORD_HASH,
  })
  if (!userId) throw new Error(`${phone} has an account already`)
  const token = await logIn(test, phone)
  if (roles.length > 1) await test.call('auth.selectRoles', { body: { roleCodes: roles } }, { token })
  return { userId, phone, token }
}

/** One more session of a person with the test password. */
export async function logIn(test: TestApp, phone: string): Promise<string> {
  const answer = await test.call('auth.login', { body: { phone, password: PASSWORD } })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.token
}

/** The context of a person's calls, for tests of entry points that other areas use. */
export const ctxOf = (test: TestApp, { userId }: Person): Ctx =>
  makeCtx(test.services, {
    actor: { kind: 'user', userId, sessionId: userId, roles: [] },
    locale: 'zh-Hans',
    requestId: 'test',
    ip: '127.0.0.1',
  })
