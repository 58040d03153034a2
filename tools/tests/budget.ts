/** What an area's tests may take by themselves, in seconds of the reference machine (decision 087). */
export const BUDGETS = { units: 30, journeys: 60 } as const
/** How many budgets a run may take before it fails: what is measured beside other work is only roughly right. */
const TOLERANCE = 2
const SLOWEST_SHOWN = 3
const REST = 'the rest'

export type Kind = keyof typeof BUDGETS

/** A test file, or a test of a journey, and how long it took. */
export interface Cost {
  area: string | undefined
  kind: Kind
  name: string
  ms: number
}

/** How many times slower than the reference the machine was, for each kind. */
export type Paces = Readonly<Record<Kind, number>>

const KINDS: readonly Kind[] = ['units', 'journeys']

const secondsOf = (costs: readonly Cost[], kind: Kind, paces: Paces): number =>
  costs.filter((cost) => cost.kind === kind).reduce((sum, { ms }) => sum + ms, 0) / 1000 / paces[kind]

const cell = (seconds: number, budget: number): string =>
  `${seconds.toFixed(1)}${seconds > budget ? ` > ${budget}` : ''}`.padStart(14)

/** The seconds of each area, beside what all areas share. */
export function tableOf(costs: readonly Cost[], paces: Paces): string[] {
  const byArea = Map.groupBy(costs, ({ area }) => area)
  const areas = [...byArea.keys()].filter((area) => area !== undefined).toSorted()
  const shared = byArea.get(undefined)
  const row = (name: string, kinds: readonly string[]): string => `${name.padEnd(16)}${kinds.join('')}`
  const seconds = (own: readonly Cost[], limit: (kind: Kind) => number): string[] =>
    KINDS.map((kind) => cell(secondsOf(own, kind, paces), limit(kind)))
  return [
    row('seconds', ['tests'.padStart(14), 'journeys'.padStart(14)]),
    ...areas.map((area) =>
      row(
        area,
        seconds(byArea.get(area) ?? [], (kind) => BUDGETS[kind]),
      ),
    ),
    ...(shared
      ? [
          row(
            REST,
            seconds(shared, () => Infinity),
          ),
        ]
      : []),
    row(
      'this machine',
      KINDS.map((kind) => `÷ ${paces[kind].toFixed(1)}`.padStart(14)),
    ),
  ]
}

/** The areas that took far more than they may, a line each with what was slowest. */
export function overruns(costs: readonly Cost[], paces: Paces): string[] {
  const owned = costs.filter(({ area }) => area !== undefined)
  return [...Map.groupBy(owned, ({ area, kind }) => `${kind} ${area}`).values()].flatMap((own) => {
    const [{ area, kind } = { area: '', kind: 'units' as const }] = own
    const seconds = secondsOf(own, kind, paces)
    if (seconds <= BUDGETS[kind] * TOLERANCE) return []
    const slowest = own.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN)
    const named = slowest.map(({ name, ms }) => `${name} (${(ms / 1000 / paces[kind]).toFixed(1)} s)`)
    const what = kind === 'units' ? 'tests' : 'journeys'
    return [
      `${area}: its ${what} take ${seconds.toFixed(0)} s, more than ${TOLERANCE} × ${BUDGETS[kind]} s; the slowest: ${named.join(', ')}`,
    ]
  })
}
