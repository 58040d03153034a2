import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LOCALE, pickLocale } from '@zhujia/contract/core/locales.ts'
import type { ErrorCode } from '@zhujia/contract/errors.ts'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerToSqlError, isDatabaseAway } from '../db/sql-errors.ts'
import { Refusal } from '../refusal.ts'
import { failure } from './answers.ts'

/** Refusals of the framework, by its codes. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_ERR_HANDLER_TIMEOUT: 'BUSY',
}

/** What Node.js refuses before there is a request. */
const UNREADABLE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'BUSY',
}

/** Answers what Node.js cannot read, such as a URL of more than 16 KB, by the catalogue too, and closes its connection. */
export function answerUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, body } = failure(UNREADABLE[code] ?? 'INVALID_INPUT', DEFAULT_LOCALE)
  const json = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${json}`, () => socket.destroy())
}

/** Whether the client has disconnected. A handler's timeout aborts the signal too, but its client still waits for the answer. */
const hasLeft = ({ signal }: FastifyRequest, { code }: FastifyError): boolean =>
  signal.aborted && code !== 'FST_ERR_HANDLER_TIMEOUT'

/** Turns any thrown error into an answer of the catalogue; only a bug becomes 500. Bugs and causes of "busy" are logged. */
export function registerErrors(app: FastifyInstance): void {
  app.decorateRequest('outcome', undefined)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    return fail(request, reply, codeOf(error, request))
  })
}

function codeOf(error: FastifyError, request: FastifyRequest): Failed {
  if (error instanceof Refusal) return { code: error.code, data: error.data }
  const known = FRAMEWORK[error.code] ?? answerToSqlError(error)
  // Floods are refusals, which were handled above and are not logged.
  const about = { err: error, route: request.routeOptions.url }
  if (isDatabaseAway(error)) request.log.error(about, 'answered busy: the database is not available')
  else if (known === 'BUSY' && !hasLeft(request, error)) request.log.warn(about, 'answered busy')
  if (known) return { code: known }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'INVALID_INPUT', data: { fields: {} } }
  request.log.error(about, 'unexpected error')
  return { code: 'INTERNAL' }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that was answered; undefined when all went well. */
    outcome: ErrorCode | undefined
  }
}

interface Failed {
  code: ErrorCode
  data?: unknown
}

/** Sends a failure in the caller's language. */
export function fail(request: FastifyRequest, reply: FastifyReply, { code, data }: Failed): FastifyReply {
  request.outcome = code
  const { status, body } = failure(code, pickLocale(request.headers['accept-language']), data)
  // An answer that comes too late may have set these headers already, for a body that is not sent.
  for (const name of ['content-encoding', 'content-length']) {
    void reply.removeHeader(name)
    if (!reply.raw.headersSent) reply.raw.removeHeader(name)
  }
  // The route's own serializer knows only the success shape.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
