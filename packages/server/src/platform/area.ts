import type { Registry } from 'prom-client'
import type { TableRules } from './db/table-rules.ts'
import type { Marks } from './events/hub.ts'
import type { Route } from './http/handlers.ts'
import type { Invariants } from './invariants.ts'
import type { JobSpecs } from './jobs/specs.ts'
import type { Services } from './make-ctx.ts'
import type { SubjectTimers, UpkeepTimers } from './timers/timers.ts'

/** Everything that an area registers; the area itself has a row in areas.ts. */
export interface AreaSpec {
  routes?: readonly Route[]
  /** Jobs: work outside a transaction; each has a queue. */
  jobs?: Partial<JobSpecs>
  /** Timers of its subjects. */
  timers?: Partial<SubjectTimers>
  /** Repeated timers without a subject. */
  upkeep?: Partial<UpkeepTimers>
  invariants?: Invariants
  /** How the rows of its tables may change. */
  tables?: TableRules
  /** By its own name: what tells open browsers that something of it has changed for their person. */
  marks?: Marks
  /** Figures for operators that are read from the database. */
  metrics?: (services: Services) => Promise<Registry>
}

export const defineArea = <const Spec extends AreaSpec>(spec: Spec): Spec => spec

/** One part of all areas together. @throws when two areas declare the same name */
export function gather(
  areas: readonly AreaSpec[],
  part: 'jobs' | 'timers' | 'upkeep' | 'invariants' | 'marks',
): Readonly<Record<string, unknown>> {
  const entries = areas.flatMap((area) => Object.entries(area[part] ?? {}))
  const twice = entries.find(([name], i) => entries.findIndex(([other]) => other === name) < i)
  if (twice) throw new Error(`two areas declare ${twice[0]}`)
  return Object.fromEntries(entries)
}
