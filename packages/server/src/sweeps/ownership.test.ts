import { randomUUID } from 'node:crypto'
import { isMutation, type EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import type { EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProductState } from '../modules/catalogue/index.ts'
import { digestOf } from '../testing/digest.ts'
import { ENDPOINT_KEYS, outcomeOf, send, specOf, type AnyRequest } from '../testing/requests.ts'
import { SCENES } from '../testing/sweeps/scenes.ts'
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
type WithParams = {
  [Key in EndpointKey]: EndpointOf<Key> extends { params: NonNullable<EndpointSpec['params']> } ? Key : never
}[EndpointKey]
type Outsider = 'buyer' | 'seller' | 'clerk' | 'otherSeller' | 'stranger'

/** Whom the object of an endpoint does not exist for; `everybody` when it is shown to all, unless it is hidden. */
const OUTSIDERS: Readonly<Record<WithParams, readonly Outsider[] | 'everybody'>> = {
  'addresses.updateAddress': ['buyer', 'seller', 'stranger'],
  'addresses.deleteAddress': ['buyer', 'seller', 'stranger'],
  'cart.updateLine': ['buyer', 'seller', 'stranger'],
  'catalogue.getProduct': 'everybody',
  'catalogue.getShop': 'everybody',
  'views.recordView': 'everybody',
  'favourites.getMarks': 'everybody',
  'favourites.getShopMark': 'everybody',
  // As a seller looks at it: its buyer is an outsider there.
  'orders.getOrder': ['buyer', 'otherSeller', 'stranger'],
  // Bought and sold: both look at it, whoever reads the shop's orders too.
  'orders.getSnapshot': ['otherSeller', 'stranger'],
  'orders.cancelOrder': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.requestCancel': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.cancelUnilaterally': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.withdrawCancel': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.receiveOrder': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.closeOrder': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.agreeCancel': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.declineCancel': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.shipOrder': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.correctWaybill': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.cancelPart': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.repriceOrder': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'orders.extendReceipt': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.buyAgain': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.separateOrder': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.hideOrder': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'orders.remarkOrder': ['buyer', 'otherSeller', 'stranger'],
  'payments.getPayment': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'payments.startAttempt': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'payments.checkPayment': ['seller', 'clerk', 'otherSeller', 'stranger'],
  // As its buyer looks at it: its seller is an outsider there.
  'reviews.listOrderReviews': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'reviews.writeReview': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'reviews.appendReview': ['seller', 'clerk', 'otherSeller', 'stranger'],
  'reviews.replyReview': ['buyer', 'clerk', 'otherSeller', 'stranger'],
  'reviews.listProductReviews': 'everybody',
  'reviews.getReviewSummary': 'everybody',
}

/** Whoever may see every object of an endpoint is no outsider there: those roles, as it declares them, are not active. */
function tokenOf(key: WithParams, { userId, token }: Person): Promise<string> {
  const overseers = specOf(key).overseers ?? []
  if (overseers.length === 0) return Promise.resolve(token)
  return mintSession(at, userId, { activeRoles: ROLES.filter((role) => !overseers.includes(role)) })
}

const keys = Object.keys(OUTSIDERS) as WithParams[]
const peopleFor = (key: WithParams): Person[] => {
  const outsiders = OUTSIDERS[key]
  return outsiders === 'everybody' ? [world.buyer, world.seller] : outsiders.map((name) => world[name])
}

/** The request and the id that its path names; what is shown to everybody is hidden first. */
async function makeObject(key: WithParams): Promise<{ request: AnyRequest; token: string }> {
  const scene: { request: AnyRequest; token: string } = await SCENES[key](world)
  if (OUTSIDERS[key] !== 'everybody') return scene
  const id = await world.addProduct()
  await changeProductState(systemOf(at), { productId: id, event: 'ban', by: 'administrator' })
  return { ...scene, request: { ...scene.request, params: { id } } }
}

test('every endpoint with a path parameter is here', () => {
  expect(keys.toSorted()).toEqual(ENDPOINT_KEYS.filter((key) => specOf(key).params).toSorted())
})

let cells = 0

test.each(keys)(
  'detail or cancel without ownership: for %s somebody else’s object is a missing one, to the letter, and nothing changes',
  async (key) => {
    const { request, token } = await makeObject(key)
    const outsiders = await Promise.all(peopleFor(key).map((outsider) => tokenOf(key, outsider)))
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
    if (OUTSIDERS[key] !== 'everybody') expect(outcomeOf(await send(at.app, key, { request, token }))).toBe('ok')
  },
)

const WITH_OVERSEERS = keys.filter((key) => specOf(key).overseers)

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
  const scene = await SCENES['orders.cancelOrder'](world)
  const request = { ...scene.request, body: undefined, query: { view: 'buyer' } }
  for (const outsider of [world.seller, world.clerk, world.otherSeller, world.stranger]) {
    expect(outcomeOf(await send(at.app, 'orders.getOrder', { request, token: outsider.token }))).toBe('NOT_FOUND')
  }
  expect(outcomeOf(await send(at.app, 'orders.getOrder', { request, token: scene.token }))).toBe('ok')
})

/** Objects that a body names: whole requests, with one id of the buyer's in them. */
const NAMED_IN_BODIES: Readonly<
  Record<
    string,
    { key: EndpointKey; body: (of: { addressId: string; lineId: string; fileId: string; mine: string }) => unknown }
  >
> = {
  'an address to quote for': {
    key: 'orders.quoteOrder',
    body: ({ addressId }) => ({ lines: [{ skuId: world.skuId, quantity: 1 }], addressId }),
  },
  'an address to deliver to': {
    key: 'orders.placeOrder',
    body: ({ addressId }) => ({
      lines: [{ skuId: world.skuId, quantity: 1 }],
      addressId,
      quoteToken: 'x',
      remarks: [],
      isFromCart: false,
    }),
  },
  'a line to tick': { key: 'cart.selectLines', body: ({ lineId }) => ({ lineIds: [lineId], isSelected: false }) },
  'a line to tick beside one’s own': {
    key: 'cart.selectLines',
    body: ({ lineId, mine }) => ({ lineIds: [mine, lineId], isSelected: false }),
  },
  'a line to remove': { key: 'cart.removeLines', body: ({ lineId }) => ({ lineIds: [lineId] }) },
  'a line to remove beside one’s own': {
    key: 'cart.removeLines',
    body: ({ lineId, mine }) => ({ lineIds: [mine, lineId] }),
  },
  'a line to move to the favourites': { key: 'favourites.moveFromCart', body: ({ lineId }) => ({ lineIds: [lineId] }) },
  'a line to move to the favourites beside one’s own': {
    key: 'favourites.moveFromCart',
    body: ({ lineId, mine }) => ({ lineIds: [mine, lineId] }),
  },
  'a picture to show as oneself': {
    key: 'account.updateProfile',
    body: ({ fileId }) => ({ nickname: '晓雯', avatarFileId: fileId }),
  },
}

async function lineOf(token: string): Promise<string> {
  await send(at.app, 'cart.addLine', { request: { body: { skuId: world.skuId, quantity: 1 } }, token })
  const cart = await at.call('cart.getCart', {}, { token })
  return (cart.success && cart.data.shops[0]?.lines[0]?.id) || ''
}

test.each(Object.entries(NAMED_IN_BODIES))(
  '%s that is somebody else’s is a missing one, and nothing changes',
  async (_name, { key, body }) => {
    const [owner, outsider] = [await addBuyer(at), await addBuyer(at)]
    const upload = await send(at.app, 'files.uploadImage', {
      request: { body: { purpose: 'avatar', currentPage: 'user' } },
      token: owner.token,
    })
    const mine = await lineOf(outsider.token)
    const theirs = {
      addressId: owner.addressId,
      lineId: await lineOf(owner.token),
      fileId: (upload.envelope.data as { id: string }).id,
      mine,
    }
    const nobodys = { addressId: randomUUID(), lineId: randomUUID(), fileId: randomUUID(), mine }
    const before = await digestOf(at.db)
    const foreign = await send(at.app, key, { request: { body: body(theirs) }, token: outsider.token })
    const missing = await send(at.app, key, { request: { body: body(nobodys) }, token: outsider.token })
    expect([foreign.status, outcomeOf(foreign)]).toEqual([404, 'NOT_FOUND'])
    expect(foreign.text).toBe(missing.text)
    expect(await digestOf(at.db)).toEqual(before)
  },
)

test('a line moves to no SKU of another product', async () => {
  const scene = await SCENES['cart.updateLine'](world)
  const before = await digestOf(at.db)
  const sent = await send(at.app, 'cart.updateLine', {
    request: { ...scene.request, body: { quantity: 1, skuId: world.otherSkuId } },
    token: scene.token,
  })
  expect([sent.status, outcomeOf(sent)]).toEqual([404, 'NOT_FOUND'])
  expect(await digestOf(at.db)).toEqual(before)
})

test('every outsider of every object was asked', () => {
  expect(cells).toBe(keys.reduce((sum, key) => sum + peopleFor(key).length, 0))
})
