import type { FastifyInstance } from 'fastify'

const FIRST_PORT = 8080
const TRIES = 50

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Listens on the port that was asked for, or on the first free one from 8080 when none was. */
export async function listen(app: FastifyInstance, host: string, port: number | undefined): Promise<string> {
  if (port !== undefined) return app.listen({ host, port })
  for (let candidate = FIRST_PORT; ; candidate++) {
    try {
      return await app.listen({ host, port: candidate })
    } catch (error) {
      if (!isTaken(error) || candidate === FIRST_PORT + TRIES) throw error
    }
  }
}
