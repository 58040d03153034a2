import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/types.ts'

/** Whether the process may be sent traffic: set once everything is migrated and loaded, unset when it stops. */
export interface Readiness {
  isReady: boolean
}

/** /healthz: the process lives. /readyz: it may be sent traffic and its database answers. */
export function registerHealth(app: FastifyInstance, db: Db, readiness: Readiness): void {
  const isAnswered = shared(() => db.execute(sql`select 1`))
  // Monitors ask by HEAD as well.
  const method = ['GET', 'HEAD']
  app.route({ method, url: '/healthz', config: { shield: 'none' }, handler: () => ({ status: 'ok' }) })
  app.route({
    method,
    url: '/readyz',
    config: { shield: 'none' },
    handler: async (_request, reply) => {
      if (!readiness.isReady) return reply.code(503).send({ status: 'starting' })
      return (await isAnswered()) ? { status: 'ready' } : reply.code(503).send({ status: 'database away' })
    },
  })
}

/** Whether `ask` succeeds. Callers at the same time share one query, so they take no more than one connection. */
function shared(ask: () => Promise<unknown>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  return () =>
    (asked ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asked = undefined)))
}
