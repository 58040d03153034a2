import type { Count, Counted } from './count.ts'
import type { Operation } from './operations.ts'

/** The result of one load on one server; times are milliseconds of processor time for each visit, undefined on systems without `/proc`. */
export interface Sample {
  perSecond: number
  nodeMs: number | undefined
  postgresMs: number | undefined
  bytes: number
}

/** Both servers, measured one after the other. */
export interface Round {
  baseline: Sample
  ours: Sample
}

/** Our application on a larger catalogue, compared with the smallest. */
export interface Grown {
  products: number
  /** How many times as large. */
  times: number
  /** For each round, visits a second on the smallest catalogue divided by those on this one. */
  costs: readonly number[]
}

export interface Measured {
  operation: Pick<Operation, 'name' | 'share' | 'statements' | 'growth'>
  /** The rounds for each number of connections. */
  levels: readonly { connections: number; rounds: readonly Round[] }[]
  grown: readonly Grown[]
  baselineCount: Count
  /** Of our application, on the smallest and on the largest catalogue. */
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

function processorShare({ baseline, ours }: Round): number | undefined {
  const [least, own] = [processorOf(baseline), processorOf(ours)]
  return least === undefined || own === undefined ? undefined : least / own
}

export interface Level {
  connections: number
  baseline: Sample
  ours: Sample
  /** The medians of the rounds' shares: of visits a second, and of processor time. */
  share: number
  processorShare: number | undefined
}

export interface Verdict {
  name: string
  levels: Level[]
  grown: { products: number; cost: number }[]
  baselineCount: Count
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
  baseline: middle(rounds.map(({ baseline }) => baseline)),
  ours: middle(rounds.map(({ ours }) => ours)),
  share: median(rounds.map(({ baseline, ours }) => ours.perSecond / baseline.perSecond)),
  processorShare: medianOf(rounds.map(processorShare)),
})

const two = (value: number): string => value.toFixed(2)

const shortOf = (least: number, { connections, ...level }: Level): string[] => [
  ...(level.share < least
    ? [`${two(level.share)} of the baseline's requests a second at ${connections} connections, at least ${two(least)}`]
    : []),
  ...(level.processorShare !== undefined && level.processorShare < least
    ? [`${two(level.processorShare)} by processor time at ${connections} connections, at least ${two(least)}`]
    : []),
]

/** The limit for a catalogue that is `times` as large, from the limit for ten times. */
export const allowed = (growth: number, times: number): number => growth ** Math.log10(times)

function grownTooMuch({ growth }: Measured['operation'], { products, times, costs }: Grown): string[] {
  if (growth === undefined) return []
  const [cost, most] = [median(costs), allowed(growth, times)]
  return cost > most ? [`${two(cost)} × the cost at ${products} goods, at most ${two(most)}`] : []
}

/** Compares what was measured with the limits. */
export function judge({ operation, counted, failed, baselineCount, ...measured }: Measured): Verdict {
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
    baselineCount,
    count: counts.find((count) => count.statements === most) ?? baselineCount,
    faults,
  }
}

const ms = (value: number | undefined): string => value?.toFixed(2) ?? 'unknown'
const processor = ({ nodeMs, postgresMs }: Sample): string => `${ms(nodeMs)}+${ms(postgresMs)}`
const countText = ({ statements, transactions }: Count): string => `${statements}+${transactions}`
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(14))).join('')
const kilobytes = ({ bytes }: Sample): string => (bytes / 1000).toFixed(1)

/** The table against the baseline, a line for each operation and number of connections. */
export const tableOf = (verdicts: readonly Verdict[]): string[] => [
  row([
    '',
    'connections',
    'baseline/s',
    'ours/s',
    'share',
    'baseline ms',
    'ours ms',
    'share',
    'baseline KB',
    'ours KB',
    'baseline SQL',
    'ours SQL',
  ]),
  ...verdicts.flatMap(({ name, levels, baselineCount, count }) =>
    levels.map(({ connections, baseline, ours, share, processorShare: byProcessor }) =>
      row([
        name,
        String(connections),
        baseline.perSecond.toFixed(0),
        ours.perSecond.toFixed(0),
        two(share),
        processor(baseline),
        processor(ours),
        ms(byProcessor),
        kilobytes(baseline),
        kilobytes(ours),
        countText(baselineCount),
        countText(count),
      ]),
    ),
  ),
]

/** How the cost grows with the catalogue, a line for each operation that has a limit for it. */
export const growthTableOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ grown }) => grown.length > 0)
    .map(({ name, grown }) => row([name, ...grown.map(({ products, cost }) => `${products}: ${two(cost)} ×`)]))
