import { expect, test } from 'vitest'
import { phoneFrom, resetChecks, strengthOf } from './forms.ts'

const phone = '13800000001'

test.each([
  ['138 0000 0001', phone],
  ['+86 138-0000-0001', phone],
  ['8613800000001', phone],
  ['138000000012', phone],
  ['8', '8'],
  ['86', '86'],
])('%j is the phone %s', (typed, digits) => {
  expect(phoneFrom(typed)).toBe(digits)
})

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
  const checks = await resetChecks({ phone, code: '123456', ...values })
  if ('safeParse' in checks) throw new Error('one schema for each field')
  const all = Object.entries({ phone, code: '123456', ...values })
  return all.filter(([name, value]) => !checks[name]?.safeParse(value).success).map(([name]) => name)
}

test('a new password is typed twice alike', async () => {
  expect(await complaintsOf({ password: 'correct horse', repeat: 'correct horse' })).toEqual([])
  expect(await complaintsOf({ password: 'correct horse', repeat: 'correct hors' })).toEqual(['repeat'])
  expect(await complaintsOf({ password: '', repeat: '' })).toEqual(['password', 'repeat'])
  expect(await complaintsOf({ password: '12345678', repeat: '12345678' })).toEqual(['password'])
})
