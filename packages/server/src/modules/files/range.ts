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
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0 ? 'none' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= size ? 'none' : { start, end }
}
