import { expect, test } from 'vitest'
import { makeFairGate, makeGate } from './gate.ts'

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

test('groups take turns, their places take turns within them, and what is late is not begun', async () => {
  const gate = makeFairGate(1)
  const begun: string[] = []
  const late = AbortSignal.abort()
  const wait = (path: string, signal?: AbortSignal) =>
    gate({ path: path.split(' '), ...(signal && { signal }) }, async () => void begun.push(path))
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = gate({ path: ['a', '1'] }, () => held)
  const waiting = ['a 1', 'a 1', 'a 2', 'a 3', 'b 1', 'b 1'].map((path) => wait(path))
  const refused = wait('c 1', late).catch((error: Error) => error.message)
  letGo()
  await Promise.all([first, ...waiting])
  expect(await refused).toBe('BUSY')
  expect(begun).toEqual(['a 1', 'b 1', 'a 2', 'b 1', 'a 3', 'a 1'])
  await wait('a 1')
  expect(begun).toHaveLength(7)
})
