import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { newToken } from './keys.ts'
import { describeError, makeLog, withoutSecrets } from './log.ts'

function collect(level: string) {
  const lines: string[] = []
  return { lines, log: makeLog(level, (line) => lines.push(line)) }
}

test('a phone or a token that got into a line is taken out of it', () => {
  const token = newToken()
  const { lines, log } = collect('info')
  log.info({ note: `13912345678 zjd_${'x'.repeat(43)}` }, `call 13812345678 with Bearer ${token}`)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/13912345678|13812345678|zj1_|zjd_/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 30,
    note: '[phone] [token]',
    msg: 'call [phone] with Bearer [token]',
  })
})

test.each([
  ['/some/route?page=1&q=%E9%A9%AC', '/some/route'],
  ['"/some/route?q=a" (GET)?', '"/some/route" (GET)?'],
  ['https://example.org/?token', 'https://example.org/'],
  ['/a?b="c"&d=e and more', '/a and more'],
  ['/a?b\nat /c?d', '/a\nat /c'],
])('no line holds the query of an address: %j', (text, left) => {
  const { lines, log } = collect('warn')
  log.warn({ err: new Error(text), text }, text)
  const line = JSON.parse(lines[0] ?? '') as { msg: string; text: string; err: { message: string } }
  expect([line.msg, line.text, line.err.message].map((said) => said.replaceAll('"', ''))).toEqual(
    Array(3).fill(left.replaceAll('"', '')),
  )
})

test('question marks that begin no query stay', () => {
  const line = 'where does it end? data ? $1, who?'
  expect(withoutSecrets(line)).toBe(line)
})

test('numbers that are no phones stay', () => {
  expect(withoutSecrets('order 26112100123456789, 1391234567, 23912345678')).toBe(
    'order 26112100123456789, 1391234567, 23912345678',
  )
})

test('an error of the database is logged by its kind and place, without the values of the statement', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_phone"'), {
    code: '23505',
    constraint: 'users_phone',
    table: 'users',
    detail: 'Key (nickname)=(林晓雯) already exists.',
  })
  const error = new DrizzleQueryError('insert into users values ($1)', ['林晓雯', '文三路 1 号'], cause)
  const { lines, log } = collect('error')
  log.error({ err: error }, 'unexpected error')
  expect(lines[0]).not.toMatch(/林晓雯|文三路/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'unexpected error',
    err: {
      message: 'Failed query: insert into users values ($1)',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '23505', constraint: 'users_phone', table: 'users' },
    },
  })
})

test('of a long statement the beginning is logged, once, and nothing of its values', () => {
  const statement = `select ${'a_long_column, '.repeat(700)} from addresses`
  const values = ['林晓雯', '文三路 1 号\n    at 2 楼']
  const error = new DrizzleQueryError(statement, values, new Error('canceling statement due to lock timeout'))
  const { lines, log } = collect('warn')
  log.warn({ err: error }, 'answered busy')
  expect(lines[0]?.length).toBeLessThan(5000)
  expect(lines[0]).not.toMatch(/林晓雯|文三路|2 楼/)
  const { err } = JSON.parse(lines[0] ?? '') as { err: { message: string; stack: string } }
  expect(err.message).toBe(`${`Failed query: ${statement}`.slice(0, 200)}…`)
  expect(err.stack).toMatch(/^ {4}at .*log\.test\.ts/)
  expect(err).toMatchObject({ cause: { message: 'canceling statement due to lock timeout' } })
})

test('a secret that the end of a message would cut in two is taken out before', () => {
  const { message } = describeError(new Error(`${'x'.repeat(194)} 13912345678`))
  expect(message).toBe(`${'x'.repeat(194)} [phon…`)
})

test('what was thrown and is no error is named by its type', () => {
  expect(describeError('13912345678')).toEqual({ type: 'string', message: '', stack: '' })
})
