import { expect, test } from 'vitest'
import { uploadGate } from './encode.ts'

test('two uploads are encoded at a time; beyond fifty that wait the answer is "busy"', async () => {
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async (): Promise<string> => {
    begun++
    await promise
    return 'encoded'
  }
  const asked = Array.from({ length: 54 }, () => uploadGate(work).catch((error: Error) => error.message))
  await new Promise((done) => setImmediate(done))
  expect(begun).toBe(2)
  resolve()
  const outcomes = await Promise.all(asked)
  expect([outcomes.filter((outcome) => outcome === 'encoded').length, outcomes.slice(52)]).toEqual([
    52,
    ['BUSY', 'BUSY'],
  ])
})
