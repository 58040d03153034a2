import { expect, test } from 'vitest'
import { ConfigError, readConfig, type Environment } from './config.ts'

const made = { dataDir: '/data', secret: undefined }
const SECRET = 'kN3v-8sTq2_Zp5wXy7uB1cD4eF6gH9jL'
const GOOD: Environment = { MODE: 'production', SECRET, DATABASE_URL: 'postgres://db/zhujia' }
const CARRIER: Environment = {
  ...GOOD,
  SMS_CARRIER: 'aliyun',
  SMS_KEY_ID: 'LTAI5tExample0',
  SMS_KEY_SECRET: 'kN3v8sTq2Zp5wXy7uB1cD4eF6gH9jL',
  SMS_SIGN_NAME: '筑家',
  SMS_TEMPLATES: '{"code":"SMS_1","phoneChanged":"SMS_3","phoneChangeRequested":"SMS_4"}',
}

test('production starts with a secret and a database', () => {
  expect(readConfig(GOOD, made)).toEqual({
    mode: 'production',
    host: '127.0.0.1',
    port: undefined,
    databaseUrl: 'postgres://db/zhujia',
    dataDir: '/data',
    secret: SECRET,
    trustProxyHops: 0,
    perMinute: { anonymous: 600, signedIn: 12_000, files: 6000, notices: 1200 },
    connectionsPerAddress: 256,
    drawAhead: false,
    pageMax: 480,
    receiveDays: { express: 10, ownTruck: 3 },
    checkoutsPerDay: 200,
    shopDepositFen: 500_000,
    unpaidSharePercent: 80,
    codeLimits: { perMinute: 300, perDay: 50_000 },
    personLimits: { readsPerMinute: 1200, mutationsPerMinute: 300, mutationsPerDay: 10_000 },
    sms: undefined,
    metricsToken: undefined,
    logLevel: 'info',
  })
})

test.each<[string, Environment, string]>([
  ['a limit that no column holds', { PERSON_READS_PER_MINUTE: '2147483648' }, 'PERSON_READS_PER_MINUTE'],
  ['a variable that nobody filled in', { ...GOOD, SECRET: '${SECRET:?set a SECRET of 32 chars}' }, 'placeholder'],
  ['an instruction', { ...GOOD, SECRET: '<paste the output of openssl rand>' }, 'SECRET is a placeholder'],
  ['no secret', { ...GOOD, SECRET: undefined }, 'SECRET'],
  ['an empty secret', { ...GOOD, SECRET: '' }, 'SECRET'],
  ['a short secret', { ...GOOD, SECRET: SECRET.slice(1) }, 'SECRET'],
  ['a well-known secret', { ...GOOD, SECRET: 'changeme-changeme-changeme-changeme' }, 'SECRET'],
  ['one letter over and over', { ...GOOD, SECRET: 'x'.repeat(40) }, 'SECRET'],
  ['the product’s name as a secret', { ...GOOD, SECRET: 'zhujia-zhujia-zhujia-zhujia-zhujia' }, 'SECRET'],
  ['three letters over and over', { ...GOOD, SECRET: 'abc'.repeat(12) }, 'SECRET has 3 different characters'],
  [
    'nine different letters',
    { ...GOOD, SECRET: 'abcdefghiabcdefghiiihgfedcbacbacbadd' },
    'SECRET has 9 different characters',
  ],
  [
    'a sentence over and over',
    { ...GOOD, SECRET: 'kN3v-8sTq2_kN3v-8sTq2_kN3v-8sTq2_kN3' },
    'SECRET repeats its first 11 characters',
  ],
  ['a text twice', { ...GOOD, SECRET: SECRET.slice(0, 20).repeat(2) }, 'SECRET repeats its first 20 characters'],
  ...[
    'your-secret-key-here-please-change-it',
    'change-me-to-a-32-character-random-string!',
    'replace-with-at-least-32-random-characters',
    'Super-Secret-JWT-Token-With-At-Least-32-Characters',
    'ThisIsMyVeryLongSecretPassword123',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '00112233445566778899aabbccddeeff',
  ].map((secret): [string, Environment, string] => [
    `the secret ${secret}`,
    { ...GOOD, SECRET: secret },
    'SECRET consists of well-known words or sequences',
  ]),
  ['another kind of database', { ...GOOD, DATABASE_URL: 'mysql://db/zhujia' }, 'DATABASE_URL'],
  ['a database that is no address', { ...GOOD, DATABASE_URL: 'db/zhujia' }, 'DATABASE_URL'],
  ['a database of no value', { ...GOOD, DATABASE_URL: ' ' }, 'DATABASE_URL'],
  ['a short token for figures', { ...GOOD, METRICS_TOKEN: 'kR7-metrics-4Wq' }, 'METRICS_TOKEN'],
  ['a token that no header holds', { ...GOOD, METRICS_TOKEN: 'kR7 metrics 4Wq9 kR7' }, 'METRICS_TOKEN'],
  ['a key without a carrier', { ...GOOD, SMS_KEY_ID: 'LTAI5tExample0' }, 'SMS_KEY_ID needs SMS_CARRIER'],
  ['an unknown carrier', { ...CARRIER, SMS_CARRIER: 'pigeon' }, 'SMS_CARRIER'],
  ['a carrier without its key', { ...CARRIER, SMS_KEY_SECRET: undefined }, 'SMS_KEY_SECRET'],
  [
    'a carrier without approved texts',
    { ...CARRIER, SMS_TEMPLATES: '{}' },
    'SMS_TEMPLATES: must name each of code, phoneChanged',
  ],
  ['a text that nobody sends', { ...CARRIER, SMS_TEMPLATES: '{"code":"1","cod":"2"}' }, 'SMS_TEMPLATES'],
  ['texts that are no JSON', { ...CARRIER, SMS_TEMPLATES: 'SMS_1' }, 'SMS_TEMPLATES: must be JSON'],
  ['a carrier at a path', { ...CARRIER, SMS_ENDPOINT: 'https://sms.example.com/v2' }, 'SMS_ENDPOINT'],
  ['a carrier that needs an application', { ...CARRIER, SMS_CARRIER: 'tencent' }, 'SMS_APP_ID'],
  ['a carrier in lower case', { ...GOOD, sms_carrier: 'aliyun' }, 'sms_carrier is not read'],
  ['no database', { ...GOOD, DATABASE_URL: undefined }, 'DATABASE_URL'],
  ['a port beyond the last', { ...GOOD, PORT: '65536' }, 'PORT'],
  ['a port that is no number', { ...GOOD, PORT: 'http' }, 'PORT'],
  ['an unknown mode', { ...GOOD, MODE: 'prod' }, 'MODE'],
  ['more proxies than anybody has', { ...GOOD, TRUST_PROXY_HOPS: '99' }, 'TRUST_PROXY_HOPS'],
  ['no anonymous caller at all', { ...GOOD, ANONYMOUS_PER_MINUTE: '0' }, 'ANONYMOUS_PER_MINUTE'],
  ['nobody signed in', { ...GOOD, SIGNED_IN_PER_MINUTE: '0' }, 'SIGNED_IN_PER_MINUTE'],
  ['a database and no mode', { ...GOOD, MODE: undefined }, 'MODE=production'],
  ['no file for anybody', { ...GOOD, FILES_PER_MINUTE: '0' }, 'FILES_PER_MINUTE'],
  ['no notice at all', { ...GOOD, NOTICES_PER_MINUTE: 'many' }, 'NOTICES_PER_MINUTE'],
  ['no connection', { ...GOOD, CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS'],
  ['no checkout for anybody', { ...GOOD, CHECKOUTS_PER_DAY: '0' }, 'CHECKOUTS_PER_DAY'],
  ['no deposit', { ...GOOD, SHOP_DEPOSIT_FEN: '0' }, 'SHOP_DEPOSIT_FEN'],
  ['no stock for anybody', { ...GOOD, UNPAID_SHARE_PERCENT: '0' }, 'UNPAID_SHARE_PERCENT'],
  ['a page wider than any device', { ...GOOD, PAGE_MAX: '961' }, 'PAGE_MAX'],
  ['a page of no width', { ...GOOD, PAGE_MAX: 'wide' }, 'PAGE_MAX'],
  ['an unknown log level', { ...GOOD, LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('production does not start with %s, and says which setting it is', (_name, environment, setting) => {
  expect(() => readConfig(environment, made)).toThrow(ConfigError)
  expect(() => readConfig(environment, made)).toThrow(setting)
})

test.each([
  ['hexadecimal digits', '9f86d081884c7d659a2feaa0c55ad015'],
  ['base64', 'eT4hM0ZkqPyS5Kq1nWcXv8bR2oL7aUjDf9sGiHtNw3E='],
  ['several unrelated words', 'linden tiger umbrella quartz velvet'],
  ['a half that begins as the other does', `${SECRET.slice(0, 20)}${SECRET.slice(0, 18)}xy`],
])('production starts with a secret of %s', (_what, secret) => {
  expect(readConfig({ ...GOOD, SECRET: secret }, made)).toMatchObject({ secret })
})

test('a secret of the data folder does not stand in for production’s own', () => {
  expect(() => readConfig({ ...GOOD, SECRET: undefined }, { dataDir: '/data', secret: SECRET })).toThrow(
    'MODE=production needs SECRET',
  )
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
    perMinute: { anonymous: 600, signedIn: 12_000, files: 6000, notices: 1200 },
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

test('a variable without a value is as if it were not set: no limit ends by it, and no address is opened', () => {
  const names = [
    ['HOST', 'PORT', 'TRUST_PROXY_HOPS', 'ANONYMOUS_PER_MINUTE', 'SIGNED_IN_PER_MINUTE', 'FILES_PER_MINUTE'],
    ['NOTICES_PER_MINUTE', 'CONNECTIONS_PER_ADDRESS', 'PERSON_READS_PER_MINUTE', 'PERSON_MUTATIONS_PER_MINUTE'],
    ['PERSON_MUTATIONS_PER_DAY', 'DRAW_AHEAD', 'PAGE_MAX', 'RECEIVE_DAYS_EXPRESS', 'RECEIVE_DAYS_OWN_TRUCK'],
    [
      'CHECKOUTS_PER_DAY',
      'SHOP_DEPOSIT_FEN',
      'UNPAID_SHARE_PERCENT',
      'CODES_PER_MINUTE',
      'CODES_PER_DAY',
      'METRICS_TOKEN',
      'LOG_LEVEL',
    ],
  ].flat()
  for (const nothing of ['', ' '])
    expect(readConfig({ ...GOOD, ...Object.fromEntries(names.map((name) => [name, nothing])) }, made)).toEqual(
      readConfig(GOOD, made),
    )
})

test('only a written 0 ends a limit of a person', () => {
  expect(readConfig({ ...GOOD, PERSON_READS_PER_MINUTE: '0' }, made).personLimits.readsPerMinute).toBe(0)
})

test.each(['postgres://db/zhujia', 'postgresql://db/zhujia'])('%s is the address of a database', (DATABASE_URL) => {
  expect(readConfig({ ...GOOD, DATABASE_URL }, made).databaseUrl).toBe(DATABASE_URL)
})

test('a variable in lower case would be ignored, and the demo world be started: it is refused with its right name', () => {
  const { MODE, ...others } = GOOD
  expect(() => readConfig({ ...others, mode: MODE }, made)).toThrow('mode is not read: the variable is called MODE')
  expect(readConfig({ ...GOOD, home: '/root' }, made)).toMatchObject({ mode: GOOD.MODE })
})
