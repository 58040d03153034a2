import { UPLOAD_MAX_BYTES } from '@zhujia/contract/core/limits.ts'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { newId } from '../ids.ts'
import { answerUnreadable, registerErrors } from './errors.ts'

const JSON_MAX_BYTES = 256 * 1024
/** Smaller answers fit in a packet or two uncompressed. */
const COMPRESSED_FROM_BYTES = 2048
/** A quick level: it compresses a list of products to a fifth in under a millisecond. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
// The client gives up at 5 s (spec §9).
const REQUEST_DEADLINE_MS = 4500

/** A Fastify instance with limits, security headers and the error catalogue; no routes yet. */
export async function makeServer(options: { log: Logger; trustProxyHops: number }): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // Requests are logged once, by route pattern, where they are measured.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < options.trustProxyHops,
    bodyLimit: JSON_MAX_BYTES,
    connectionTimeout: 10_000,
    requestTimeout: 60_000,
    handlerTimeout: REQUEST_DEADLINE_MS,
    rewriteUrl: readableUrl,
    clientErrorHandler: answerUnreadable,
    // As long as a URL can be: the schema refuses parts that are too long.
    routerOptions: { maxParamLength: 16_384, querystringParser: readQuery },
    exposeHeadRoutes: false,
    genReqId: () => newId(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  app.addHook('onRequest', keepDeadline)
  registerErrors(app)
  // The framework would read plain text, which no endpoint takes.
  app.removeContentTypeParser('text/plain')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // WebAssembly reads bar codes; it compiles no text.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000 },
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, fileSize: UPLOAD_MAX_BYTES },
  })
  // Generated answers only; files of the build are compressed already. Compression leaks nothing to other sites (BREACH), because
  // they cannot make a browser send the bearer token. Compressed requests are refused: their limits are in bytes.
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: BROTLI,
  })
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    // Otherwise connections that are answering now would stay open afterwards and keep the process from ending.
    if (isClosing) void reply.header('connection', 'close')
    void reply.headers(headersOf(request.url))
  })
  return app
}

/** Headers of every answer, beside those of helmet. */
export const headersOf = (url: string): Record<string, string> => ({
  'permissions-policy': 'geolocation=(self), camera=(self)',
  ...(url.startsWith('/api/') ? { 'cache-control': 'no-store' } : {}),
})

/**
 * Fastify takes the end of a request's body for the end of its connection: it ends the deadline then, so that no request with a body has
 * one (fastify/fastify#6725). Without this listener, the only one so far, the deadline stands until the answer is out. A request without a body keeps it: there
 * it ends the deadline when the client has gone.
 */
async function keepDeadline({ raw }: FastifyRequest): Promise<void> {
  if (raw.method !== 'GET' && raw.method !== 'HEAD') raw.removeAllListeners('close')
}

/**
 * A path that cannot be decoded is handled like an unknown one, through the same hooks; the router itself would answer it without
 * headers and envelope.
 */
function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
  }
}

/** A repeated name becomes a list, which no schema accepts: two values for one name are refused, not chosen from. */
function readQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    Object.defineProperty(query, name, {
      value: Object.hasOwn(query, name) ? [query[name], value] : value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return query
}
