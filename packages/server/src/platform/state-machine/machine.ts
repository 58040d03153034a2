/** One edge of a machine: from which states it leaves, where it leads, and who may take it. */
export interface Edge<State extends string, Part extends string> {
  from: readonly State[]
  to: State
  by: readonly Part[]
}

/** A stateful thing as data: named events over its states. Tests try every state × event × party. */
export interface Machine<State extends string = string, Event extends string = string, Part extends string = string> {
  entity: string
  states: readonly State[]
  initial: State
  events: Readonly<Record<Event, Edge<State, Part>>>
}

export const defineMachine = <State extends string, Event extends string, Part extends string>(
  machine: Machine<State, Event, Part>,
): Machine<State, Event, Part> => machine

/** The events that a party may raise in a state; `actions` are those that the policy also allows. */
export function eventsFor<State extends string, Event extends string, Part extends string>(
  machine: Machine<State, Event, Part>,
  state: State,
  part: Part,
): Event[] {
  return (Object.keys(machine.events) as Event[]).filter((event) => {
    const edge = machine.events[event]
    return edge.from.includes(state) && edge.by.includes(part)
  })
}

/** The next state, or undefined when that party may not raise the event in this state. */
export function nextState<State extends string, Event extends string, Part extends string>(
  machine: Machine<State, Event, Part>,
  state: State,
  step: { event: Event; by: Part },
): State | undefined {
  const edge = machine.events[step.event]
  return edge.from.includes(state) && edge.by.includes(step.by) ? edge.to : undefined
}
