import type { z } from 'zod'
import type { listingText } from '@zhujia/contract/catalogue/schemas.ts'
import type { picture } from '@zhujia/contract/core/pictures.ts'

/** Widths in pixels; a smaller original stays as it is. */
export const WIDTHS = { small: 240, medium: 600, large: 1200 } as const
export type PictureSize = keyof typeof WIDTHS
export const SIZES = Object.keys(WIDTHS) as PictureSize[]

export const PICTURE_PATH = '/files/:id/:size'

/** The URLs of a picture; no other code builds them. */
export function picturesOf(fileId: string): z.output<typeof picture> {
  const at = (size: PictureSize): string => PICTURE_PATH.replace(':id', fileId).replace(':size', size)
  return { small: at('small'), medium: at('medium'), large: at('large') }
}

export const VIDEO_PATH = '/files/:id/video'

/** The address of a product's video with the picture that stands for it until it plays; null without one. */
export function videoOf(fileId: string | null, [poster]: readonly string[]): z.output<typeof listingText.video> {
  if (fileId === null || poster === undefined) return null
  return { src: VIDEO_PATH.replace(':id', fileId), poster: picturesOf(poster) }
}
