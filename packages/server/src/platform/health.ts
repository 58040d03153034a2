import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/types.ts'

/** Whether the process may be sent traffic: set once everything is migrated and loaded, unset when it stops. */
export interface Readiness {
  isReady: boolean
}

/** /healthz: the process lives. /readyz: it may be sent traffic and its database answers. */
export function registerHealth(app: FastifyInstance, db: Db, readiness: Readiness): void {
  // Monitors ask by HEAD as well.
  const method = ['GET', 'HEAD']
  app.route({ method, url: '/healthz', handler: () => ({ status: 'ok' }) })
  app.route({
    method,
    url: '/readyz',
    handler: async (_request, reply) => {
      if (!readiness.isReady) return reply.code(503).send({ status: 'starting' })
      try {
        await db.execute(sql`select 1`)
        return { status: 'ready' }
      } catch {
        return reply.code(503).send({ status: 'database away' })
      }
    },
  })
}
