import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { makeTestApp, TestClock } from '#testing/test-app.ts'
import { aliyunSms, signAliyun } from './aliyun.ts'
import { CarrierError } from './answer.ts'
import type { SmsProvider } from './port.ts'
import { listSimulatedSms } from './simulator.ts'
import { signTencent, tencentSms } from './tencent.ts'

const SECRET = 'kN3v8sTq2Zp5wXy7uB1cD4eF6gH9jL'
const MESSAGE = { phone: '13900000001', template: 'code', params: { code: '012345', minutes: '5' } } as const

interface Request {
  url: URL
  headers: IncomingMessage['headers']
  body: string
}
type Reply = (request: Request) => { status?: number; headers?: Record<string, string>; body: string }

/** A carrier on this machine: it answers what the test says, and keeps what it was sent. */
let server: Server
let endpoint: string
let reply: Reply
let received: Request[]
beforeAll(async () => {
  server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const request = {
        url: new URL(incoming.url ?? '/', endpoint),
        headers: incoming.headers,
        body: Buffer.concat(parts).toString(),
      }
      received.push(request)
      const { status = 200, headers = {}, body } = reply(request)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  received = []
})

const clock = new TestClock()
const now = () => Math.floor(clock.now().getTime() / 1000)
const never = new AbortController().signal
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const environment = (name: 'aliyun' | 'tencent') => ({
  SMS_CARRIER: name,
  SMS_ENDPOINT: endpoint,
  SMS_KEY_ID: 'LTAI5tExample0',
  SMS_KEY_SECRET: SECRET,
  SMS_SIGN_NAME: '筑家',
  SMS_TEMPLATES: '{"code":"SMS_1","code.en":"SMS_2","phoneChanged":"SMS_3","phoneChangeRequested":"SMS_4"}',
  ...(name === 'tencent' && { SMS_APP_ID: '1400006666' }),
})

function carrier(name: 'aliyun' | 'tencent'): SmsProvider {
  const made = { dataDir: '/data', secret: 'test-secret-test-secret-test-secret' }
  const { sms } = readConfig({ MODE: 'test', ...environment(name) }, made)
  if (sms?.SMS_CARRIER === 'aliyun') return aliyunSms(sms, clock)
  if (sms?.SMS_CARRIER === 'tencent') return tencentSms(sms, clock)
  throw new Error('no carrier')
}

/** As the documentation of Alibaba Cloud says, from what arrived. */
function isSignedForAliyun({ url, headers }: Request): boolean {
  const given = /^ACS3-HMAC-SHA256 Credential=(.+),SignedHeaders=(.+),Signature=([\da-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  const names = given?.[2]?.split(';') ?? []
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'))
  const canonical = `POST\n/\n${url.search.slice(1)}\n${names.map((name) => `${name}:${String(headers[name])}\n`).join('')}\n${names.join(';')}\n${sha256('')}`
  const signature = createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return (
    given?.[1] === 'LTAI5tExample0' &&
    given[3] === signature &&
    mustBeSigned.every((name) => names.includes(name)) &&
    Math.abs(Date.parse(String(headers['x-acs-date'])) / 1000 - now()) < 900
  )
}

/** As the documentation of Tencent Cloud says; the host is signed without its port. */
function isSignedForTencent({ headers, body }: Request): boolean {
  const at = Number(headers['x-tc-timestamp'])
  const day = new Date(at * 1000).toISOString().slice(0, 10)
  const canonical = `POST\n/\n\ncontent-type:${String(headers['content-type'])}\nhost:127.0.0.1\n\ncontent-type;host\n${sha256(body)}`
  let key: Buffer = Buffer.from(`TC3${SECRET}`)
  for (const text of [day, 'sms', 'tc3_request']) key = createHmac('sha256', key).update(text).digest()
  const signature = createHmac('sha256', key)
    .update(`TC3-HMAC-SHA256\n${at}\n${day}/sms/tc3_request\n${sha256(canonical)}`)
    .digest('hex')
  return (
    Math.abs(at - now()) < 300 &&
    headers.authorization ===
      `TC3-HMAC-SHA256 Credential=LTAI5tExample0/${day}/sms/tc3_request, SignedHeaders=content-type;host, Signature=${signature}`
  )
}

describe('the signatures are those of the carriers’ documentation', () => {
  const aliyunHeaders = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': sha256(''),
    'x-acs-version': '2014-05-26',
  }
  const query = 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai'
  const credentials = { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }
  test.each([
    [
      '2023-10-26T10:22:32Z',
      '3156853299f313e23d1673dc12e1703d',
      '06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    ],
    [
      '2023-10-26T09:01:01Z',
      'd410180a5abf7fe235dd9b74aca91fc0',
      'e521358f7776c97df52e6b2891a8bc73026794a071b50c3323388c4e0df64804',
    ],
  ])('Alibaba Cloud, %s', (date, nonce, signature) => {
    const headers = { ...aliyunHeaders, 'x-acs-date': date, 'x-acs-signature-nonce': nonce }
    expect(signAliyun({ query, headers }, credentials)).toBe(
      `ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=${signature}`,
    )
  })

  const host = 'cvm.tencentcloudapi.com'
  test.each([
    [
      { 'content-type': 'application/json; charset=utf-8', host },
      'Gu5t9xGARNpq86cd98joQYCN3*******',
      '2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
    ],
    [
      { 'content-type': 'application/json; charset=utf-8', host, 'x-tc-action': 'DescribeInstances' },
      '********************************',
      '10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
    ],
  ])('Tencent Cloud, %o', (headers, secret, signature) => {
    const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`
    const signed = signTencent({ service: 'cvm', at: 1_551_113_065, headers, body }, { id: 'AKID', secret })
    expect(signed).toBe(
      `TC3-HMAC-SHA256 Credential=AKID/2019-02-25/cvm/tc3_request, SignedHeaders=${Object.keys(headers).join(';')}, Signature=${signature}`,
    )
  })
})

test('Alibaba Cloud gets the approved text of the language, its parameters by name, and a signature of all', async () => {
  reply = (request) => ({ body: JSON.stringify({ Code: isSignedForAliyun(request) ? 'OK' : 'SignatureDoesNotMatch' }) })
  await carrier('aliyun').send({ ...MESSAGE, locale: 'en' }, never)
  await carrier('aliyun').send({ ...MESSAGE, locale: 'zh-Hans' }, never)
  expect(received.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual(
    ['SMS_2', 'SMS_1'].map((TemplateCode) => ({
      PhoneNumbers: '13900000001',
      SignName: '筑家',
      TemplateCode,
      TemplateParam: '{"code":"012345","minutes":"5"}',
    })),
  )
  const nonces = received.map(({ headers }) => headers['x-acs-signature-nonce'])
  expect(new Set(nonces).size).toBe(2)
})

test('Tencent Cloud gets the number with its country, the parameters in their order, and a signature of all', async () => {
  reply = (request) => ({
    body: JSON.stringify({
      Response: isSignedForTencent(request)
        ? { SendStatusSet: [{ Code: 'Ok' }] }
        : { Error: { Code: 'AuthFailure.SignatureFailure' } },
    }),
  })
  await carrier('tencent').send({ ...MESSAGE, locale: 'fr' }, never)
  expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      PhoneNumberSet: ['+8613900000001'],
      SmsSdkAppId: '1400006666',
      SignName: '筑家',
      TemplateId: 'SMS_1',
      TemplateParamSet: ['012345', '5'],
    },
  ])
  expect(received[0]?.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' })
})

test('a code goes by the carrier that is connected, in place of the simulator', async () => {
  const at = await makeTestApp(environment('aliyun'))
  reply = () => ({ body: '{"Code":"OK"}' })
  await at.call('auth.sendCode', { body: { phone: '13900000001', purpose: 'login' } }, { locale: 'en' })
  await at.runJobs()
  expect(await listSimulatedSms(at.db)).toEqual([])
  await at.close()
  expect(received.map(({ url }) => url.searchParams.get('TemplateParam'))).toEqual([
    expect.stringMatching(/^\{"code":"\d{6}","minutes":"5"\}$/),
  ])
})

describe.each([
  ['aliyun', { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'for 13900000001', RequestId: 'R1' }],
  [
    'tencent',
    { Response: { SendStatusSet: [{ Code: 'LimitExceeded', Message: 'for 13900000001' }], RequestId: 'R1' } },
  ],
] as const)('%s', (name, refused) => {
  const send = (signal = never) => carrier(name).send({ ...MESSAGE, locale: 'en' }, signal)

  test('a message that was not taken is an error with the carrier’s reason, without number and code', async () => {
    reply = () => ({ body: JSON.stringify(refused) })
    const error: unknown = await send().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(CarrierError)
    expect(String(error)).toMatch(/^CarrierError: \w+: (isv\.BUSINESS_LIMIT_CONTROL|LimitExceeded), request R1$/)
  })

  test.each<[string, string, Reply]>([
    ['what is not JSON', 'answered 502 without JSON', () => ({ status: 502, body: '<html>' })],
    ['an answer of another shape', 'expected object', () => ({ body: '[]' })],
    ['an answer that does not end', 'more than 65536 bytes', () => ({ body: ' '.repeat(64 * 1024 + 1) })],
    ['a way to another host', 'fetch failed', () => ({ status: 307, headers: { location: '/?moved' }, body: '{}' })],
  ])('%s is an error, and asked once', async (_what, reason, answer) => {
    reply = answer
    await expect(send()).rejects.toThrow(reason)
    expect(received).toHaveLength(1)
  })

  test('nothing is sent when nobody waits any more', async () => {
    await expect(send(AbortSignal.abort(new Error('over')))).rejects.toThrow('over')
    expect(received).toEqual([])
  })
})
