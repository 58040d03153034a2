import { z } from 'zod'
import { id, text } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'

/** What an uploaded image is for. The purpose fixes limits and visibility; there is no other storage path. */
export const IMAGE_PURPOSES = ['avatar', 'review'] as const

export const uploadBody = z.strictObject({
  purpose: z.enum(IMAGE_PURPOSES),
  /** The route that the upload came from (spec §7). */
  currentPage: text(300),
})
export const uploadedImage = z.strictObject({ id, picture })
