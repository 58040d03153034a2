import { EVENTS_PATH } from '@zhujia/contract/core/event-stream.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { Socket } from 'node:net'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { headersOf } from '../http/server.ts'
import type { EventHub } from './hub.ts'

/** What the guard and the rate of a person know it by. Its answer has no envelope and no schema. */
const SPEC: EndpointSpec = {
  method: 'GET',
  path: EVENTS_PATH,
  access: 'session',
  summary: 'Hints at what has changed for the caller, until the session ends.',
  response: z.never(),
  errors: [],
}

interface Options {
  hub: EventHub
  /** Lets a connection count no more among those of its address. */
  release: (socket: Socket) => void
}

/** Mounts the stream. It is outside the deadline, the silence limit and the connections of requests; its limits are the hub's. */
export function registerEvents(app: FastifyInstance, { hub, release }: Options): void {
  app.addHook('preClose', () => hub.close())
  app.get(`/api${EVENTS_PATH}`, { config: { spec: SPEC, isStream: true } }, (request, reply) => {
    const { actor, address, raw: incoming } = request
    if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED')
    const { raw } = reply
    const close = hub.open(actor, address, {
      write: (text) => void (raw.writableEnded || raw.write(text)),
      end: () => void raw.end(),
    })
    raw.once('close', close)
    const { socket } = incoming
    // Without the framework's deadline and compression.
    reply.hijack()
    const headers = { ...headersOf(request.url), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers, connection: 'close' }))
      if (value !== undefined) raw.setHeader(name, value)
    raw.flushHeaders()
    if (!(socket instanceof Socket)) return
    socket.setTimeout(0)
    release(socket)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answers stay open: how long they took says nothing. */
    isStream?: boolean
  }
}
