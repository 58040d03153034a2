import { coreErrorsOf, type EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { ERRORS, type ErrorCode } from '@zhujia/contract/errors.ts'
import { z } from 'zod'
import type { InjectOptions } from 'fastify'
import type { Case } from './cases.ts'

interface Reply {
  statusCode: number
  body: string
  headers: Readonly<Record<string, unknown>>
}

const failure = z.strictObject({
  success: z.literal(false),
  code: z.int(),
  errorCode: z.string(),
  message: z.string().min(1),
  data: z.unknown(),
})
const fields = z.strictObject({ fields: z.record(z.string(), z.string().min(1)) })

/** What no answer may contain: a stack trace, an SQL statement, a path of this machine, a secret. */
const LEAKS =
  /\bat (?:\w|\/|<).*:\d+:\d+|node_modules|node:internal|\.ts:\d|\bselect .+ from\b|\binsert into\b|\bviolates\b|\brelation "|SQLSTATE|syntax error at|\$argon2|test-secret|BEGIN (?:RSA )?PRIVATE KEY|drizzle|postgres/i
const TOKEN = /zj1_[\w-]{20,}/
/** The endpoints that answer the caller's own new token. */
const GIVES_TOKEN: ReadonlySet<string> = new Set(['auth.login', 'auth.changePassword', 'auth.changePhone'])

function leaksIn({ body }: Reply, wire: InjectOptions, of: { marker: string; givesToken: boolean }): string[] {
  const sent = `${String(wire.url)} ${JSON.stringify(wire.headers)} ${Buffer.isBuffer(wire.payload) ? wire.payload.toString() : String(wire.payload)}`
  const trace = LEAKS.exec(body)?.[0]
  const token = of.givesToken ? undefined : TOKEN.exec(body)?.[0]
  // What the caller has sent may be in the answer.
  return [trace, token, body.includes(of.marker) ? of.marker : undefined].flatMap((found) =>
    found !== undefined && !sent.includes(found) ? [`answers with "${found}"`] : [],
  )
}

/** A changed address may be of no endpoint, or of one with other errors. */
const addressErrors: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN']

function judgeFailure(spec: EndpointSpec, one: Case, reply: Reply): string[] {
  const parsed = failure.safeParse(JSON.parse(reply.body))
  if (!parsed.success) return ['is no envelope']
  const { errorCode, code, data } = parsed.data
  const declared: readonly string[] = [
    ...spec.errors,
    ...coreErrorsOf(spec),
    ...(one.mutation.kind === 'path' ? addressErrors : []),
  ]
  if (!declared.includes(errorCode)) return [`answers ${errorCode}, which it does not declare`]
  const row: { wire: number; code: number; data?: z.ZodType } = ERRORS[errorCode as ErrorCode]
  const shape = row.data ?? (errorCode === 'INVALID_INPUT' ? fields : z.null())
  return [
    ...(row.wire === reply.statusCode && row.code === code
      ? []
      : [`answers ${errorCode} as ${reply.statusCode} ${code}`]),
    ...(shape.safeParse(data).success ? [] : [`answers ${errorCode} with other data than it declares`]),
  ]
}

function judgeSuccess(spec: EndpointSpec, reply: Reply): string[] {
  const envelope = z.strictObject({
    success: z.literal(true),
    code: z.literal(200),
    message: z.literal('ok'),
    data: spec.response,
  })
  const issues = envelope.safeParse(JSON.parse(reply.body)).error?.issues ?? []
  return issues.map((issue) => `answers against its schema: ${issue.path.join('.')} ${issue.message}`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What is wrong with an answer; expected to be empty. */
export function faultsOf(
  spec: EndpointSpec,
  one: Case,
  of: { wire: InjectOptions; reply: Reply; marker: string },
): string[] {
  const { reply, wire, marker } = of
  const leaks = leaksIn(reply, wire, { marker, givesToken: GIVES_TOKEN.has(one.key) })
  if (reply.statusCode >= 500) return [`answers ${reply.statusCode}`, ...leaks]
  if (!isJson(reply.body)) return ['is no JSON', ...leaks]
  const isOk = reply.statusCode === 200 && reply.body.startsWith('{"success":true')
  if (isOk && one.mutation.kind === 'path') return leaks
  return [...(isOk ? judgeSuccess(spec, reply) : judgeFailure(spec, one, reply)), ...leaks]
}
