import type { ImageSource } from '../ui/media/image.tsx'

/** The three stored sizes of a picture of the API, for the kit's Image and Gallery. */
export const sourcesOf = ({
  small,
  medium,
  large,
}: {
  small: string
  medium: string
  large: string
}): ImageSource[] => [
  { url: small, width: 240 },
  { url: medium, width: 600 },
  { url: large, width: 1200 },
]
