import { expect, test } from 'vitest'
import { newId, newNumber } from '../../packages/server/src/platform/ids.ts'
import { replayable } from './replay.ts'

const OLD = '0190a000-0000-7000-8000-000000000001'
const KEY = '3f2c1d5e-8b1a-4c55-9a5f-0d3f1f6a2b77'
const tokenHash = Buffer.from('hash')

test('what was made for the request is made anew, the same thing the same everywhere; the rest stays', () => {
  const at = Date.now()
  const [order, payment, number] = [newId(), newId(), newNumber(new Date())]
  const statements = [
    { text: 'begin', values: [] },
    { text: 'a', values: [OLD, order, KEY, 7, null, true, number] },
    { text: 'b', values: [[order, payment], `{"id":"${order}"}`, { bytes: 'b2xk' }, 'words'] },
  ]
  const replay = replayable({ statements, at, idempotencyKey: KEY })
  const [first, second] = [replay({ tokenHash, idempotencyKey: 'now' }), replay({ tokenHash, idempotencyKey: 'then' })]
  const [, a = [], b = []] = first
  const made = a[1]
  expect(made).not.toBe(order)
  expect([a[0], ...a.slice(2, 6)]).toEqual([OLD, 'now', 7, null, true])
  expect(a[6]).toMatch(/^\d{16}$/)
  expect(a[6]).not.toBe(number)
  expect(b).toEqual([[made, expect.any(String)], `{"id":"${String(made)}"}`, tokenHash, 'words'])
  expect(second[1]?.[1]).not.toBe(made)
  expect(second[1]?.[2]).toBe('then')
})

test('a reading request is asked to the letter, but for the session', () => {
  const statements = [{ text: 'a', values: [newId(), '2611210123456789', { bytes: 'b2xk' }] }]
  const replay = replayable({ statements, at: Date.now() - 1000, idempotencyKey: undefined })
  expect(replay({ tokenHash, idempotencyKey: undefined })).toEqual([
    [statements[0]?.values[0], '2611210123456789', tokenHash],
  ])
})
