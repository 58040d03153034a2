import type { Counted } from './count.ts'
import type { Operation } from './operations.ts'

/** The requests a second of one round, one after the other under the same conditions. */
export interface Round {
  floor: number
  ours: number
  /** Ours on the small catalogue. */
  small: number
}

export interface Measured {
  operation: Pick<Operation, 'name' | 'share' | 'statements' | 'growth'>
  rounds: readonly Round[]
  /** On the small and on the large catalogue. */
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

export interface Verdict {
  name: string
  floor: number
  ours: number
  /** The median of the rounds' shares. */
  share: number
  /** How many times the cost of the small catalogue, the median of the rounds. */
  growth: number
  statements: number
  faults: string[]
}

const two = (value: number): string => value.toFixed(2)

/** What was measured, and everything in which it falls short. */
export function judge({ operation, rounds, counted, failed }: Measured): Verdict {
  const share = median(rounds.map(({ ours, floor }) => ours / floor))
  const growth = median(rounds.map(({ ours, small }) => small / ours))
  const counts = counted.flatMap(({ few, many }) => [few, many])
  const statements = Math.max(...counts)
  const faults = [
    ...(share < operation.share ? [`${two(share)} of the floor, at least ${two(operation.share)}`] : []),
    ...(operation.growth !== undefined && growth > operation.growth
      ? [`${two(growth)} × the cost of the small catalogue, at most ${two(operation.growth)}`]
      : []),
    ...(statements > operation.statements ? [`${statements} statements, at most ${operation.statements}`] : []),
    ...(new Set(counts).size > 1 ? [`statements grow with rows: ${counts.join(', ')}`] : []),
    ...(failed > 0 ? [`${failed} requests failed`] : []),
  ]
  return {
    name: operation.name,
    floor: median(rounds.map((round) => round.floor)),
    ours: median(rounds.map((round) => round.ours)),
    share,
    growth,
    statements,
    faults,
  }
}

/** The table, a line for each operation. */
export function tableOf(verdicts: readonly Verdict[]): string[] {
  const row = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(11))).join('')
  return [
    row(['operation', 'floor/s', 'ours/s', 'share', 'growth', 'statements']),
    ...verdicts.map(({ name, floor, ours, share, growth, statements }) =>
      row([name, floor.toFixed(0), ours.toFixed(0), two(share), two(growth), String(statements)]),
    ),
  ]
}
