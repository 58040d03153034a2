import type { stateChanges } from '#tables/platform.ts'
import { nextState, type Machine } from './machine.ts'

/** A step that a thing has taken at some time; nobody's when the system took it. */
export interface ToldStep<Event extends string = string, Part extends string = string> {
  event: Event
  by: Part
  at: Date
  actorId: string | null
  reason?: string
}

interface Told<State extends string> {
  status: State
  version: number
  changes: (typeof stateChanges.$inferInsert)[]
}

/**
 * What `transition()` would have left behind of a thing that took these steps: for rows that are made in bulk. Only
 * edges of the machine are told.
 * @throws when a step does not exist
 */
export function tell<State extends string, Event extends string, Part extends string>(
  machine: Machine<State, Event, Part>,
  subjectId: string,
  { steps, nextId }: { steps: readonly ToldStep<Event, Part>[]; nextId: () => string },
): Told<State> {
  const changes: Told<State>['changes'] = []
  let from = machine.initial
  for (const { event, by, at, actorId, reason } of steps) {
    const to = nextState(machine, from, { event, by })
    if (!to) throw new Error(`${machine.entity}: no ${event} by ${by} in ${from}`)
    changes.push({
      id: nextId(),
      entity: machine.entity,
      subjectId,
      version: changes.length + 1,
      event,
      from,
      to,
      by,
      actorId,
      reason: reason ?? null,
      at,
    })
    from = to
  }
  return { status: from, version: changes.length, changes }
}
