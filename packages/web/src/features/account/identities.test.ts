import { ROLES } from '@zhujia/contract/core/roles.ts'
import { expect, test } from 'vitest'
import { firstChoice, identityOf, standingsOf } from './identities.ts'

test('every role belongs to exactly one identity', () => {
  expect(
    standingsOf(ROLES)
      .flatMap(({ roles }) => roles)
      .toSorted(),
  ).toEqual([...ROLES].toSorted())
  for (const { identity, roles } of standingsOf(ROLES)) expect(roles.map(identityOf)).toEqual(roles.map(() => identity))
})

test('what is granted is marked, what nobody applies for is shown only to those who have it', () => {
  const shown = standingsOf(['owner', 'driver']).map(({ identity, roles }) => [identity, roles.length])
  expect(shown).toEqual([
    ['owner', 1],
    ['merchant', 0],
    ['company', 0],
    ['driver', 1],
    ['worker', 0],
    ['supervisor', 0],
  ])
  expect(standingsOf(['administrator']).at(-1)).toEqual({ identity: 'platform', roles: ['administrator'] })
})

test('begins with the identity used before, else with the main role', () => {
  expect(firstChoice(['owner', 'driver'], 'driver')).toBe('driver')
  expect(firstChoice(['boss', 'finance'], 'foreman')).toBe('company')
  expect(firstChoice(['merchant'], 'owner')).toBe('merchant')
  expect(firstChoice([], 'owner')).toBeUndefined()
})
