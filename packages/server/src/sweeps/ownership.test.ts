import { randomUUID } from 'node:crypto'
import { isMutation } from '@zhujia/contract/core/endpoint.ts'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProductState } from '../modules/catalogue/index.ts'
import { digestOf } from '../testing/digest.ts'
import { ENDPOINT_KEYS, outcomeOf, send, specOf, type AnyRequest } from '../testing/requests.ts'
import { sceneOf, sweptOf } from '../testing/sweeps/sweeps.ts'
import { addBuyer, makeWorld, type World } from '../testing/sweeps/world.ts'
import { addPerson, mintSession, type Person } from '../testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from '../testing/test-app.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await makeTestApp()
  world = await makeWorld(at)
})
afterAll(() => at.close())

/** The endpoints whose path names an object. */
const KEYS = ENDPOINT_KEYS.filter((key) => specOf(key).params)

/** Whoever may see every object of an endpoint is no outsider there: those roles, as it declares them, are not active. */
function tokenOf(key: EndpointKey, { userId, token }: Person): Promise<string> {
  const overseers = specOf(key).overseers ?? []
  if (overseers.length === 0) return Promise.resolve(token)
  return mintSession(at, userId, { activeRoles: ROLES.filter((role) => !overseers.includes(role)) })
}

/** Those whom its object does not exist for; of what is shown to everybody any two. */
const outsidersOf = (key: EndpointKey): Person[] => {
  const { outsiders } = sweptOf(key)
  if (!outsiders) throw new Error(`its area's sweep.ts names no outsiders of ${key}`)
  return outsiders === 'everybody' ? [world.buyer, world.seller] : outsiders.map((name) => world[name])
}
const isShownToAll = (key: EndpointKey): boolean => sweptOf(key).outsiders === 'everybody'

/** The request and the id that its path names; what is shown to everybody is hidden first. */
async function makeObject(key: EndpointKey): Promise<{ request: AnyRequest; token: string }> {
  const scene = await sceneOf(world, key)
  if (!isShownToAll(key)) return scene
  const id = await world.addProduct()
  await changeProductState(systemOf(at), { productId: id, event: 'ban', by: 'administrator' })
  return { ...scene, request: { ...scene.request, params: { id } } }
}

let cells = 0

test.each(KEYS)(
  'detail or cancel without ownership: for %s somebody else’s object is a missing one, to the letter, and nothing changes',
  async (key) => {
    const { request, token } = await makeObject(key)
    const outsiders = await Promise.all(outsidersOf(key).map((outsider) => tokenOf(key, outsider)))
    const before = await digestOf(at.db)
    for (const outsider of outsiders) {
      const foreign = await send(at.app, key, { request, token: outsider })
      const missing = await send(at.app, key, {
        request: { ...request, params: { ...request.params, id: randomUUID() } },
        token: outsider,
      })
      expect([foreign.status, outcomeOf(foreign)]).toEqual([404, 'NOT_FOUND'])
      expect(foreign.text).toBe(missing.text)
      cells++
    }
    expect(await digestOf(at.db)).toEqual(before)
    // The object is there, and the request right: whoever it belongs to gets through.
    if (!isShownToAll(key)) expect(outcomeOf(await send(at.app, key, { request, token }))).toBe('ok')
  },
)

const WITH_OVERSEERS = KEYS.filter((key) => specOf(key).overseers)

test.each(WITH_OVERSEERS)(
  '%s: only reads have overseers, and each of those roles alone sees what is not theirs',
  async (key) => {
    const { request } = await makeObject(key)
    const { access, overseers = [] } = specOf(key)
    expect([isMutation(specOf(key)), overseers.filter((role) => !access.includes(role))]).toEqual([false, []])
    for (const role of overseers) {
      const { token } = await addPerson(at, [role])
      expect(outcomeOf(await send(at.app, key, { request, token }))).toBe('ok')
    }
  },
)

test('as buyers look at it an order exists for its buyer alone', async () => {
  const scene = await sceneOf(world, 'orders.cancelOrder')
  const request = { ...scene.request, body: undefined, query: { view: 'buyer' } }
  for (const outsider of [world.seller, world.clerk, world.otherSeller, world.stranger]) {
    expect(outcomeOf(await send(at.app, 'orders.getOrder', { request, token: outsider.token }))).toBe('NOT_FOUND')
  }
  expect(outcomeOf(await send(at.app, 'orders.getOrder', { request, token: scene.token }))).toBe('ok')
})

/** Objects that bodies name, each by what it is called. */
const NAMED = ENDPOINT_KEYS.flatMap((key) =>
  Object.entries(sweptOf(key).names ?? {}).map(([name, object]) => [name, key, object] as const),
)

test.each(NAMED)(
  '%s that is somebody else’s is a missing one, and nothing changes',
  async (_name, key, { make, request }) => {
    const [owner, outsider] = [await addBuyer(at), await addBuyer(at)]
    const [theirs, own] = [await make(world, owner), await make(world, outsider)]
    const ask = (id: string) => send(at.app, key, { request: request(world, { id, own }), token: outsider.token })
    const before = await digestOf(at.db)
    const [foreign, missing] = [await ask(theirs), await ask(randomUUID())]
    expect([foreign.status, outcomeOf(foreign)]).toEqual([404, 'NOT_FOUND'])
    expect(foreign.text).toBe(missing.text)
    expect(await digestOf(at.db)).toEqual(before)
  },
)

test('a line moves to no SKU of another product', async () => {
  const scene = await sceneOf(world, 'cart.updateLine')
  const before = await digestOf(at.db)
  const sent = await send(at.app, 'cart.updateLine', {
    request: { ...scene.request, body: { quantity: 1, skuId: world.otherSkuId } },
    token: scene.token,
  })
  expect([sent.status, outcomeOf(sent)]).toEqual([404, 'NOT_FOUND'])
  expect(await digestOf(at.db)).toEqual(before)
})

test('every outsider of every object was asked', () => {
  expect(cells).toBe(KEYS.reduce((sum, key) => sum + outsidersOf(key).length, 0))
})
