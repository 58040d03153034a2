import type { ImageProps } from './image.tsx'

/** A picture of a gallery: where it is and what it shows. */
export type Picture = Pick<ImageProps, 'src' | 'alt'>
