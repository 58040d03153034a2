import { randomUUID } from 'node:crypto'
import { login, sendCode } from '@zhujia/contract/auth/endpoints.ts'
import type { EndpointSpec, RequestOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import { codeFor } from './messages.ts'
import { getAppUrl } from './origin.ts'

/** The demo world's password; the server prints it when it starts. */
export const PASSWORD = 'Zhujia-demo-2026'

interface Parts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
}

/** What the app saves in the browser when somebody signs in. */
export interface SignIn {
  token: string
  currentRoles: { roleCode: string }[]
  availableRoles: unknown[]
}

/** A person who calls the API without the browser, to prepare what a journey begins with. */
export interface Person {
  session: SignIn
  call: <Spec extends EndpointSpec>(spec: Spec, request: RequestOf<Spec>) => Promise<ResponseOf<Spec>>
}

function addressOf(spec: EndpointSpec, { params = {}, query = {} }: Parts): URL {
  const path = spec.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const url = new URL(`/api${path}`, getAppUrl())
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

async function send<Spec extends EndpointSpec>(
  spec: Spec,
  request: RequestOf<Spec>,
  token?: string,
): Promise<ResponseOf<Spec>> {
  const parts = request as Parts
  const response = await fetch(addressOf(spec, parts), {
    method: spec.method,
    headers: {
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(spec.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  })
  const answer = (await response.json()) as { success: boolean; message: string; data: ResponseOf<Spec> }
  if (!answer.success) throw new Error(`${spec.method} ${spec.path} was refused: ${answer.message}`)
  return answer.data
}

/** The person whose session this is. */
export const personWith = (session: SignIn): Person => ({
  session,
  call: (spec, request) => send(spec, request, session.token),
})

const signIn = async (body: RequestOf<typeof login>['body']): Promise<Person> => personWith(await send(login, { body }))

/** One more session of a demo account, for a journey that ends the session. */
export const signInAnew = (phone: string, password = PASSWORD): Promise<Person> => signIn({ phone, password })

const known = new Map<string, Promise<Person>>()

/**
 * A demo account with one session for each worker. An account has at most ten sessions: if each journey began one, it would
 * end those of the others.
 */
export function signInAs(phone: string): Promise<Person> {
  const person = known.get(phone) ?? signInAnew(phone)
  known.set(phone, person)
  return person
}

/** Signs in with a code sent to the phone; the first time makes its account. */
export async function signInByCode(phone: string): Promise<Person> {
  await send(sendCode, { body: { phone, purpose: 'login' } })
  return signIn({ phone, code: await codeFor(phone) })
}
