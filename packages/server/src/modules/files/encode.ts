import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { makeGate, makeGateInto } from '#platform/gate.ts'
import { SIZES, WIDTHS, type PictureSize } from './pictures.ts'

const PIXELS_MAX = 40_000_000
/**
 * What a decoder may hold of a picture that comes in several passes (progressive JPEG, interlaced PNG): all of it, where others are
 * read row by row. A lossless WebP of 40 megapixels, which is held whole too, takes 160 MB.
 */
const WHOLE_BYTES_MAX = 120_000_000
/** Of each step: the decoding and each width. */
const STEP_SECONDS_MAX = 4
/** Longer for our own drawings: they always end, and a late picture is better than none. */
const DRAWING_SECONDS_MAX = 60
const QUALITY = 82
/** A tall picture keeps its shape down to 1:4; WebP ends at 16383 pixels. */
const TALLEST = 4

/**
 * How many pictures are worked on at a time: each takes a core and one of Node's four pool threads, which also compress
 * answers, read files, hash passwords and open connections to the database.
 */
export const picturesAtOnce = (cores: number): number => Math.min(2, Math.max(1, cores - 1))

// Each picture on one thread: more at a time is the gate's to allow.
sharp.concurrency(1)
sharp.cache(false)
const width = picturesAtOnce(availableParallelism())
const pictureGate = makeGate(width, Infinity)
// Two queues that take turns, so that neither uploads nor drawings have to wait for all of the others.
export const uploadGate = makeGateInto(pictureGate, { width, queueMax: 50 })
/** Any number may wait: there are only so many drawings, and each is made once. */
export const drawingGate = makeGateInto(pictureGate, { width, queueMax: Infinity })

/** The image does not decode whole: its own fault, whatever it is. */
export class BrokenImage extends Error {
  override readonly name = 'BrokenImage'
}

/** A step took longer than it may, which says nothing of the image: the machine is busy. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** sharp has no code for this. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /m.test(error.message)

export type Encoded = Readonly<Record<PictureSize, Buffer>>

const fitting = (width: number) =>
  ({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true }) as const

/** Whether an image needs no more to be decoded than one may, by its header alone; undefined when it has none to read. */
export async function isDecodable(bytes: Buffer): Promise<boolean | undefined> {
  try {
    const { format, width, height, channels, depth, isProgressive } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    // The coefficients of a JPEG have two bytes each.
    const bytesEach = channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)
    const heldBytes = isProgressive ? width * height * bytesEach : 0
    return width * height <= PIXELS_MAX && heldBytes <= WHOLE_BYTES_MAX
  } catch {
    return undefined
  }
}

/**
 * Decodes an image and encodes it anew in three widths: upright, in sRGB, the first frame only, and without a byte of
 * what came with it (EXIF, GPS, profiles, comments). One step after the other, so that an image is never more than one
 * task of the thread pool. Callers go through a gate.
 * @throws BrokenImage when the image does not decode whole within its limits; TooSlow
 */
export async function encodePictures(bytes: Buffer, stepSeconds = STEP_SECONDS_MAX): Promise<Encoded> {
  const decoding = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: stepSeconds })
    .autoOrient()
    .resize(fitting(WIDTHS.large))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
  const { data, info } = await decoding.toBuffer({ resolveWithObject: true }).catch((cause: unknown) => {
    throw isTimeout(cause) ? new TooSlow('decoding', { cause }) : new BrokenImage('decoding', { cause })
  })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const encoded: Partial<Record<PictureSize, Buffer>> = {}
  for (const size of SIZES)
    encoded[size] = await sharp(data, { raw })
      .timeout({ seconds: stepSeconds })
      .resize(fitting(WIDTHS[size]))
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch((cause: unknown) => {
        throw isTimeout(cause) ? new TooSlow(size, { cause }) : cause
      })
  return encoded as Encoded
}

/** Draws an SVG of our own at one size: the small one costs a twentieth of the large one. Callers go through a gate. */
export async function rasterise(svg: string, size: PictureSize): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .timeout({ seconds: DRAWING_SECONDS_MAX })
    .resize({ width: WIDTHS[size] })
    .webp({ quality: QUALITY })
    .toBuffer()
}
