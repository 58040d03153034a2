import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/db/types.ts'
import { fail } from '#platform/http/errors.ts'
import type { Storage } from '#providers/storage/port.ts'
import { buffer } from 'node:stream/consumers'
import { videoKey } from './bytes.ts'
import { videoTypeOf } from './judge.ts'
import { VIDEO_PATH } from './pictures.ts'
import { hasVideo } from './queries.ts'
import { partOf } from './range.ts'

const params = z.object({ id: z.uuid() })

/** As much of a file as its format is recognised by. */
const HEAD_BYTES = 4100

const HEADERS = {
  'accept-ranges': 'bytes',
  // An id never gets other bytes.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Serves videos of products, whole or the part that is asked for: players begin in the middle. */
export function registerVideos(app: FastifyInstance, { db, storage }: { db: Db; storage: Storage }): void {
  app.get(VIDEO_PATH, async (request, reply) => {
    const wanted = params.safeParse(request.params)
    const key =
      wanted.success && (await hasVideo(db, wanted.data.id)) ? videoKey(wanted.data.id.toLowerCase()) : undefined
    const size = key === undefined ? undefined : await storage.size(key)
    if (key === undefined || size === undefined)
      return fail(request, reply.header('cache-control', 'no-store'), { code: 'NOT_FOUND' })
    const part = partOf(request.headers.range, size)
    if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
    const head = await buffer(storage.stream(key, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 }))
    void reply.headers(HEADERS).header('content-type', (await videoTypeOf(head)) ?? 'application/octet-stream')
    return sendPart(reply, { size, part, stream: (bytes) => storage.stream(key, bytes) })
  })
}

interface Sending {
  size: number
  part: Exclude<ReturnType<typeof partOf>, 'none'>
  stream: (part: { start: number; end: number }) => ReturnType<Storage['stream']>
}

function sendPart(reply: FastifyReply, { size, part, stream }: Sending): FastifyReply {
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
  if (part !== 'whole') void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(stream({ start, end }))
}
