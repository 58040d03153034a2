import { expect, test } from 'vitest'
import { typedPhone } from './typed-phone.ts'

const phone = '13800000001'

test.each([
  ['138 0000 0001', phone],
  ['+86 138-0000-0001', phone],
  ['8613800000001', phone],
  ['138000000012', phone],
  ['１３８００００００01', phone],
  ['8', '8'],
  ['86', '86'],
])('%j is the phone %s', (typed, digits) => {
  expect(typedPhone(typed)).toBe(digits)
})
