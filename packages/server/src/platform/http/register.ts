import { UPLOAD_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor, Ctx } from '../context.ts'
import { once } from '../idempotency.ts'
import { Refusal } from '../refusal.ts'
import { success } from './answers.ts'
import type { AllHandlers } from './handlers.ts'
import { readUpload } from './uploads.ts'
import { validate } from './validate.ts'

type AnyHandler = (ctx: Ctx, input: unknown) => Promise<unknown>

export interface RouteHost {
  makeCtx(request: FastifyRequest, actor: Actor): Ctx
  /** Outside production every answer is held against its schema: a drift is a 500 that a test sees. */
  checkAnswers: boolean
}

const IDEMPOTENCY_KEY = z.uuid()

/** Mounts every endpoint of the contract under /api. Nothing else mounts an API route. */
export function registerEndpoints(app: FastifyInstance, handlers: AllHandlers, host: RouteHost): void {
  for (const [area, endpoints] of Object.entries(ENDPOINTS)) {
    for (const [name, spec] of Object.entries<EndpointSpec>(endpoints)) {
      // The pairing of key and handler is total and typed in AllHandlers; walking it erases the types.
      const handler = (handlers[area as keyof AllHandlers] as unknown as Record<string, AnyHandler>)[name]
      if (!handler) throw new Error(`no handler for ${area}.${name}`)
      mount(app, spec, { handler, host })
    }
  }
}

function mount(app: FastifyInstance, spec: EndpointSpec, to: { handler: AnyHandler; host: RouteHost }): void {
  app.route({
    method: spec.method,
    url: `/api${spec.path}`,
    config: { spec },
    schema: { response: { 200: answerSchema(spec) } },
    // A picture over a slow line takes longer than anything else: the client waits as long for it.
    ...(spec.consumes === 'multipart' ? { handlerTimeout: UPLOAD_TIMEOUT_MS } : {}),
    handler: async (request, reply) => answer(request, reply, { spec, ...to }),
  })
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  to: { spec: EndpointSpec; handler: AnyHandler; host: RouteHost },
) {
  const { spec, handler, host } = to
  const ctx = host.makeCtx(request, request.actor)
  const upload = await readForm(request, spec)
  const input = validate(
    spec,
    { params: request.params, query: request.query, body: upload?.fields ?? request.body },
    ctx.locale,
  )
  const whole = upload ? { ...input, file: upload.file } : input
  const data = spec.idempotent
    ? await once(ctx, { key: idempotencyKey(request), endpoint: `${spec.method} ${spec.path}`, input }, (ctx) =>
        handler(ctx, whole),
      )
    : await handler(ctx, whole)
  if (host.checkAnswers) spec.response.parse(data)
  return reply.send(success(data))
}

/** The form of an endpoint that takes one; sent to any other it is of a wrong type. */
async function readForm(
  request: FastifyRequest,
  spec: EndpointSpec,
): Promise<Awaited<ReturnType<typeof readUpload>> | undefined> {
  if (spec.consumes === 'multipart') return readUpload(request)
  if (request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  return undefined
}

function idempotencyKey(request: FastifyRequest): string {
  const parsed = IDEMPOTENCY_KEY.safeParse(request.headers['idempotency-key'])
  if (!parsed.success) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED')
  return parsed.data
}

/** The serializer's schema: fields that the contract does not name never leave. */
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
