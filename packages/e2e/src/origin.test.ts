import { expect, test } from 'vitest'
import { getAppUrl, leavesOrigin, originArgs } from './origin.ts'

const app = 'http://127.0.0.1:8080'

test.each([
  [`${app}/api/x`, false],
  ['ws://127.0.0.1:8080/socket', false],
  ['data:image/png;base64,AA', false],
  [`blob:${app}/1`, false],
  ['https://127.0.0.1:8080/', true],
  ['wss://127.0.0.1:8080/', true],
  ['http://127.0.0.1:8081/', true],
  ['http://localhost:8080/', true],
  ['https://example.com/', true],
])('a request to %s leaves the origin: %s', (url, expected) => {
  expect(leavesOrigin(url, app)).toBe(expected)
})

test('an address that is missing or no address is refused by name', () => {
  expect(getAppUrl(app)).toBe(app)
  expect(() => getAppUrl('localhost:80')).toThrow(/^ZHUJIA_URL must be .* it is localhost:80\.$/)
})

test("only the app's host can be resolved", () => {
  expect(originArgs(app)).toEqual(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'])
  expect(originArgs(undefined)).toEqual([])
})
