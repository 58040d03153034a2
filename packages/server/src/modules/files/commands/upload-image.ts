import type { z } from 'zod'
import type { IMAGE_PURPOSES, uploadedImage } from '@zhujia/contract/files/schemas.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { UploadedFile } from '#platform/http/handlers.ts'
import { newId } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { StorageFull } from '#providers/storage/port.ts'
import { removePictures, storePictures } from '../bytes.ts'
import { BrokenImage, encodePictures, isDecodable, TooSlow, uploadGate, type Encoded } from '../encode.ts'
import { isImage } from '../judge.ts'
import { picturesOf } from '../pictures.ts'
import { withoutTexts } from '../png.ts'
import { countUpload, deleteLoose, insertFiles } from '../repository.ts'

const PER_DAY = 100

type UploadCtx = Ctx<'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE' | 'UPLOAD_LIMIT' | 'STORAGE_FULL'>

interface Upload {
  purpose: (typeof IMAGE_PURPOSES)[number]
  file: UploadedFile
}

/**
 * Stores an image of the caller, once it is checked, decoded and encoded. Its row is inserted before its bytes and removed after them:
 * whatever a process leaves that ends in between has a row, and is removed with what is attached to nothing.
 */
export async function uploadImage(ctx: UploadCtx, { purpose, file }: Upload): Promise<z.output<typeof uploadedImage>> {
  const pictures = await readImage(ctx, file)
  const id = newId()
  const { storage } = ctx.providers
  const now = ctx.clock.now()
  await insertFiles(ctx.db, [{ id, purpose, ownerId: ctx.actor.userId, createdAt: now, looseSince: now }])
  try {
    await storePictures(storage, id, pictures)
  } catch (error) {
    await removePictures(storage, id)
    await deleteLoose(ctx.db, [id])
    if (!(error instanceof StorageFull)) throw error
    ctx.log.error({ err: error }, 'an upload was refused')
    return ctx.refuse('STORAGE_FULL')
  }
  return { id, picture: picturesOf(id) }
}

/** Counts the upload before its form is read: one that breaks off or is refused costs as much. */
export async function countTry(ctx: UploadCtx): Promise<void> {
  const now = ctx.clock.now()
  const windowStart = addSeconds(now, -DAY)
  if (!(await countUpload(ctx.db, { userId: ctx.actor.userId, now, windowStart, most: PER_DAY })))
    ctx.refuse('UPLOAD_LIMIT')
}

async function readImage(ctx: UploadCtx, file: UploadedFile): Promise<Encoded> {
  if (!(await isImage(file))) return ctx.refuse('NOT_AN_IMAGE')
  const bytes = withoutTexts(file.bytes) ?? ctx.refuse('NOT_AN_IMAGE')
  return uploadGate(() => encodeUpload(ctx, bytes), { signal: ctx.signal })
}

async function encodeUpload(ctx: UploadCtx, bytes: Buffer): Promise<Encoded> {
  const decodable = await isDecodable(bytes)
  if (decodable === undefined) return ctx.refuse('NOT_AN_IMAGE')
  if (!decodable) return ctx.refuse('IMAGE_TOO_LARGE')
  try {
    return await encodePictures(bytes)
  } catch (error) {
    if (error instanceof BrokenImage) return ctx.refuse('NOT_AN_IMAGE')
    if (!(error instanceof TooSlow)) throw error
    ctx.log.warn({ err: error }, 'an upload took too long to encode')
    throw new Refusal('BUSY')
  }
}
