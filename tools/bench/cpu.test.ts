import { expect, test } from 'vitest'
import { secondsOf, secondsOfAll, statOf } from './cpu.ts'

test('the processor time of a process is read after its name, which may contain anything', () => {
  const line = '71 (postgres: a) b (c) S 42 71 71 0 -1 4194624 99 3 0 0 250 50 700 300 20 0 1 0 12 0 0'
  expect(statOf(line)).toEqual({ parent: 42, own: 3, ended: 10 })
})

test('it is unknown for a process that does not exist', () => {
  expect(secondsOf(-1)).toBeUndefined()
  expect(secondsOfAll(-1)).toBeUndefined()
})
