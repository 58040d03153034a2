import type { Client } from './client.ts'
import type { Operation } from './operations.ts'

/** By which share the sizes of two answers may differ. */
const BYTES_APART = 0.1

const isId = (name: string): boolean => /^(id|.*Id|code|number)$/.test(name)
/** Filters whose counts are lower bounds: both sides may count different goods. */
const isLowerBound = (name: string, value: object): boolean =>
  name === 'facets' && 'more' in value && value.more === true

/** Every id and every number of an answer, lists in their order and names in theirs. */
function essenceOf(value: unknown, name = ''): string[] {
  if (typeof value === 'number' || (typeof value === 'string' && isId(name))) return [`${name} ${value}`]
  if (Array.isArray(value)) return value.flatMap((one) => essenceOf(one, name))
  if (typeof value !== 'object' || value === null || isLowerBound(name, value)) return []
  return Object.entries(value)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([key, one]) => essenceOf(one, key))
}

/** How an answer of the baseline differs from ours: in ids, numbers or their order, or by more than a tenth in size; undefined when it does not. */
export function differenceOf(ours: Buffer, baseline: Buffer): string | undefined {
  const [own, theirs] = [ours, baseline].map((bytes) => essenceOf(JSON.parse(bytes.toString('utf8')))) as [
    string[],
    string[],
  ]
  const place = own.findIndex((one, at) => one !== theirs[at])
  if (place >= 0) return `has ${theirs[place] ?? 'nothing'} where ours has ${own[place]}`
  if (theirs.length > own.length) return `has ${theirs[own.length]} where ours has nothing`
  return Math.abs(baseline.length - ours.length) > BYTES_APART * ours.length
    ? `has ${baseline.length} bytes where ours has ${ours.length}`
    : undefined
}

/** A client that keeps the answers. */
const recording = (client: Client, answers: Buffer[]): Client => ({
  ask: async (call) => {
    const answer = await client.ask(call)
    answers.push(answer)
    return answer
  },
  notify: (notice) => client.notify(notice),
  now: () => client.now(),
})

/** Compares the baseline's answers to reads with ours, visit by visit. @returns how they differ */
export async function compare(ours: Client, baseline: Client, { name, visits, isRead }: Operation): Promise<string[]> {
  if (!isRead) return []
  const differences: string[] = []
  for (const [place, visit] of visits.entries()) {
    const [own, theirs]: [Buffer[], Buffer[]] = [[], []]
    await visit(recording(ours, own))
    await visit(recording(baseline, theirs))
    for (const [nth, answer] of own.entries()) {
      const difference = differenceOf(answer, theirs[nth] ?? Buffer.from('null'))
      if (difference) differences.push(`${name}, visit ${place}, answer ${nth}: the baseline ${difference}`)
    }
  }
  return differences
}
