import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inject, outcomeOf, specOf, urlOf, wireOf } from '#testing/requests.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
let token: string
beforeAll(async () => {
  at = await makeTestApp()
  token = (await addPerson(at, ['owner'])).token
})
afterAll(() => at.close())

const KB_256 = 256 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

/** A body of exactly this many bytes that is right but for a field that nobody knows. */
const bodyOf = (bytes: number): string => {
  const [head, tail] = ['{"nickname":"晓雯","x":"', '"}']
  return `${head}${'x'.repeat(bytes - Buffer.byteLength(head) - tail.length)}${tail}`
}

async function put(payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) {
  const wire = wireOf(specOf('account.updateProfile'), {}, { token })
  const sent = await inject(at.app, { ...wire, payload, headers: { ...wire.headers, ...headers } })
  return [sent.status, outcomeOf(sent)]
}

test('256 KB of JSON are read, one byte more is too large', async () => {
  expect(await put(bodyOf(KB_256))).toEqual([400, 'INVALID_INPUT'])
  expect(await put(bodyOf(KB_256 + 1))).toEqual([400, 'TOO_LARGE'])
})

const nested = (levels: number): string => `{"nickname":${'['.repeat(levels - 1)}1${']'.repeat(levels - 1)}}`

test('ten levels are looked at, field by field; eleven are refused as a whole', async () => {
  const fieldsAt = async (levels: number) => {
    const wire = wireOf(specOf('account.updateProfile'), {}, { token })
    return (await inject(at.app, { ...wire, payload: nested(levels), headers: { ...wire.headers, ...JSON_TYPE } }))
      .envelope
  }
  expect(await fieldsAt(10)).toMatchObject({
    errorCode: 'INVALID_INPUT',
    data: { fields: { nickname: expect.any(String) } },
  })
  expect(await fieldsAt(11)).toHaveProperty('data', { fields: {} })
  expect(await put(nested(50_000))).toEqual([400, 'INVALID_INPUT'])
})

test.each([
  ['half a text', '{"nickname":"晓'],
  ['two texts', '{}{}'],
  ['nothing', ''],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a prototype', '{"nickname":"a","__proto__":{"x":1}}'],
  ['a constructor', '{"nickname":"a","constructor":{"prototype":{}}}'],
])('a body of %s is invalid', async (_name, payload) => {
  expect(await put(payload)).toEqual([400, 'INVALID_INPUT'])
})

test('a prototype is refused before any schema looks at it', async () => {
  const wire = wireOf(specOf('account.updateProfile'), {}, { token })
  for (const name of ['"__proto__":{"x":1}', '"constructor":{"prototype":{}}']) {
    const sent = await inject(at.app, {
      ...wire,
      payload: `{"nickname":"a",${name}}`,
      headers: { ...wire.headers, ...JSON_TYPE },
    })
    expect(sent.envelope).toHaveProperty('data', { fields: {} })
  }
})

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
  '%s is no type for it',
  async (type) => {
    expect(await put('{"nickname":"a"}', { 'content-type': type })).toEqual([400, 'UNSUPPORTED_MEDIA_TYPE'])
  },
)

test('the default of anonymous calls is 600 a minute for each address, and the rest is busy', async () => {
  const ask = async (remoteAddress: string): Promise<number> =>
    (await at.app.inject({ url: urlOf(specOf('addresses.listRegions'), {}), remoteAddress })).statusCode
  const statuses: number[] = []
  // In parts, because no more of one address wait at a time.
  for (let n = 0; n < 605; n += 55)
    statuses.push(...(await Promise.all(Array.from({ length: 55 }, () => ask('10.1.2.3')))))
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.filter((status) => status === 503)).toHaveLength(5)
  expect(await ask('10.1.2.4')).toBe(200)
  const signedIn = await at.app.inject({
    url: urlOf(specOf('cart.getCart'), {}),
    remoteAddress: '10.1.2.3',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(signedIn.statusCode).toBe(200)
  at.clock.advance(60)
  expect(await ask('10.1.2.3')).toBe(200)
})

test('a page of a list has 50 records at most', async () => {
  const page = (size: number) => at.call('catalogue.listProducts', { query: { size } })
  expect(await page(50)).toMatchObject({ success: true })
  expect(await page(51)).toMatchObject({ status: 400, data: { fields: { size: expect.any(String) } } })
})

test('a URL that is too long to be read is answered in the envelope', async () => {
  await at.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = at.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/${'x'.repeat(27_000)}`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'close'])
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'TOO_LARGE', data: null })
})
