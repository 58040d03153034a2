import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from 'vitest'
import { checkValues } from '#platform/form-checks.ts'
import { asksIdentity, loginOwn, resetChecks, resetOwn, strengthOf } from './forms.ts'

const phone = '13800000001'

test.each([
  ['', 'empty'],
  ['abcd123', 'short'],
  ['12345678', 'guessable'],
  ['aaaaaaaa', 'guessable'],
  [`${phone}a`, 'guessable'],
  ['password', 'guessable'],
  ['大理石纹砖八块', 'short'],
  ['correct horse', 'good'],
  ['correct horse battery', 'strong'],
])('%j is %s', (password, strength) => {
  expect(strengthOf({ password, phone })).toBe(strength)
})

async function complaintsOf(values: { password: string; repeat: string }) {
  const all = { phone, code: '123456', ...values }
  const found = { ...checkValues(await resetChecks(all), all), ...checkValues(resetOwn(all), all) }
  return Object.keys(found)
}

test('nobody signs in without having agreed', () => {
  expect(Object.keys(checkValues(loginOwn(), { agreed: false }))).toEqual(['agreed'])
  expect(checkValues(loginOwn(), { agreed: true })).toEqual({})
})

test('a new password is typed twice alike', async () => {
  expect(await complaintsOf({ password: 'correct horse', repeat: 'correct horse' })).toEqual([])
  expect(await complaintsOf({ password: 'correct horse', repeat: 'correct hors' })).toEqual(['repeat'])
  expect(await complaintsOf({ password: '', repeat: '' })).toEqual(['password', 'repeat'])
  expect(await complaintsOf({ password: '12345678', repeat: '12345678' })).toEqual(['password'])
})

const OWNER_ROLE = { roleCode: 'owner', roleName: '业主', isPrimary: true } as const
const NEWCOMER = { method: 'code', signedIn: { availableRoles: [OWNER_ROLE] }, hasChosen: false } as const

test.each([
  [undefined, true],
  [href('home'), true],
  [href('user'), true],
  [href('selectCharacter'), true],
  [href('productDetail', { id: '1', sku: '2' }), false],
  [href('orderPlay', { sku: '2', quantity: '1' }), false],
  [href('search', { q: '/' }), false],
  [href('cart'), false],
  ['//evil.example', false],
])('a newcomer whose login leads to %s is asked for an identity: %s', (redirect, asks) => {
  expect(asksIdentity(redirect, NEWCOMER)).toBe(asks)
})

test('nobody else is asked', () => {
  expect(asksIdentity(undefined, { ...NEWCOMER, method: 'password' })).toBe(false)
  expect(asksIdentity(undefined, { ...NEWCOMER, hasChosen: true })).toBe(false)
  expect(asksIdentity(undefined, { ...NEWCOMER, signedIn: { availableRoles: [OWNER_ROLE, OWNER_ROLE] } })).toBe(false)
})
