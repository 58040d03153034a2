import { ROLES, type Role } from '@zhujia/contract/core/roles.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { ERRORS, type ErrorCode } from '@zhujia/contract/errors.ts'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../platform/keys.ts'
import { digestOf } from '../testing/digest.ts'
import { ENDPOINT_KEYS, outcomeOf, send, specOf } from '../testing/requests.ts'
import { addPerson, mintSession } from '../testing/sessions.ts'
import type { Who } from '../testing/sweeps/sweep.ts'
import { sweptOf } from '../testing/sweeps/sweeps.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000' })
})
afterAll(() => at.close())

/** Somebody who calls: what the token is worth, and which roles it has active. */
interface Principal extends Who {
  name: string
  token(): Promise<string | undefined>
  is: 'anonymous' | 'dead' | 'signed in'
}

const SEVERAL: readonly (readonly [Role, ...Role[]])[] = [
  ['owner', 'merchant', 'driver'],
  ['administrator', 'user'],
  ROLES,
]

async function somebody(
  name: string,
  granted: readonly [Role, ...Role[]],
  active: readonly Role[] = granted,
): Promise<Principal> {
  const { userId } = await addPerson(at, granted)
  const roles = active.filter((role) => granted.includes(role))
  return { name, granted, roles, is: 'signed in', token: () => mintSession(at, userId, { activeRoles: [...active] }) }
}

const unknown = (name: string, token?: string): Principal => ({
  name,
  granted: [],
  roles: [],
  is: token === undefined ? 'anonymous' : 'dead',
  token: () => Promise.resolve(token),
})

/** Somebody whose session has died: by its times, or by what was done to the account. */
async function dead(name: string, session: Parameters<typeof mintSession>[2], change?: SQL): Promise<Principal> {
  const { userId } = await addPerson(at, ['owner', 'merchant'])
  const token = await mintSession(at, userId, { activeRoles: ['owner', 'merchant'], ...session })
  if (change) await at.db.execute(sql`update users set ${change} where id = ${userId}`)
  return unknown(name, token)
}

async function listPrincipals(): Promise<Principal[]> {
  const now = at.clock.now()
  return [
    unknown('anonymous'),
    unknown('a token nobody has', newToken()),
    unknown('no token of ours', 'undefined'),
    await dead('expired by rest', { idleExpiresAt: now }),
    await dead('expired by age', { absoluteExpiresAt: now }),
    await dead('revoked by a change of rights', {}, sql`auth_epoch = auth_epoch + 1`),
    await dead('disabled account', {}, sql`disabled_at = now()`),
    ...(await Promise.all(ROLES.map((role) => somebody(role, [role])))),
    ...(await Promise.all(
      SEVERAL.map((roles) => somebody(roles.length === ROLES.length ? 'every role' : roles.join(' + '), roles)),
    )),
    await somebody('no role active', ['merchant'], []),
    await somebody('granted owner + merchant, owner active', ['owner', 'merchant'], ['owner']),
    await somebody('active merchant, no longer granted', ['user'], ['merchant', 'user']),
  ]
}

let principals: Principal[]
/** One session of each principal, for all calls but those that end or change it. */
let tokens: Map<Principal, string | undefined>
beforeAll(async () => {
  principals = await listPrincipals()
  tokens = new Map(
    await Promise.all(principals.map(async (principal) => [principal, await principal.token()] as const)),
  )
})

/** What the contract says, in the order 401, 403, then the rest. */
function refusalOf(spec: EndpointSpec, { is, roles }: Principal): ErrorCode | undefined {
  if (is === 'dead' && !spec.ignoresSession) return 'UNAUTHORIZED'
  if (spec.access === 'public') return undefined
  if (is !== 'signed in') return 'UNAUTHORIZED'
  const { access } = spec
  return access === 'session' || access.some((role) => roles.includes(role)) ? undefined : 'FORBIDDEN'
}

let cells = 0
let calls = 0

/** Every call comes from an address of its own: the limits of sign-in count by it. */
const ip = (): string => `10.${Math.floor(++calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`

async function call(key: EndpointKey, principal: Principal, shape: 'valid' | 'invalid') {
  const { params, query, body } = specOf(key)
  const broken = {
    ...(params ? { params: { id: 'no-id' } } : {}),
    ...(query ? { query: { unknown: '1' } } : {}),
    ...(body ? { body: { unknown: '1' } } : {}),
  }
  const request = shape === 'valid' ? sweptOf(key).shape(principal, calls) : broken
  const isAllowed = refusalOf(specOf(key), principal) === undefined
  const changes = isAllowed && sweptOf(key).changesSession
  const sent = await send(at.app, key, {
    request,
    token: changes ? await principal.token() : tokens.get(principal),
    ip: ip(),
  })
  // It may have ended the one that is shared too.
  if (changes) tokens.set(principal, await principal.token())
  return sent
}

test.each(ENDPOINT_KEYS)('%s answers everybody as the contract says', async (key) => {
  const spec = specOf(key)
  const expected = principals.map((principal) => {
    const code = refusalOf(spec, principal) ?? sweptOf(key).outcome
    return [principal.name, code === 'ok' ? 200 : ERRORS[code].wire, code]
  })
  const [refused, allowed] = [true, false].map((isRefused) =>
    principals.filter((principal) => (refusalOf(spec, principal) !== undefined) === isRefused),
  )
  const answers = new Map<Principal, unknown>()
  const ask = async (principal: Principal): Promise<void> => {
    const sent = await call(key, principal, 'valid')
    answers.set(principal, [principal.name, sent.status, outcomeOf(sent)])
  }
  const before = await digestOf(at.db)
  for (const principal of refused ?? []) await ask(principal)
  expect(await digestOf(at.db)).toEqual(before)
  for (const principal of allowed ?? []) await ask(principal)
  expect(principals.map((principal) => answers.get(principal))).toEqual(expected)
  cells += principals.length
})

test('the matrix is whole', () => {
  expect(principals).toHaveLength(7 + ROLES.length + 6)
  expect(cells).toBe(ENDPOINT_KEYS.length * principals.length)
})

test.each(ENDPOINT_KEYS.filter((key) => specOf(key).access !== 'public'))(
  '%s: 401 and 403 come before 400',
  async (key) => {
    for (const principal of principals) {
      const refusal = refusalOf(specOf(key), principal)
      if (!refusal) continue
      const sent = await call(key, principal, 'invalid')
      expect([principal.name, sent.status, outcomeOf(sent)]).toEqual([principal.name, ERRORS[refusal].wire, refusal])
    }
  },
)

const withInput = ENDPOINT_KEYS.filter((key) => specOf(key).params ?? specOf(key).query ?? specOf(key).body)
test.each(withInput)('%s: 400 comes before 404, with the fields that are wrong', async (key) => {
  const everybody = principals.find(({ name }) => name === 'every role')
  if (!everybody) throw new Error('nobody has every role')
  const sent = await call(key, everybody, 'invalid')
  expect([sent.status, outcomeOf(sent)]).toEqual([400, 'INVALID_INPUT'])
  expect(Object.keys((sent.envelope.data as { fields: object }).fields).length).toBeGreaterThan(0)
})
