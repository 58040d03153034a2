import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What is smaller travels in a packet or two anyway. */
const FROM_CHARACTERS = 2048
/** Fast rather than small: a list of products to a fifth of its size in under a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

type Encoding = 'br' | 'gzip'

/** The best of ours that the caller takes. A weight of nought is a refusal. */
function pickEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', weight] = part.split(';').map((piece) => piece.trim())
    return weight !== undefined && /^q=0(\.0*)?$/.test(weight) ? [] : [name]
  })
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding))
}

async function compressed(payload: string, encoding: Encoding, reply: FastifyReply): Promise<Buffer> {
  void reply.header('content-encoding', encoding).removeHeader('content-length')
  return encoding === 'br' ? brotli(payload, BROTLI) : gz(payload)
}

/**
 * Compresses texts that we make ourselves, answers and the document; files of the build lie compressed already. The
 * secrets that an answer may hold are not at risk beside a guessed text: another site cannot make a browser send the
 * bearer token, so it cannot measure answers that depend on it.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < FROM_CHARACTERS || reply.hasHeader('content-encoding')) return payload
    const vary = reply.getHeader('vary')
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
    const encoding = pickEncoding(request.headers['accept-encoding'])
    return encoding ? compressed(payload, encoding, reply) : payload
  })
}
