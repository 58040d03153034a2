import { expect, test } from 'vitest'
import { makeGate, makeGates } from './gate.ts'

test('two run at a time, one waits, and a fourth is refused as busy', async () => {
  const gate = makeGate(2, 1)
  let running = 0
  let most = 0
  const releases: (() => void)[] = []
  const work = async () => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => releases.push(resolve))
    running--
  }
  const all = [gate(work), gate(work), gate(work)]
  await expect(gate(work)).rejects.toThrow('BUSY')
  releases.shift()?.()
  await all[0]
  releases.splice(0).forEach((release) => release())
  await all[1]
  await new Promise((resolve) => setImmediate(resolve))
  releases.splice(0).forEach((release) => release())
  await all[2]
  expect([most, running]).toEqual([2, 0])
})

test('work that fails gives its place back', async () => {
  const gate = makeGate(1, 1)
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(() => Promise.resolve(7))).toBe(7)
})

/** Work that has a name, what of it has begun, and a place that is taken until `letGo`. */
function fill(width: number, queueMax?: number) {
  const gate = makeGate(width, queueMax)
  const begun: string[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = Array.from({ length: width }, () => gate(() => held))
  const ask = (path: string, signal?: AbortSignal) =>
    gate(async () => void begun.push(path), { path: path.split(' '), signal }).then(
      () => `${path} done`,
      (error: Error) => `${path} ${error.message}`,
    )
  return { gate, begun, ask, letGo: () => (letGo(), Promise.all(first)) }
}

test('groups take turns, and their places take turns within them', async () => {
  const { begun, ask, letGo } = fill(1)
  const waiting = ['a 1', 'a 1', 'a 2', 'a 3', 'b 1', 'b 1'].map((path) => ask(path))
  await letGo()
  await Promise.all(waiting)
  expect(begun).toEqual(['a 1', 'b 1', 'a 2', 'b 1', 'a 3', 'a 1'])
})

test('who fills the queue displaces nobody: the newest one of those who have most waiting is refused', async () => {
  const { begun, ask, letGo } = fill(1, 3)
  const flood = ['a', 'a', 'a', 'a'].map((path) => ask(path))
  expect(await flood[3]).toBe('a BUSY')
  const others = [ask('b')]
  expect(await flood[2]).toBe('a BUSY')
  others.push(ask('c'))
  expect(await flood[1]).toBe('a BUSY')
  // As many of each: the one that came last.
  expect(await ask('d')).toBe('d BUSY')
  expect(await ask('b')).toBe('b BUSY')
  await letGo()
  expect(await Promise.all([flood[0], ...others])).toEqual(['a done', 'b done', 'c done'])
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('what is aborted while it waits gives up its place at once and is not begun; what runs goes on', async () => {
  const { gate, begun, ask, letGo } = fill(1, 1)
  const leaving = new AbortController()
  const waiting = ask('a', leaving.signal)
  expect(await ask('b')).toBe('b BUSY')
  leaving.abort()
  expect(await waiting).toBe('a BUSY')
  const next = ask('b')
  await letGo()
  expect(await next).toBe('b done')
  // There is room, and nobody waits for it.
  expect(await ask('c', leaving.signal)).toBe('c BUSY')
  const running = new AbortController()
  expect(await gate(async () => running.abort(), { signal: running.signal })).toBe(undefined)
  expect([begun, gate.isIdle()]).toEqual([['b'], true])
})

test('a place that was given back by an abort is not given away twice', async () => {
  const { begun, ask, letGo } = fill(1, 2)
  const leaving = new AbortController()
  const displaced = ask('a', leaving.signal)
  const waiting = [ask('a', leaving.signal), ask('b'), ask('b')]
  leaving.abort()
  await letGo()
  expect(await Promise.all([displaced, ...waiting])).toEqual(['a BUSY', 'a BUSY', 'b done', 'b BUSY'])
  expect(begun).toEqual(['b'])
})

test('of one key two run at a time, also when a third comes between two that leave at once', async () => {
  const gates = makeGates(2, 9)
  const one = Promise.withResolvers<void>()
  const between = Promise.withResolvers<void>()
  const two = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let running = 0
  const work = async () => {
    running++
    await held.promise
  }
  const leaving = [gates('k', () => one.promise), gates('k', () => two.promise)]
  const third = between.promise.then(() => undefined).then(() => gates('k', work))
  for (const each of [one, between, two]) each.resolve()
  await Promise.all(leaving)
  const all = [third, ...Array.from({ length: 4 }, () => gates('k', work))]
  await new Promise((resolve) => setImmediate(resolve))
  expect(running).toBe(2)
  held.resolve()
  await Promise.all(all)
})
