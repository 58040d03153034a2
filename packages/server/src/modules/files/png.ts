const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Length and type before the data of a chunk, and its checksum behind. */
const HEAD_BYTES = 8
const CHECKSUM_BYTES = 4
/** What says how pixels look; all else that a decoder need not know is text and the like. */
const LOOKS: ReadonlySet<string> = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'eXIf'])

/** An encoder that writes 8 KB at a time makes some 1,300 of the largest upload. */
const CHUNKS_MAX = 10_000

/**
 * A PNG with nothing but its pixels and, once each, what says how they look. A decoder would inflate compressed texts, of which ten
 * megabytes become ten gigabytes, only for them to be dropped. Other bytes, and what follows a chunk that is cut off, are returned as they are.
 * @returns undefined for one of so many chunks that reading them takes long
 */
export function withoutTexts(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes
  const seen = new Set<string>()
  const kept: Buffer[] = []
  let from = 0
  let chunks = 0
  for (let at = SIGNATURE.length; at + HEAD_BYTES <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + HEAD_BYTES)
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at) + CHECKSUM_BYTES
    if (end > bytes.length) break
    if (++chunks > CHUNKS_MAX) return undefined
    // A decoder may not skip what begins with a capital letter.
    if (!/^[A-Z]/.test(type) && (!LOOKS.has(type) || seen.has(type))) {
      if (from < at) kept.push(bytes.subarray(from, at))
      from = end
    }
    seen.add(type)
    at = end
  }
  return from === 0 ? bytes : Buffer.concat([...kept, bytes.subarray(from)])
}
