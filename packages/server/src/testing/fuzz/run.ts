import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { listBookFaults } from '#modules/ledger/index.ts'
import type { Digest } from '../digest.ts'
import { specOf, wireOf, type AnyRequest } from '../requests.ts'
import type { TestApp } from '../test-app.ts'
import { CANARY, fill, makeArena, type Arena } from './arena.ts'
import { cases, type Case } from './cases.ts'
import { mutatedWire } from './mutate.ts'
import { faultsOf } from './oracles.ts'

export interface FuzzReport {
  requests: number
  /** How often each outcome came: `200 ok`, `400 INVALID_INPUT` … */
  outcomes: Record<string, number>
  /** The endpoints that were got to succeed. */
  succeeded: string[]
  faults: string[]
}

/** Callers come through a proxy, and nobody is refused for being many. */
export const FUZZ_SETTINGS = { ANONYMOUS_PER_MINUTE: '1000000', TRUST_PROXY_HOPS: '1' }

const CHUNK = 500
/** How often the attackers get new objects, and the victims are looked after. */
const EVERY = 60

/** Sends `n` requests that follow from the seed, and says what is wrong. */
export async function runFuzz(
  at: TestApp,
  { n, seed, say }: { n: number; seed: number; say?: (line: string) => void },
): Promise<FuzzReport> {
  const arena = await makeArena(at)
  for (let i = 0; i < 12; i++) await arena.advance()
  const watch = { digest: await arena.victims() }
  const report: FuzzReport = { requests: 0, outcomes: {}, succeeded: [], faults: [] }
  for (let start = 0; start < n; start += CHUNK) {
    for (const one of fc.sample(cases, { seed: seed + start, numRuns: Math.min(CHUNK, n - start) })) {
      if (report.requests % EVERY === 0) await lookAround(arena, watch, report)
      await sendOne(arena, one, report)
    }
    say?.(`${report.requests} requests, ${report.faults.length} faults`)
  }
  await lookAround(arena, watch, report)
  for (const { rule, subject } of await listBookFaults(at.db)) report.faults.push(`the books: ${rule} (${subject})`)
  return report
}

async function lookAround(arena: Arena, watch: { digest: Digest }, report: FuzzReport): Promise<void> {
  await arena.at.runJobs()
  const now = await arena.victims()
  const touched = Object.keys(now).filter((table) => now[table] !== watch.digest[table])
  watch.digest = now
  if (touched.length > 0)
    report.faults.push(`before request ${report.requests}: rows of the victims changed in ${touched.join(', ')}`)
  await arena.advance()
}

/** The request of a case as bytes: filled from the world, quoted where it must be, and spoilt. */
async function wireFor(arena: Arena, one: Case, number: number): Promise<InjectOptions> {
  const spec = specOf(one.key)
  const token = await arena.tokenOf(one.caller)
  const filled = fill(one.request, arena.pools, one.key)
  const request = one.key === 'orders.placeOrder' && one.isQuoted ? await withQuote(arena, filled, token) : filled
  // A key that follows from the request's number, so that a replay sends the same bytes.
  const idempotencyKey = spec.idempotent ? keyOf(number) : null
  const address = `10.${(number >> 16) % 250}.${(number >> 8) % 250}.${number % 250}`
  const wire = mutatedWire(spec, request, {
    mutation: fillValue(one.mutation, arena),
    options: { token, idempotencyKey },
  })
  return { ...wire, headers: { 'x-forwarded-for': one.forwardedFor ?? address, ...wire.headers } }
}

async function sendOne(arena: Arena, one: Case, report: FuzzReport): Promise<void> {
  const number = report.requests++
  const spec = specOf(one.key)
  const wire = await wireFor(arena, one, number)
  const times = one.mutation.kind === 'twice' ? 2 : 1
  let first: string | undefined
  for (let i = 0; i < times; i++) {
    const reply = await arena.at.app.inject(wire)
    const faults = faultsOf(spec, one, { wire, reply, canary: CANARY })
    const isOk = reply.body.startsWith('{"success":true')
    if (spec.idempotent && isOk && first !== undefined && first !== reply.body)
      faults.push('answers otherwise the second time, under the same key')
    if (isOk) first ??= reply.body
    count(report, one, reply)
    report.faults.push(
      ...faults.map(
        (fault) =>
          `request ${number}, ${one.key} as ${one.caller}: ${fault}\n  ${describe(wire)}\n  ${reply.body.slice(0, 400)}`,
      ),
    )
  }
}

const keyOf = (number: number): string => {
  const hex = createHash('sha256').update(String(number)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function fillValue(mutation: Case['mutation'], arena: Arena): Case['mutation'] {
  if (mutation.kind !== 'replace' && mutation.kind !== 'extra') return mutation
  if (typeof mutation.value !== 'string') return mutation
  const { body } = fill({ body: mutation.value }, arena.pools)
  return { ...mutation, value: body }
}

/** Lines in measures that do not fit their goods are quoted without any: else hardly one would ever be ordered. */
async function withQuote(arena: Arena, request: AnyRequest, token: string | undefined): Promise<AnyRequest> {
  const body = request.body as { lines: readonly { skuId: unknown; quantity: unknown }[]; addressId: unknown }
  const plain = body.lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
  for (const lines of [body.lines, plain]) {
    const reply = await arena.at.app.inject(
      wireOf(specOf('orders.quoteOrder'), { body: { lines, addressId: body.addressId } }, { token }),
    )
    const quoteToken = (reply.json() as { data?: { quoteToken?: string } | null }).data?.quoteToken
    if (quoteToken !== undefined) return { ...request, body: { ...body, lines, quoteToken } }
  }
  return request
}

function count(report: FuzzReport, one: Case, reply: { statusCode: number; body: string }): void {
  const code = /"errorCode":"(\w+)"/.exec(reply.body)?.[1] ?? 'ok'
  const outcome = `${reply.statusCode} ${code}`
  report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1
  if (code === 'ok' && !report.succeeded.includes(one.key)) report.succeeded.push(one.key)
}

function describe({ method, url, payload, headers }: InjectOptions): string {
  const { authorization: _authorization, ...shown } = headers as Record<string, string>
  const text = Buffer.isBuffer(payload) ? payload.toString('latin1') : payload === undefined ? '' : String(payload)
  return `${String(method)} ${JSON.stringify(String(url).slice(0, 300))} ${JSON.stringify(shown).slice(0, 300)} ${JSON.stringify(text.slice(0, 600))}`
}
