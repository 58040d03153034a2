import { expect, test } from 'vitest'
import { ConfigError, readConfig, type Environment } from './config.ts'

const made = { dataDir: '/data', secret: undefined }
const SECRET = 'kN3v-8sTq2_Zp5wXy7uB1cD4eF6gH9jL'
const GOOD: Environment = { MODE: 'production', SECRET, DATABASE_URL: 'postgres://db/zhujia' }

test('production starts with a secret and a database', () => {
  expect(readConfig(GOOD, made)).toEqual({
    mode: 'production',
    host: '127.0.0.1',
    port: undefined,
    databaseUrl: 'postgres://db/zhujia',
    dataDir: '/data',
    secret: SECRET,
    trustProxyHops: 0,
    perMinute: { anonymous: 600, files: 6000, notices: 1200 },
    connectionsPerAddress: 256,
    drawAhead: false,
    pageMax: 480,
    receiveDays: { express: 10, ownTruck: 3 },
    unpaidSharePercent: 80,
    personLimits: { readsPerMinute: 1200, mutationsPerMinute: 300, mutationsPerDay: 10_000 },
    logLevel: 'info',
  })
})

test.each<[string, Environment, string]>([
  ['no secret', { ...GOOD, SECRET: undefined }, 'SECRET'],
  ['an empty secret', { ...GOOD, SECRET: '' }, 'SECRET'],
  ['a short secret', { ...GOOD, SECRET: SECRET.slice(1) }, 'SECRET'],
  ['a well-known secret', { ...GOOD, SECRET: 'changeme-changeme-changeme-changeme' }, 'SECRET'],
  ['one letter over and over', { ...GOOD, SECRET: 'x'.repeat(40) }, 'SECRET'],
  ['the product’s name as a secret', { ...GOOD, SECRET: 'zhujia-zhujia-zhujia-zhujia-zhujia' }, 'SECRET'],
  ['no database', { ...GOOD, DATABASE_URL: undefined }, 'DATABASE_URL'],
  ['a port beyond the last', { ...GOOD, PORT: '65536' }, 'PORT'],
  ['a port that is no number', { ...GOOD, PORT: 'http' }, 'PORT'],
  ['an unknown mode', { ...GOOD, MODE: 'prod' }, 'MODE'],
  ['more proxies than anybody has', { ...GOOD, TRUST_PROXY_HOPS: '99' }, 'TRUST_PROXY_HOPS'],
  ['no anonymous caller at all', { ...GOOD, ANONYMOUS_PER_MINUTE: '0' }, 'ANONYMOUS_PER_MINUTE'],
  ['a database and no mode', { ...GOOD, MODE: undefined }, 'MODE=production'],
  ['no file for anybody', { ...GOOD, FILES_PER_MINUTE: '0' }, 'FILES_PER_MINUTE'],
  ['no notice at all', { ...GOOD, NOTICES_PER_MINUTE: 'many' }, 'NOTICES_PER_MINUTE'],
  ['no connection', { ...GOOD, CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS'],
  ['no stock for anybody', { ...GOOD, UNPAID_SHARE_PERCENT: '0' }, 'UNPAID_SHARE_PERCENT'],
  ['a page wider than any device', { ...GOOD, PAGE_MAX: '961' }, 'PAGE_MAX'],
  ['a page of no width', { ...GOOD, PAGE_MAX: 'wide' }, 'PAGE_MAX'],
  ['an unknown log level', { ...GOOD, LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('production does not start with %s, and says which setting it is', (_name, environment, setting) => {
  expect(() => readConfig(environment, made)).toThrow(ConfigError)
  expect(() => readConfig(environment, made)).toThrow(setting)
})

test('a secret of the data folder does not stand in for production’s own', () => {
  expect(() => readConfig({ ...GOOD, SECRET: undefined }, { dataDir: '/data', secret: SECRET })).toThrow('SECRET')
})

test('what is refused is not repeated: a message never holds the secret', () => {
  const short = 'kN3v-8sTq2'
  expect(() => readConfig({ ...GOOD, SECRET: short }, made)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(short) }),
  )
})

test('a demo needs nothing but the secret that its data folder makes', () => {
  expect(readConfig({}, { dataDir: '/data', secret: SECRET })).toMatchObject({
    mode: 'demo',
    secret: SECRET,
    databaseUrl: undefined,
    perMinute: { anonymous: 600, files: 6000, notices: 1200 },
    trustProxyHops: 0,
  })
  expect(() => readConfig({}, made)).toThrow('SECRET is missing')
})

test.each([
  ['none', 'none'],
  ['600', 600],
])('a page may be %s px wide', (PAGE_MAX, pageMax) => {
  expect(readConfig({ ...GOOD, PAGE_MAX }, made)).toMatchObject({ pageMax })
})
