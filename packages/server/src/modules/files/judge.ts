import { fileTypeFromBuffer } from 'file-type'

// No HEIC: the decoder reads AV1 in that container but not HEVC, which phones write, and a kilobyte of it takes 600 MB to decode.
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
/**
 * The file name may be missing or have the ending of another image type (phones confuse them, and keep .heic of what they
 * turned into a JPEG); other endings are refused.
 */
const NAMES = /^[^.]*$|\.(jpe?g|png|webp|hei[cf])$/i

// Signs that an image is a page, a script or a document at the same time. Readers of those formats look at the beginning
// (pages, PDF) or at the end (zip, appended pages) of a file.
const EDGE_BYTES = 4096
const FOREIGN = /<script|<html|<body|<iframe|<!doctype|<svg[\s>]|<\?php|%PDF-/i
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1')
const ZIP_END_BYTES = 22
const ZIP_COMMENT_MAX = 65_535

/** Whether bytes are an image of an accepted type with a fitting name or none, and nothing else at the same time. */
export async function isImage(file: { bytes: Buffer; filename: string }): Promise<boolean> {
  const type = await fileTypeFromBuffer(file.bytes)
  return type !== undefined && TYPES.has(type.mime) && NAMES.test(file.filename) && !isForeign(file.bytes)
}

function isForeign(bytes: Buffer): boolean {
  const edges = [bytes.subarray(0, EDGE_BYTES), bytes.subarray(-EDGE_BYTES)]
  return edges.some((edge) => FOREIGN.test(edge.toString('latin1'))) || endsAsZip(bytes)
}

/** A zip's directory ends with a record whose comment reaches exactly to the end of the file. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ZIP_END_BYTES + ZIP_COMMENT_MAX))
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    if (at + ZIP_END_BYTES <= tail.length && at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return true
  }
  return false
}

const VIDEO_TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/webm'])

/** The media type of bytes that are a video which browsers play, and nothing else at the same time. */
export async function videoTypeOf(bytes: Buffer): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes)
  return type && VIDEO_TYPES.has(type.mime) && !isForeign(bytes) ? type.mime : undefined
}
