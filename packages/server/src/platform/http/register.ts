import { UPLOAD_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { isMutation, type EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor, CallCtx } from '../context.ts'
import { makeGates, type Gates } from '../gate.ts'
import { once, onceDecided } from '../idempotency.ts'
import { sourceOf } from '../networks.ts'
import { Refusal } from '../refusal.ts'
import { success } from './answers.ts'
import type { Route, UploadedFile } from './handlers.ts'
import { makeUploads, type Uploads } from './uploads.ts'
import { validate } from './validate.ts'

export interface RouteHost {
  makeCtx(request: FastifyRequest, actor: Actor): CallCtx
  /** Outside production every answer is checked against its schema: a mismatch is a 500 that a test sees. */
  checkAnswers: boolean
}

const IDEMPOTENCY_KEY = z.uuid()

/**
 * How many changes of one person, or without a session of one address, run at a time in a process, and how many wait. Changes of one
 * row wait for each other, each with a connection: without this one person could hold them all (decision 047).
 */
const CHANGES_AT_ONCE = 4
const CHANGES_WAITING = 50
/** The same for reads: a page of the web app sends about six at once, and a read of hundreds of rows costs time of the processor. */
const READS_AT_ONCE = 8
const READS_WAITING = 100

/** Mounts every endpoint of the contract under /api. Nothing else mounts an API route. */
export function registerEndpoints(app: FastifyInstance, routes: readonly Route[], host: RouteHost): void {
  const uploads = makeUploads()
  const changes = makeGates(CHANGES_AT_ONCE, CHANGES_WAITING)
  const reads = makeGates(READS_AT_ONCE, READS_WAITING)
  const answered = new Map(routes.map((route) => [route.spec, route]))
  for (const [area, endpoints] of Object.entries(ENDPOINTS)) {
    for (const [name, spec] of Object.entries<EndpointSpec>(endpoints)) {
      const route = answered.get(spec)
      if (!route) throw new Error(`no area answers ${area}.${name}`)
      mount(app, { route, host, uploads, calls: isMutation(spec) ? changes : reads })
    }
  }
}

function mount(app: FastifyInstance, to: Mounted): void {
  const { spec } = to.route
  app.route({
    method: spec.method,
    url: `/api${spec.path}`,
    config: { spec },
    schema: { response: { 200: answerSchema(spec) } },
    // Uploads over a slow line take longer than other calls; the client waits as long.
    ...(spec.consumes === 'multipart' ? { handlerTimeout: UPLOAD_TIMEOUT_MS } : {}),
    handler: (request, reply) => inTime(request, reply, () => answer(request, reply, to)),
  })
}

interface Mounted {
  route: Route
  host: RouteHost
  uploads: Uploads
  /** The calls of its kind, changes or reads, by whose they are. */
  calls: Gates
}

/** Whether the deadline of a request has passed: it was answered without its handler. */
const isLate = ({ signal }: FastifyRequest): boolean =>
  signal.aborted && (signal.reason as FastifyError | undefined)?.code === 'FST_ERR_HANDLER_TIMEOUT'

/** Answers, unless the deadline passes first: then "busy" has been said, and what comes of the work is dropped. A bug is logged. */
async function inTime(request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (!isLate(request)) throw error
    if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'failed after its deadline')
    return reply
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, to: Mounted) {
  const admit = async (): Promise<void> => to.route.admit?.(to.host.makeCtx(request, request.actor))
  if (to.route.spec.consumes === 'multipart')
    return to.uploads(request, reply, {
      admit,
      run: async ({ fields, file }) => send(request, reply, await carryOut(request, to, { body: fields, file })),
    })
  if (request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  await admit()
  const work = () => carryOut(request, to, { body: request.body })
  // What was answered at its deadline, or whose client has left, must not begin any more.
  return send(request, reply, await to.calls(whoseIs(request), work, { signal: request.signal }))
}

/** Whose a request is where people take turns: the person's, or without a session the address's. */
export const whoseIs = ({ actor, address }: FastifyRequest): string =>
  actor.kind === 'user' ? actor.userId : sourceOf(address).address

/** The reply is waited for in either case: it may still be on its way. */
const send = (request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply =>
  isLate(request) ? reply : reply.send(success(data))

/** Validates a request, runs the endpoint's handler, under its idempotency key if it has one, and answers. */
async function carryOut(
  request: FastifyRequest,
  { route: { spec, handle }, host }: Mounted,
  { body, file }: { body: unknown; file?: UploadedFile },
): Promise<unknown> {
  const ctx = host.makeCtx(request, request.actor)
  const input = validate(spec, { params: request.params, query: request.query, body }, ctx.locale)
  const whole = file ? { ...input, file } : input
  const keyed = () => ({ key: idempotencyKey(request), endpoint: `${spec.method} ${spec.path}`, input })
  const data = await ('decide' in handle
    ? onceDecided(ctx, keyed(), (ctx) => handle.decide(ctx, whole))
    : spec.idempotent
      ? once(ctx, keyed(), (ctx) => handle(ctx, whole))
      : handle(ctx, whole))
  if (host.checkAnswers) spec.response.parse(data)
  return data
}

function idempotencyKey(request: FastifyRequest): string {
  const parsed = IDEMPOTENCY_KEY.safeParse(request.headers['idempotency-key'])
  if (!parsed.success) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED')
  return parsed.data
}

/** The serializer's schema: fields that the contract does not declare are never sent. */
function answerSchema(spec: EndpointSpec): object {
  const { $schema: _, ...data } = z.toJSONSchema(spec.response, { target: 'draft-7', io: 'output' })
  return {
    type: 'object',
    properties: { success: { type: 'boolean' }, code: { type: 'integer' }, message: { type: 'string' }, data },
    required: ['success', 'code', 'message', 'data'],
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** The caller's IP address, for throttles and for what only this machine may read. */
    address: string
  }
  interface FastifyContextConfig {
    spec?: EndpointSpec
  }
}
