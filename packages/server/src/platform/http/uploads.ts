import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { UploadedFile } from './handlers.ts'

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024

/**
 * Reads a multipart form: one file under the field `file` (spec §7) and its text fields.
 * Limits on parts, fields and bytes stand in the plugin's options; passing one refuses the whole form.
 */
export async function readUpload(request: FastifyRequest): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  let file: UploadedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string') throw new Refusal('INVALID_INPUT', { fields: {} })
      fields[part.fieldname] = part.value
    } else {
      file = { bytes: await part.toBuffer(), filename: part.filename }
    }
  }
  if (!file) throw new Refusal('INVALID_INPUT', { fields: { file: 'required' } })
  return { fields: { ...fields }, file }
}
