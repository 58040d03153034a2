import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../testing/digest.ts'
import { inject, specOf, urlOf, wireOf } from '../testing/requests.ts'
import { sceneOf } from '../testing/sweeps/sweeps.ts'
import { makeWorld, type World } from '../testing/sweeps/world.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

// What sweeps and fuzz have found, each as the request that showed it.

let at: TestApp
let world: World
beforeAll(async () => {
  at = await makeTestApp()
  world = await makeWorld(at)
})
afterAll(() => at.close())

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  'a field called %s is refused by its name, in a body and in a query',
  async (name) => {
    const { request, token } = await sceneOf(world, 'cart.addLine')
    const wire = wireOf(specOf('cart.addLine'), request, { token })
    const sent = await inject(at.app, { ...wire, payload: String(wire.payload).replace('{', `{"${name}":1,`) })
    expect([sent.status, sent.envelope]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID_INPUT' })])
    const asked = await inject(at.app, { url: `${urlOf(specOf('addresses.listRegions'), {})}?${name}=1` })
    expect([asked.status, asked.text]).toEqual([400, expect.stringContaining(`"fields":{"${name}":"`)])
  },
)

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])(
  'a form that cannot be made out (%s) is refused',
  async (contentType) => {
    const { request, token } = await sceneOf(world, 'files.uploadImage')
    const wire = wireOf(specOf('files.uploadImage'), request, { token })
    const sent = await inject(at.app, { ...wire, headers: { ...wire.headers, 'content-type': contentType } })
    expect([sent.status, sent.envelope]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID_INPUT' })])
  },
)

test('a list of a hundred thousand parts is refused like any other', async () => {
  const { request, token } = await sceneOf(world, 'cart.addLine')
  const wire = wireOf(specOf('cart.addLine'), request, { token })
  for (const payload of [`{"a":[${'0,'.repeat(130_990)}0]}`, `[${'[],'.repeat(65_000)}0]`]) {
    const sent = await inject(at.app, { ...wire, payload })
    expect([sent.status, sent.envelope]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID_INPUT' })])
  }
})

test('ten kinds of filters with a price and what is in stock are counted, thirty are refused', async () => {
  const ask = (kinds: number) => {
    const facets = Array.from({ length: kinds }, (_, nth) => `kind${nth}:value`).join(',')
    return at.call('catalogue.listProducts', { query: { facets, minFen: 1, inStock: '1', withFacets: '1' } })
  }
  expect(await ask(10)).toMatchObject({ success: true, data: { total: 0, facets: { groups: [] } } })
  expect(await ask(30)).toMatchObject({ status: 400, errorCode: 'INVALID_INPUT' })
})

test('a date in the year 0, which PostgreSQL does not know, is refused', async () => {
  const { request, token } = await sceneOf(world, 'views.mergeViews')
  const before = await digestOf(at.db)
  const body = { views: [{ productId: crypto.randomUUID(), viewedAt: '0000-01-01T00:00:00Z' }] }
  const answer = await at.call('views.mergeViews', { ...request, body }, { token })
  expect(answer).toMatchObject({
    status: 400,
    errorCode: 'INVALID_INPUT',
    data: { fields: { 'views.0.viewedAt': expect.any(String) } },
  })
  expect(await digestOf(at.db)).toEqual(before)
})
