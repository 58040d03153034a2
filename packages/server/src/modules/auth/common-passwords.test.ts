import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['baseball', 'Trustno1', 'corvette', 'CHARLIE1'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
)

test.each(['correct horse', '', 'baseball 7 tiles'])('%j is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
)
