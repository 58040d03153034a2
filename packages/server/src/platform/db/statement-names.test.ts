import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

const nameOfUse = (names: StatementNames, text: string, uses: number): string | undefined =>
  Array.from({ length: uses }, () => names.nameOf(text)).at(-1)

test('a text gets its name at the third use and keeps it; two texts never share one', () => {
  const names = new StatementNames()
  expect([names.nameOf('a'), names.nameOf('a')]).toEqual([undefined, undefined])
  const [a, b] = [nameOfUse(names, 'a', 1), nameOfUse(names, 'b', 3)]
  expect(a).toBeDefined()
  expect(b).toBeDefined()
  expect(a).not.toBe(b)
  expect(nameOfUse(names, 'a', 5)).toBe(a)
})

test('there is an end to names, and those that were given stay', () => {
  const names = new StatementNames()
  const given = Array.from({ length: 200 }, (_, index) => nameOfUse(names, `text ${index}`, 3))
  expect(given.filter((name) => name !== undefined)).toHaveLength(150)
  expect(new Set(given.slice(0, 150)).size).toBe(150)
  expect(names.nameOf('text 0')).toBe(given[0])
  expect(nameOfUse(names, 'one more', 9)).toBeUndefined()
})

test('what is asked once only is not remembered for ever', () => {
  const names = new StatementNames()
  names.nameOf('first')
  for (let index = 0; index < 2000; index++) names.nameOf(`once ${index}`)
  // Forgotten meanwhile: it begins to count anew.
  expect(nameOfUse(names, 'first', 2)).toBeUndefined()
  expect(nameOfUse(names, 'first', 1)).toBeDefined()
})

test('statements that are built once have names of their own, at the first use and when all others are given', () => {
  const names = new StatementNames()
  const early = names.builtNameOf('built early')
  for (let index = 0; index < 450; index++) nameOfUse(names, `asked ${index}`, 3)
  expect(nameOfUse(names, 'one more', 9)).toBeUndefined()
  const late = names.builtNameOf('built late')
  expect(names.builtNameOf('built early')).toBe(early)
  expect(late).not.toBe(early)
  expect([nameOfUse(names, 'asked 0', 1), nameOfUse(names, 'asked 149', 1)]).not.toContain(late)
})
