import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config.ts'

const FIRST_PORT = 8080
const LAST_PORT = 8130

const REFUSALS: Readonly<Record<string, (host: string, port: string) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is in use. Stop what listens there, or set PORT to another one (0 takes any that is free).`,
  EACCES: (host, port) => `This user may not listen on port ${port} of ${host}. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST=${host} is no address of this machine.`,
}

/**
 * Listens on the port that was asked for, or on the first free one from 8080 when none was.
 * @throws ConfigError when it cannot
 */
export async function listen(app: FastifyInstance, host: string, port: number | undefined): Promise<string> {
  if (port !== undefined) return tryPort(app, host, port).catch(refuse(host, String(port)))
  for (let candidate = FIRST_PORT; ; candidate++) {
    try {
      return await tryPort(app, host, candidate)
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || candidate === LAST_PORT)
        return refuse(host, `${FIRST_PORT} to ${LAST_PORT}`)(error)
    }
  }
}

const tryPort = (app: FastifyInstance, host: string, port: number): Promise<string> => app.listen({ host, port })

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const refuse =
  (host: string, port: string) =>
  (error: unknown): never => {
    const refusal = REFUSALS[codeOf(error)]
    throw refusal ? new ConfigError(refusal(host, port)) : error
  }
