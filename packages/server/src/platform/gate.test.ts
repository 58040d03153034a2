import { expect, test } from 'vitest'
import { makeGate } from './gate.ts'

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
