import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSeconds, DAY } from '#platform/clock.ts'
import { maskName, rankedAt } from './policy.ts'

test('usefulness never moves a review forward by more than 55 days, and never back', () => {
  const start = new Date('2026-01-01T00:00:00Z')
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(18), fc.boolean(), (characters, photos, isAppended) => {
      const rank = rankedAt(start, { characters, photos, isAppended })
      expect(rank >= start && rank <= addSeconds(start, 55 * DAY)).toBe(true)
      expect(rankedAt(start, { characters: characters + 10, photos: photos + 1, isAppended: true }) >= rank).toBe(true)
    }),
  )
})

test.each([
  ['林晓雯', '林***雯'],
  ['王二', '王***'],
  ['𠮷', '𠮷***'],
  ['', '***'],
  ['steven', 's***n'],
])('%s is masked as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
