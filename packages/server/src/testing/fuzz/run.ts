import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { listViolations } from '#invariants.ts'
import type { Digest } from '../digest.ts'
import { ENDPOINT_KEYS, specOf, wireOf, type AnyRequest } from '../requests.ts'
import { sceneOf } from '../sweeps/sweeps.ts'
import type { TestApp } from '../test-app.ts'
import { MARKER, fill, makeFuzzFixture, type FuzzFixture } from './fixture.ts'
import { cases, mutations, payloadCases, type Case, type Mutation } from './cases.ts'
import { mutatedWire } from './mutate.ts'
import { faultsOf } from './faults.ts'

export interface FuzzReport {
  requests: number
  /** The number of answers by outcome: `200 ok`, `400 INVALID_INPUT` … */
  outcomes: Record<string, number>
  /** The endpoints of which a request generated from the contract's schemas has succeeded. */
  succeeded: string[]
  /** How many payloads were sent. */
  payloads: number
  /** How many requests were generated from the schemas, and how many of them succeeded. */
  made: { requests: number; succeeded: number }
  faults: string[]
}

/** Requests come through a proxy, and limits do not refuse them. */
export const FUZZ_SETTINGS = { ANONYMOUS_PER_MINUTE: '1000000', TRUST_PROXY_HOPS: '1', CHECKOUTS_PER_DAY: '1000000' }

const CHUNK = 500
/** After so many requests the attackers get new orders, and the victims' rows are checked. */
const EVERY = 60
/** After so many turns there is an order in every state that `advance` makes. */
const FIRST_TURNS = 4

/**
 * Sends one request that succeeds to each endpoint, each payload to one endpoint, and then `n` requests generated from the
 * schemas; all follow from the seed. Reports what is wrong.
 */
export async function runFuzz(
  at: TestApp,
  { n, seed, say }: { n: number; seed: number; say?: (line: string) => void },
): Promise<FuzzReport> {
  const fixture = await makeFuzzFixture(at)
  for (let i = 0; i < FIRST_TURNS; i++) await fixture.advance()
  const watch = { digest: await fixture.victims() }
  const report: FuzzReport = {
    requests: 0,
    outcomes: {},
    succeeded: [],
    payloads: 0,
    made: { requests: 0, succeeded: 0 },
    faults: [],
  }
  await sendScenes(fixture, seed, report)
  await sendPayloads(fixture, seed, report)
  for (let start = 0; start < n; start += CHUNK) {
    for (const one of fc.sample(cases, { seed: seed + start, numRuns: Math.min(CHUNK, n - start) })) {
      if (report.made.requests % EVERY === 0) await checkVictims(fixture, watch, report)
      await sendMade(fixture, one, report)
    }
    say?.(`${report.requests} requests, ${report.faults.length} faults`)
  }
  await checkVictims(fixture, watch, report)
  for (const { rule, subject } of await listViolations(at.db))
    report.faults.push(`a violated invariant: ${rule} (${subject})`)
  return report
}

async function checkVictims(fixture: FuzzFixture, watch: { digest: Digest }, report: FuzzReport): Promise<void> {
  await fixture.at.runJobs()
  const now = await fixture.victims()
  const touched = Object.keys(now).filter((table) => now[table] !== watch.digest[table])
  watch.digest = now
  if (touched.length > 0)
    report.faults.push(`before request ${report.requests}: rows of the victims changed in ${touched.join(', ')}`)
  await fixture.advance()
}

/** A request without placeholders, and the caller's token. */
interface Filled {
  request: AnyRequest
  token: string | undefined
}

/** The changed request of a case, as bytes. */
function wireFor(
  fixture: FuzzFixture,
  one: Case,
  { number, request, token }: Filled & { number: number },
): InjectOptions {
  const spec = specOf(one.key)
  // A key that follows from the request's number, so that a replay sends the same bytes.
  const idempotencyKey = spec.idempotent ? keyOf(number) : null
  const address = `10.${(number >> 16) % 250}.${(number >> 8) % 250}.${number % 250}`
  const wire = mutatedWire(spec, request, {
    mutation: fillValue(one.mutation, fixture),
    options: { token, idempotencyKey },
  })
  return { ...wire, headers: { 'x-forwarded-for': one.forwardedFor ?? address, ...wire.headers } }
}

/**
 * For each endpoint sends the request of its scene with one change, and if it is refused sends it unchanged: a refused
 * request must change nothing, so that the second one succeeds. In this way every endpoint succeeds once with every seed.
 */
async function sendScenes(fixture: FuzzFixture, seed: number, report: FuzzReport): Promise<void> {
  const wrong = fc.sample(mutations, { seed, numRuns: ENDPOINT_KEYS.length })
  for (const [nth, key] of ENDPOINT_KEYS.entries()) {
    const scene: Filled = await sceneOf(fixture.world, key)
    const plain = {
      key,
      caller: 'everything',
      request: scene.request,
      forwardedFor: undefined,
      isQuoted: false,
    } as const
    const mutation: Mutation = wrong[nth] ?? { kind: 'none' }
    if (await sendOne(fixture, { ...plain, mutation }, { filled: scene, report })) continue
    const isDone = await sendOne(fixture, { ...plain, mutation: { kind: 'none' } }, { filled: scene, report })
    if (!isDone)
      report.faults.push(
        `request ${report.requests}, ${key}: refused, although only a changed request came before: ${JSON.stringify(mutation).slice(0, 300)}`,
      )
  }
}

/** Sends each payload once. An endpoint may accept it; `faultsOf` checks the answers. */
async function sendPayloads(fixture: FuzzFixture, seed: number, report: FuzzReport): Promise<void> {
  for (const one of fc.sample(payloadCases, { seed, numRuns: 1 }).flat()) {
    const request = fill(one.request, fixture.pools, one.key)
    await sendOne(fixture, one, { filled: { request, token: await fixture.tokenOf(one.caller) }, report })
    report.payloads++
  }
}

/** Sends a request generated from the schemas, with ids from the world and, for an order, with a quote. */
async function sendMade(fixture: FuzzFixture, one: Case, report: FuzzReport): Promise<void> {
  const token = await fixture.tokenOf(one.caller)
  const filled = fill(one.request, fixture.pools, one.key)
  const request = one.key === 'orders.placeOrder' && one.isQuoted ? await withQuote(fixture, filled, token) : filled
  report.made.requests++
  if (!(await sendOne(fixture, one, { filled: { request, token }, report }))) return
  report.made.succeeded++
  if (!report.succeeded.includes(one.key)) report.succeeded.push(one.key)
}

/** @returns whether it succeeded */
async function sendOne(
  fixture: FuzzFixture,
  one: Case,
  { filled, report }: { filled: Filled; report: FuzzReport },
): Promise<boolean> {
  const number = report.requests++
  const spec = specOf(one.key)
  const wire = wireFor(fixture, one, { ...filled, number })
  const times = one.mutation.kind === 'twice' ? 2 : 1
  let first: string | undefined
  for (let i = 0; i < times; i++) {
    const reply = await fixture.at.app.inject(wire)
    const faults = faultsOf(spec, one, { wire, reply, marker: MARKER })
    const isOk = reply.body.startsWith('{"success":true')
    if (spec.idempotent && isOk && first !== undefined && first !== reply.body)
      faults.push('gives another answer to the second request under the same key')
    if (isOk) first ??= reply.body
    count(report, reply)
    report.faults.push(
      ...faults.map(
        (fault) =>
          `request ${number}, ${one.key} as ${one.caller}: ${fault}\n  ${describe(wire)}\n  ${reply.body.slice(0, 400)}`,
      ),
    )
  }
  return first !== undefined
}

const keyOf = (number: number): string => {
  const hex = createHash('sha256').update(String(number)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function fillValue(mutation: Case['mutation'], fixture: FuzzFixture): Case['mutation'] {
  if (mutation.kind !== 'replace' && mutation.kind !== 'extra') return mutation
  if (typeof mutation.value !== 'string') return mutation
  const { body } = fill({ body: mutation.value }, fixture.pools)
  return { ...mutation, value: body }
}

/** Quotes lines again without measures when they are refused with them: otherwise hardly any order would be placed. */
async function withQuote(fixture: FuzzFixture, request: AnyRequest, token: string | undefined): Promise<AnyRequest> {
  const body = request.body as { lines: readonly { skuId: unknown; quantity: unknown }[]; addressId: unknown }
  const plain = body.lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
  for (const lines of [body.lines, plain]) {
    const reply = await fixture.at.app.inject(
      wireOf(specOf('orders.quoteOrder'), { body: { lines, addressId: body.addressId } }, { token }),
    )
    const quoteToken = (reply.json() as { data?: { quoteToken?: string } | null }).data?.quoteToken
    if (quoteToken !== undefined) return { ...request, body: { ...body, lines, quoteToken } }
  }
  return request
}

function count(report: FuzzReport, reply: { statusCode: number; body: string }): void {
  const code = /"errorCode":"(\w+)"/.exec(reply.body)?.[1] ?? 'ok'
  const outcome = `${reply.statusCode} ${code}`
  report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1
}

function describe({ method, url, payload, headers }: InjectOptions): string {
  const { authorization: _authorization, ...shown } = headers as Record<string, string>
  const text = Buffer.isBuffer(payload) ? payload.toString('latin1') : payload === undefined ? '' : String(payload)
  return `${String(method)} ${JSON.stringify(String(url).slice(0, 300))} ${JSON.stringify(shown).slice(0, 300)} ${JSON.stringify(text.slice(0, 600))}`
}
