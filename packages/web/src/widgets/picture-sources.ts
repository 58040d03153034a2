import type { picture } from '@zhujia/contract/core/pictures.ts'
import type { z } from 'zod'
import type { ImageSource } from '../ui/image.tsx'

/** The three stored widths of a picture, for the kit's Image to choose from. */
export const sourcesOf = ({ small, medium, large }: z.output<typeof picture>): readonly ImageSource[] => [
  { url: small, width: 240 },
  { url: medium, width: 600 },
  { url: large, width: 1200 },
]
