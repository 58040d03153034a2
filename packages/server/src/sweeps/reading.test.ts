import { isMutation } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../testing/digest.ts'
import { ENDPOINT_KEYS, send, specOf, urlOf, type AnyRequest } from '../testing/requests.ts'
import { sceneOf } from '../testing/sweeps/sweeps.ts'
import { makeWorld, type World } from '../testing/sweeps/world.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000' })
  world = await makeWorld(at)
})
afterAll(() => at.close())

const READS = ENDPOINT_KEYS.filter((key) => !isMutation(specOf(key)))

test.each(READS)('%s changes nothing', async (key) => {
  const scene = await sceneOf(world, key)
  const before = await digestOf(at.db)
  const sent = await send(at.app, key, scene)
  expect([sent.status, sent.envelope.success]).toEqual([200, true])
  expect(await digestOf(at.db)).toEqual(before)
})

test.each(['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/simulator/sms', '/files/x/small', '/'])(
  '%s changes nothing',
  async (url) => {
    const before = await digestOf(at.db)
    expect((await at.app.inject({ url })).statusCode).toBeLessThan(500)
    expect(await digestOf(at.db)).toEqual(before)
  },
)

const NOT_FOUND = { success: false, code: 404, errorCode: 'NOT_FOUND', message: '请求的资源不存在', data: null }
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'] as const

const DECODABLE = /^(?:[^%]|%[0-7][\da-f])*$/
const isPatternOf = (path: string, url: string): boolean =>
  new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]*')}$`).test(url)
const readsAsId = (method: string, url: string): boolean =>
  DECODABLE.test(url) &&
  ENDPOINT_KEYS.some((key) => specOf(key).method === method && isPatternOf(specOf(key).path, url))

/** The first part of every path. */
const VERSION = `/${specOf('auth.login').path.split('/')[1]}/`

/** Changes that make another address of an address. */
const CHANGED: Readonly<Record<string, (url: string) => string>> = {
  'a double slash at the front': (url) => `/${url}`,
  'a double slash inside': (url) => url.replace(VERSION, `${VERSION}/`),
  'a slash at the end': (url) => `${url}/`,
  'a parameter in the path': (url) => `${url};x=1`,
  'a dot at the end': (url) => `${url}.`,
  'an ending': (url) => `${url}.json`,
  capitals: (url) => url.replace(VERSION, VERSION.toUpperCase()),
  'an encoded slash': (url) => url.replace(VERSION, `${VERSION.slice(0, -1)}%2f`),
  'an encoded NUL': (url) => `${url}%00`,
  'a space': (url) => `${url}%20`,
  'half an escape': (url) => `${url}%`,
  'an impossible escape': (url) => `${url}%ff%fe`,
  'a very long end': (url) => `${url}/${'a'.repeat(2000)}`,
}

test.each(Object.entries(CHANGED))('%s: the address is another one, and that is not there', async (_name, change) => {
  const before = await digestOf(at.db)
  for (const key of ENDPOINT_KEYS) {
    const spec = specOf(key)
    const request = await requestFor(key)
    const url = change(urlOf(spec, { params: request.params ?? {} }))
    const reply = await at.app.inject({
      method: spec.method,
      url,
      headers: { authorization: `Bearer ${world.stranger.token}` },
    })
    // Below a collection a changed end is read as an invalid id.
    const wanted = readsAsId(spec.method, url) ? [key, 400, 'INVALID_INPUT'] : [key, 404, 'NOT_FOUND']
    expect([key, reply.statusCode, reply.json().errorCode]).toEqual(wanted)
  }
  expect(await digestOf(at.db)).toEqual(before)
})

/** A request with an id of another kind, so that the outcome does not depend on what exists. */
const requestFor = async (key: EndpointKey): Promise<AnyRequest> =>
  specOf(key).params ? { params: { id: world.productId } } : {}

test('a verb that a path does not know is not there, whoever asks', async () => {
  const paths = [...new Set(ENDPOINT_KEYS.map((key) => specOf(key).path))]
  for (const path of paths) {
    const url = urlOf({ ...specOf('auth.login'), path }, { params: { id: world.productId } })
    // `/orders/quotes` read by GET is an order whose id is none: mounted, after all.
    for (const method of METHODS.filter((method) => !readsAsId(method, url))) {
      const reply = await at.app.inject({ method: method as 'GET', url })
      expect([method, path, reply.statusCode]).toEqual([method, path, 404])
      if (method !== 'HEAD') expect(reply.json()).toEqual(NOT_FOUND)
    }
  }
})

test('no header makes one verb another', async () => {
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const reply = await at.app.inject({
      method: 'POST',
      url: urlOf(specOf('cart.getCart'), {}),
      headers: { [name]: 'GET', authorization: `Bearer ${world.buyer.token}` },
    })
    expect([name, reply.statusCode]).toEqual([name, 404])
  }
})
