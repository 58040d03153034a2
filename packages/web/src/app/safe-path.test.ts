import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const USER = href('user')

test.each([USER, `${USER}?a=1&b=%E7%AD%91`, `${USER}/`])('%s may be followed', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'user',
  '//evil.example',
  `//evil.example${USER}`,
  '/\\evil.example',
  `/\t/evil.example`,
  `https://evil.example${USER}`,
  'javascript:alert(1)',
  `${USER}\\..\\x`,
  // A browser reads it as a path of this origin; no link is written so.
  USER.replaceAll('/', '\\'),
  '/unknown',
  href('login'),
  `/..//evil.example`,
])('%s may not', (path) => {
  expect(safePath(path)).toBeUndefined()
})
