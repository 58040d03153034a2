/**
 * In seconds of the reference machine (decision 087): what all tests of an area may take, and its middle test. An area has too few
 * journeys for a middle one.
 */
const BUDGETS = {
  units: { all: 30, middle: 0.3 },
  components: { all: 20, middle: Infinity },
  journeys: { all: 60, middle: Infinity },
} as const
/** The middle one of all areas' journeys. */
const MIDDLE_JOURNEY = 2
/** The demo world at a first start. */
const LOAD = 20
/** On a machine that is so many times slower than the reference, no budget is checked: the corrected times are too inexact. */
const TRUSTED_PACE = 3
/** A run fails for what takes so many times its budget: between two runs of one commit the seconds differ by a third. */
export const FAILS_AT = 1.5
const SLOWEST_SHOWN = 3
const REST = 'the rest'

type Kind = keyof typeof BUDGETS

/** A test file, or a test of a journey, and how long it took. */
export interface Cost {
  area: string | undefined
  kind: Kind
  name: string
  /** As measured. */
  wallMs: number
  /** On the reference machine. */
  ms: number
  /** The times of the tests that count for the middle one: tests of the application, and journeys; on the reference machine. */
  tests: readonly number[]
}

interface Sums {
  all: number
  /** Undefined when no test counts for it. */
  middle: number | undefined
}

const KINDS: readonly Kind[] = ['units', 'components', 'journeys']
const WORDS = { units: 'tests', components: 'tests of the web app', journeys: 'journeys' } as const
const NO_LIMITS = { all: Infinity, middle: Infinity }

function middleOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

function sumsOf(costs: readonly Cost[]): Sums {
  const middle = middleOf(costs.flatMap(({ tests }) => tests))
  return {
    all: costs.reduce((sum, { ms }) => sum + ms, 0) / 1000,
    middle: middle === undefined ? undefined : middle / 1000,
  }
}

const cell = (seconds: number | undefined, { budget, digits }: { budget: number; digits: number }): string =>
  seconds === undefined ? '' : `${seconds.toFixed(digits)}${seconds > budget ? ` > ${budget}` : ''}`
const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(14)}${cells.map((one) => one.padStart(13)).join('')}`.trimEnd()

/** The seconds of each area and of its middle test, and of what all areas share. */
export function tableOf(costs: readonly Cost[]): string[] {
  const byArea = Map.groupBy(costs, ({ area }) => area)
  const names = [...byArea.keys()].filter((area) => area !== undefined).toSorted()
  const rowOf = (name: string, own: readonly Cost[], limits: (kind: Kind) => typeof NO_LIMITS): string =>
    row(
      name,
      KINDS.flatMap((kind) => {
        const { all, middle } = sumsOf(own.filter((cost) => cost.kind === kind))
        const budget = limits(kind)
        return [cell(all, { budget: budget.all, digits: 1 }), cell(middle, { budget: budget.middle, digits: 2 })]
      }),
    )
  const shared = byArea.get(undefined)
  return [
    row('seconds', ['tests', 'middle one', 'web', 'middle one', 'journeys', 'middle one']),
    ...names.map((name) => rowOf(name, byArea.get(name) ?? [], (kind) => BUDGETS[kind])),
    ...(shared ? [rowOf(REST, shared, () => NO_LIMITS)] : []),
    row('all', ['', '', '', '', '', cell(middleJourney(costs), { budget: MIDDLE_JOURNEY, digits: 2 })]),
    row(
      'this machine',
      KINDS.flatMap((kind) => [`÷ ${paceOf(costs.filter((cost) => cost.kind === kind)).toFixed(1)}`, '']),
    ),
  ]
}

const middleJourney = (costs: readonly Cost[]): number | undefined =>
  sumsOf(costs.filter(({ kind }) => kind === 'journeys')).middle

/** How many times slower than the reference the machine was. */
function paceOf(costs: readonly Pick<Cost, 'wallMs' | 'ms'>[]): number {
  const wall = costs.reduce((sum, { wallMs }) => sum + wallMs, 0)
  const reference = costs.reduce((sum, { ms }) => sum + ms, 0)
  return reference > 0 ? wall / reference : 1
}

interface Judging {
  /** Whether all areas have run. */
  isWhole: boolean
  /** How many times its budget something may take. */
  times: number
  /** How long the demo world took to load; undefined when it was not loaded. */
  load?: Pick<Cost, 'wallMs' | 'ms'> | undefined
}

/**
 * A line for each budget that was exceeded: by all tests of an area, by its middle test, by the middle journey when the journeys
 * of all areas have run, and by loading the demo world.
 */
export function overruns(costs: readonly Cost[], { isWhole, times, load }: Judging): string[] {
  const journeys = costs.filter(({ kind }) => kind === 'journeys')
  const journey = isTrusted(journeys) ? (middleJourney(costs) ?? 0) : 0
  const loaded = load && isTrusted([load]) ? load.ms / 1000 : 0
  return [
    ...overrunAreas(costs, times),
    ...(isWhole && journey > times * MIDDLE_JOURNEY
      ? [`the middle journey takes ${journey.toFixed(2)} s of ${MIDDLE_JOURNEY} s`]
      : []),
    ...(loaded > times * LOAD ? [`the demo world takes ${loaded.toFixed(1)} s of ${LOAD} s to load`] : []),
  ]
}

const isTrusted = (costs: readonly Pick<Cost, 'wallMs' | 'ms'>[]): boolean => paceOf(costs) <= TRUSTED_PACE

function overrunAreas(costs: readonly Cost[], times: number): string[] {
  const owned = costs.filter(({ area }) => area !== undefined)
  return [...Map.groupBy(owned, ({ area, kind }) => `${kind} ${area}`).values()].flatMap((own) => {
    const [{ area, kind } = { area: '', kind: 'units' as const }] = own
    const { all, middle = 0 } = sumsOf(own)
    const budget = BUDGETS[kind]
    if (!isTrusted(own)) return []
    return [
      ...(all > times * budget.all
        ? [`${area}: its ${WORDS[kind]} take ${all.toFixed(1)} s of ${budget.all} s; the slowest: ${slowestOf(own)}`]
        : []),
      ...(middle > times * budget.middle
        ? [`${area}: the middle one of its ${WORDS[kind]} takes ${middle.toFixed(2)} s of ${budget.middle} s`]
        : []),
    ]
  })
}

const slowestOf = (costs: readonly Cost[]): string =>
  costs
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, ms }) => `${name} (${(ms / 1000).toFixed(1)} s)`)
    .join(', ')
