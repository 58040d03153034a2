import sharp from 'sharp'
import { makeGate } from '#platform/gate.ts'
import { SIZES, WIDTHS, type PictureSize } from './pictures.ts'

export const PIXELS_MAX = 40_000_000
const SECONDS_MAX = 4
/** Our own drawings always end: on a busy machine they are only slow, and a picture late is better than none. */
const DRAWING_SECONDS_MAX = 60
const QUALITY = 82
/** A tall picture keeps its shape down to 1:4; WebP ends at 16383 pixels. */
const TALLEST = 4

// Each picture on one thread, two uploads and two drawings at a time: encoding must leave the machine to its other work.
sharp.concurrency(1)
sharp.cache(false)
export const uploadGate = makeGate(2, 50)
/** Any number may wait: there are only so many drawings, and each is made once. */
export const drawingGate = makeGate(2, Infinity)

export type Encoded = Readonly<Record<PictureSize, Buffer>>

const fitting = (width: number) =>
  ({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true }) as const

/** The pixels of an image by its header alone; undefined when it has none to read. */
export async function countPixels(bytes: Buffer): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

/**
 * Decodes an image and encodes it anew in three widths: upright, in sRGB, the first frame only, and without a byte of
 * what came with it (EXIF, GPS, profiles, comments). Callers go through a gate.
 * @throws when the image does not decode whole within its limits
 */
export async function encodePictures(bytes: Buffer): Promise<Encoded> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(fitting(WIDTHS.large))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const encode = async (size: PictureSize): Promise<[PictureSize, Buffer]> => [
    size,
    await sharp(data, { raw }).resize(fitting(WIDTHS[size])).webp({ quality: QUALITY }).toBuffer(),
  ]
  return Object.fromEntries(await Promise.all(SIZES.map(encode))) as Encoded
}

/** Draws an SVG of our own at one size: the small one costs a twentieth of the large one. Callers go through a gate. */
export async function rasterise(svg: string, size: PictureSize): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .timeout({ seconds: DRAWING_SECONDS_MAX })
    .resize({ width: WIDTHS[size] })
    .webp({ quality: QUALITY })
    .toBuffer()
}
