import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fail } from '#platform/http/errors.ts'
import { withPatience } from '#platform/http/patience.ts'
import type { Db } from '#platform/db/types.ts'
import type { Storage } from '#providers/storage/port.ts'
import { readPicture, storePicture } from './bytes.ts'
import { drawingGate, rasterise } from './encode.ts'
import { PICTURE_PATH, SIZES, type PictureSize } from './pictures.ts'
import { findPublicFile } from './queries.ts'
import { registerVideos } from './serve-video.ts'

/** Draws what a row describes, as the text of an SVG. Declared here, given by the application. */
export type Drawings = (drawing: unknown) => string

/** Finds the bytes of a picture, drawing them when nobody has asked before; undefined when there is no such picture. */
export type FindPicture = (id: string, size: PictureSize) => Promise<Buffer | undefined>

interface PictureHost {
  db: Db
  storage: Storage
  drawings: Drawings
}

/** Drawings may take longer than other answers: the first ones of a page wait for each other on a busy machine. */
const DRAWING_MS = 60_000

const params = z.object({ id: z.uuid(), size: z.enum(SIZES as [PictureSize, ...PictureSize[]]) })

const HEADERS = {
  'content-type': 'image/webp',
  // An id never gets other bytes.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Serves pictures and videos, outside the API and without its envelope. A drawing is rasterised when it is first asked for. */
export function registerFiles(app: FastifyInstance, host: PictureHost, find: FindPicture): void {
  registerVideos(app, host)
  app.get(PICTURE_PATH, { handlerTimeout: DRAWING_MS }, async (request, reply) => {
    const wanted = params.safeParse(request.params)
    const bytes = wanted.success
      ? await withPatience(reply, DRAWING_MS, () => find(wanted.data.id.toLowerCase(), wanted.data.size))
      : undefined
    if (!bytes) return fail(request, reply.header('cache-control', 'no-store'), { code: 'NOT_FOUND' })
    return reply.headers(HEADERS).send(bytes)
  })
}

/** The one place of a process that draws: of a picture that is being drawn nobody begins another. */
export function pictureFinder({ db, storage, drawings }: PictureHost): FindPicture {
  /** Drawings under way, so that concurrent requests share the work. */
  const inHand = new Map<string, Promise<Buffer>>()
  const draw = async (drawing: unknown, of: { id: string; size: PictureSize }): Promise<Buffer> => {
    const bytes = await drawingGate(() => rasterise(drawings(drawing), of.size))
    await storePicture(storage, of, bytes)
    return bytes
  }
  return async (id, size) => {
    const row = await findPublicFile(db, id)
    if (!row) return undefined
    const stored = await readPicture(storage, id, size)
    if (stored || row.drawing === null) return stored
    const key = `${id} ${size}`
    const work = inHand.get(key) ?? draw(row.drawing, { id, size }).finally(() => inHand.delete(key))
    inHand.set(key, work)
    return work
  }
}
