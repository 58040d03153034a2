import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { eventsFor, nextState, type Machine } from '../platform/state-machine/machine.ts'
import { tryTransition } from '../platform/state-machine/transition.ts'
import { findMachines } from '../testing/machines.ts'
import { makeTestApp, systemOf, type TestApp } from '../testing/test-app.ts'

const files = await findMachines()
const machines = files.flatMap((file) => file.machines)

/** Nobody in any machine plays this part, and no machine has this event. */
const NOBODY = 'nobody'
const partsOf = (machine: Machine): string[] => [
  ...new Set(Object.values(machine.events).flatMap(({ by }) => by)),
  NOBODY,
]

test('the machines are found', () => {
  expect(machines.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(['order', 'payment', 'paymentAttempt', 'product', 'refund']),
  )
  expect(new Set(machines.map(({ entity }) => entity)).size).toBe(machines.length)
  expect(files.filter((file) => file.machines.length === 0)).toEqual([])
})

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  await at.db.execute(
    sql`create table walked (id uuid primary key, status text not null, version integer not null default 0)`,
  )
})
afterAll(() => at.close())
const walked = pgTable('walked', {
  id: uuid().primaryKey(),
  status: text().notNull(),
  version: integer().notNull().default(0),
})

describe.each(machines.map((machine) => [machine.entity, machine] as const))('%s', (_entity, machine) => {
  const { states, initial, events } = machine
  const cells = states.flatMap((from) =>
    Object.keys(events).flatMap((event) => partsOf(machine).map((by) => ({ from, event, by }))),
  )
  const declared = ({ from, event, by }: (typeof cells)[number]): string | undefined => {
    const edge = events[event]
    return edge?.from.includes(from) && edge.by.includes(by) ? edge.to : undefined
  }

  test('names only states that it has, and each event leaves from somewhere and is somebody’s', () => {
    expect(new Set(states).size).toBe(states.length)
    expect(states).toContain(initial)
    for (const [event, { from, to, by }] of Object.entries(events)) {
      expect([event, [...from, to].filter((state) => !states.includes(state))]).toEqual([event, []])
      expect([event, from.length > 0, by.length > 0]).toEqual([event, true, true])
      expect([event, new Set(from).size, new Set(by).size]).toEqual([event, from.length, by.length])
    }
  })

  test('every state is reached from the first one', () => {
    const reached = new Set([initial])
    for (const state of reached)
      for (const { from, to } of Object.values(events)) if (from.includes(state)) reached.add(to)
    expect([...reached].toSorted()).toEqual(states.toSorted())
  })

  test('every state, event and part: the declared edges and no other, in the table', async () => {
    const ctx = systemOf(at)
    for (const cell of cells) {
      const id = newId()
      await at.db.insert(walked).values({ id, [`status`]: cell.from })
      const moved = await tryTransition(ctx, { ...machine, table: walked }, { id, ...cell })
      const { rows } = await at.db.execute(sql`
        select w.status, w.version, c.event, c.from_state, c.to_state, c.by_part, c.version as changed from walked w left join state_changes c on c.subject_id = w.id where w.id = ${id}`)
      const expected = declared(cell)
      expect([cell, moved]).toEqual([cell, expected !== undefined])
      expect(rows).toEqual([
        expected
          ? {
              status: expected,
              version: 1,
              event: cell.event,
              from_state: cell.from,
              to_state: expected,
              by_part: cell.by,
              changed: 1,
            }
          : {
              status: cell.from,
              version: 0,
              event: null,
              from_state: null,
              to_state: null,
              by_part: null,
              changed: null,
            },
      ])
    }
  })

  test('whoever read an older state is too late', async () => {
    const step = cells.find((cell) => declared(cell))
    const other = states.find((state) => state !== step?.from)
    if (!step || !other) throw new Error('a machine needs a step, and a second state')
    const id = newId()
    await at.db.insert(walked).values({ id, [`status`]: other })
    expect(await tryTransition(systemOf(at), { ...machine, table: walked }, { id, ...step })).toBe(false)
    const { rows } = await at.db.execute(sql`select status, version from walked where id = ${id}`)
    expect(rows).toEqual([{ status: other, version: 0 }])
  })

  test('any walk stays on the edges, and what is offered is what is taken', () => {
    const step = fc.record({ event: fc.constantFrom(...Object.keys(events)), by: fc.constantFrom(...partsOf(machine)) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = initial
        for (const { event, by } of steps) {
          const to = nextState(machine, state, { event, by })
          expect(eventsFor(machine, state, by).includes(event)).toBe(to !== undefined)
          expect(to).toBe(declared({ from: state, event, by }))
          state = to ?? state
        }
        expect(states).toContain(state)
      }),
    )
  })
})
