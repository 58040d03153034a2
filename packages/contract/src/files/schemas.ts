import { z } from 'zod'
import { id, text } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'

/** The purpose of an uploaded image, which decides its limits and visibility. */
export const IMAGE_PURPOSES = ['avatar', 'review'] as const

export const uploadBody = z.strictObject({
  purpose: z.enum(IMAGE_PURPOSES),
  /** The route that the upload came from (spec §7). */
  currentPage: text(300),
})
export const uploadedImage = z.strictObject({ id, picture })
