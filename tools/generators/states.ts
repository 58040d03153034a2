import type { Machine } from '../../packages/server/src/platform/state-machine/machine.ts'
import { findMachines } from '../../packages/server/src/testing/machines.ts'
import { page, table } from './markdown.ts'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const code = (name: string): string => `\`${name}\``

/** The machine as a Mermaid diagram: an arrow for each state in which an event is possible. */
export function diagramOf({ states, initial, events }: Machine): string {
  const edges = Object.entries(events)
  const arrows = edges.flatMap(([event, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to}: ${event} (${by.join(', ')})`),
  )
  const last = states.filter((state) => !edges.some(([, { from }]) => from.includes(state)))
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${initial}`,
    ...arrows,
    ...last.map((state) => `  ${state} --> [*]`),
    '```',
  ].join('\n')
}

function statePage(machine: Machine, file: string): string {
  const rows = Object.entries(machine.events).map(([event, { from, to, by }]) => [
    code(event),
    from.map(code).join(', '),
    code(to),
    by.join(', '),
  ])
  return page(`States of ${machine.entity}`, `\`packages/server/src/modules/${file}\``, [
    `Begins as ${code(machine.initial)}. An event that is not here cannot happen; who may raise it is asked again of the row by the area's policy.`,
    diagramOf(machine),
    table(['event', 'from', 'to', 'by'], rows),
  ])
}

/** docs/states/<machine>.md for every machine of every area, by path from the root. */
export async function statePages(): Promise<Record<string, string>> {
  const found = await findMachines()
  return Object.fromEntries(
    found.flatMap(({ file, machines }) =>
      machines.map((machine) => [`docs/states/${kebab(machine.entity)}.md`, statePage(machine, file)]),
    ),
  )
}
