import type { Count, Counted } from './count.ts'
import type { Operation } from './operations.ts'

/** One server under load for some seconds; times are milliseconds of processor time for each visit, undefined where the system does not tell. */
export interface Sample {
  perSecond: number
  nodeMs: number | undefined
  postgresMs: number | undefined
  bytes: number
}

/** One after the other under the same conditions. */
export interface Round {
  floor: Sample
  ours: Sample
}

/** Ours on a larger catalogue, beside ours on the smallest. */
export interface Grown {
  products: number
  /** How many times as large. */
  times: number
  /** Of each round: visits a second on the smallest by those on this one. */
  costs: readonly number[]
}

export interface Measured {
  operation: Pick<Operation, 'name' | 'share' | 'statements' | 'growth'>
  /** Rounds by the number of connections. */
  levels: readonly { connections: number; rounds: readonly Round[] }[]
  grown: readonly Grown[]
  floorCount: Count
  /** Of ours on the smallest and on the largest catalogue. */
  counted: readonly Counted[]
  failed: number
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('no values')
  return (low + high) / 2
}

/** The same, undefined when one of them is. */
function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? median(known) : undefined
}

const plus = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b
const processorOf = ({ nodeMs, postgresMs }: Sample): number | undefined => plus(nodeMs, postgresMs)

function processorShare({ floor, ours }: Round): number | undefined {
  const [least, own] = [processorOf(floor), processorOf(ours)]
  return least === undefined || own === undefined ? undefined : least / own
}

export interface Level {
  connections: number
  floor: Sample
  ours: Sample
  /** The medians of the rounds' shares: of the floor's visits a second, and of what it takes of the processor. */
  share: number
  processorShare: number | undefined
}

export interface Verdict {
  name: string
  levels: Level[]
  grown: { products: number; cost: number }[]
  floorCount: Count
  count: Count
  faults: string[]
}

const middle = (samples: readonly Sample[]): Sample => ({
  perSecond: median(samples.map(({ perSecond }) => perSecond)),
  nodeMs: medianOf(samples.map(({ nodeMs }) => nodeMs)),
  postgresMs: medianOf(samples.map(({ postgresMs }) => postgresMs)),
  bytes: median(samples.map(({ bytes }) => bytes)),
})

const levelOf = ({ connections, rounds }: Measured['levels'][number]): Level => ({
  connections,
  floor: middle(rounds.map(({ floor }) => floor)),
  ours: middle(rounds.map(({ ours }) => ours)),
  share: median(rounds.map(({ floor, ours }) => ours.perSecond / floor.perSecond)),
  processorShare: medianOf(rounds.map(processorShare)),
})

const two = (value: number): string => value.toFixed(2)

const shortOf = (least: number, { connections, ...level }: Level): string[] => [
  ...(level.share < least
    ? [`${two(level.share)} of the floor's requests a second at ${connections} connections, at least ${two(least)}`]
    : []),
  ...(level.processorShare !== undefined && level.processorShare < least
    ? [`${two(level.processorShare)} by processor time at ${connections} connections, at least ${two(least)}`]
    : []),
]

/** A limit for ten times the goods, for any number of times. */
export const allowed = (growth: number, times: number): number => growth ** Math.log10(times)

function grownTooMuch({ growth }: Measured['operation'], { products, times, costs }: Grown): string[] {
  if (growth === undefined) return []
  const [cost, most] = [median(costs), allowed(growth, times)]
  return cost > most ? [`${two(cost)} × the cost at ${products} goods, at most ${two(most)}`] : []
}

/** What was measured, and everything in which it falls short. */
export function judge({ operation, counted, failed, floorCount, ...measured }: Measured): Verdict {
  const levels = measured.levels.map(levelOf)
  const counts = counted.flatMap(({ few, many }) => [few, many])
  const statements = counts.map((count) => count.statements)
  const most = Math.max(...statements)
  const faults = [
    ...levels.flatMap((level) => shortOf(operation.share, level)),
    ...measured.grown.flatMap((grown) => grownTooMuch(operation, grown)),
    ...(most > operation.statements ? [`${most} statements, at most ${operation.statements}`] : []),
    ...(new Set(statements).size > 1 ? [`statements grow with rows: ${statements.join(', ')}`] : []),
    ...(failed > 0 ? [`${failed} visits failed`] : []),
  ]
  return {
    name: operation.name,
    levels,
    grown: measured.grown.map(({ products, costs }) => ({ products, cost: median(costs) })),
    floorCount,
    count: counts.find((count) => count.statements === most) ?? floorCount,
    faults,
  }
}

const ms = (value: number | undefined): string => value?.toFixed(2) ?? 'unknown'
const processor = ({ nodeMs, postgresMs }: Sample): string => `${ms(nodeMs)}+${ms(postgresMs)}`
const countText = ({ statements, transactions }: Count): string => `${statements}+${transactions}`
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(12))).join('')
const kilobytes = ({ bytes }: Sample): string => (bytes / 1000).toFixed(1)

/** The table against the floor, a line for each operation and number of connections. */
export const tableOf = (verdicts: readonly Verdict[]): string[] => [
  row([
    '',
    'connections',
    'floor/s',
    'ours/s',
    'share',
    'floor ms',
    'ours ms',
    'share',
    'floor KB',
    'ours KB',
    'floor SQL',
    'ours SQL',
  ]),
  ...verdicts.flatMap(({ name, levels, floorCount, count }) =>
    levels.map(({ connections, floor, ours, share, processorShare: byProcessor }) =>
      row([
        name,
        String(connections),
        floor.perSecond.toFixed(0),
        ours.perSecond.toFixed(0),
        two(share),
        processor(floor),
        processor(ours),
        ms(byProcessor),
        kilobytes(floor),
        kilobytes(ours),
        countText(floorCount),
        countText(count),
      ]),
    ),
  ),
]

/** How the cost grows with the goods, a line for each operation in which they may be felt. */
export const growthTableOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ grown }) => grown.length > 0)
    .map(({ name, grown }) => row([name, ...grown.map(({ products, cost }) => `${products}: ${two(cost)} ×`)]))
