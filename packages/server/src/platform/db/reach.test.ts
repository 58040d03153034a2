import { expect, inject, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { reach } from './reach.ts'

test.each<[string, (url: URL) => unknown, RegExp]>([
  ['an unknown database', (url) => (url.pathname = '/nowhere'), /used: database "nowhere" does not exist\.$/],
  ['a port that nobody listens on', (url) => (url.port = '1'), /used: connect ECONNREFUSED [^,]*:1\.$/],
  [
    'a host that is not there',
    (url) => (url.hostname = 'nowhere.invalid'),
    /used: getaddrinfo \S+ nowhere\.invalid\.$/,
  ],
  [
    'a name of several addresses',
    (url) => (url.search = '?host=localhost&port=1'),
    /used: connect ECONNREFUSED .*:1\.$/,
  ],
])('%s is refused in one line', async (_what, change, message) => {
  const url = new URL(inject('templateUrl'))
  change(url)
  const failed = await reach(url.href).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ConfigError)
  expect(failed).toHaveProperty('message', expect.stringMatching(message))
})

test('what is no address is refused without being repeated', async () => {
  await expect(reach('postgres://zhujia:hidden@[db/zhujia')).rejects.toThrow(
    new ConfigError('The database that DATABASE_URL names cannot be used: Invalid URL.'),
  )
})
