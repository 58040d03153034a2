import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { UploadedFile } from './handlers.ts'

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024

/**
 * Reads a multipart form: one file under the field `file` (spec §7) and its text fields.
 * Limits on parts, fields and bytes stand in the plugin's options; passing one refuses the whole form.
 */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  const { fields, file } = await readParts(request).catch(refuseMalformed)
  if (!file) throw new Refusal('INVALID_INPUT', { fields: { file: 'required' } })
  return { fields: Object.fromEntries(fields), file }
}

async function readParts(
  request: FastifyRequest,
): Promise<{ fields: Map<string, string>; file: UploadedFile | undefined }> {
  const fields = new Map<string, string>()
  let file: UploadedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), filename: part.filename }
    else if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
    else throw new Refusal('INVALID_INPUT', { fields: {} })
  }
  return { fields, file }
}

/** The reader says what it refuses by a status; a form that it cannot make out at all it answers with a bare error. */
function refuseMalformed(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
  throw new Refusal('INVALID_INPUT', { fields: {} })
}
