/** Bytes from one to another, both included. */
export interface Part {
  start: number
  end: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part that a `Range` header asks for. Several at once, other units and what cannot be read are ignored, as HTTP
 * allows: the whole is then the answer.
 * @returns 'whole' without a usable range, 'none' for one that begins behind the end
 */
export function partOf(header: string | undefined, size: number): Part | 'whole' | 'none' {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (from !== '') return fromTo({ start: Number(from), end: to === '' ? Infinity : Number(to) }, size)
  if (to === '') return 'whole'
  const count = Math.min(Number(to), size)
  return count === 0 ? 'none' : { start: size - count, end: size - 1 }
}

function fromTo({ start, end }: Part, size: number): Part | 'whole' | 'none' {
  if (end < start) return 'whole'
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) }
}
