import { randomUUID } from 'node:crypto'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listViolations } from '#invariants.ts'
import { digestOf, growthOf } from '../testing/digest.ts'
import { ENDPOINT_KEYS, outcomeOf, send, specOf, type AnyRequest } from '../testing/requests.ts'
import { otherValues } from '../testing/sweeps/other-values.ts'
import { sceneOf } from '../testing/sweeps/sweeps.ts'
import { makeWorld, type World } from '../testing/sweeps/world.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await makeTestApp()
  world = await makeWorld(at)
})
afterAll(() => at.close())

const IDEMPOTENT = ENDPOINT_KEYS.filter((key) => specOf(key).idempotent)

const BAD_KEYS: readonly [string, string | null][] = [
  ['no key', null],
  ['an empty key', ''],
  ['a word', 'again'],
  ['two keys in one', `${randomUUID()}, ${randomUUID()}`],
  ['SQL', "' or 1=1 --"],
  ['10 KB', 'a'.repeat(10_000)],
]

test.each(IDEMPOTENT)('%s needs a key, and does nothing without one', async (key) => {
  const { request, token } = await sceneOf(world, key)
  const before = await digestOf(at.db)
  for (const [name, idempotencyKey] of BAD_KEYS) {
    const sent = await send(at.app, key, { request, token, idempotencyKey })
    expect([name, sent.status, outcomeOf(sent)]).toEqual([name, 400, 'IDEMPOTENCY_KEY_REQUIRED'])
  }
  expect(await digestOf(at.db)).toEqual(before)
})

/** The same request with something else asked for, still valid. */
function differently(key: EndpointKey, request: AnyRequest): AnyRequest[] {
  const others: AnyRequest[] = request.params ? [{ ...request, params: { ...request.params, id: randomUUID() } }] : []
  const { body } = request
  return [...others, ...otherValues(key, body).map((change) => ({ ...request, body: { ...Object(body), ...change } }))]
}

test.each(IDEMPOTENT)('%s: twenty at once under one key are one effect and one answer, byte for byte', async (key) => {
  // The first of a kind opens an account of the ledger; the second does what all others do.
  await send(at.app, key, await sceneOf(world, key))
  const single = await sceneOf(world, key)
  const once = await growthOf(at.db, async () => expect(outcomeOf(await send(at.app, key, single))).toBe('ok'))
  const { request, token } = await sceneOf(world, key)
  const idempotencyKey = randomUUID()
  const answers: string[] = []
  const twenty = await growthOf(at.db, async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => send(at.app, key, { request, token, idempotencyKey })),
    )
    expect(sent.map(outcomeOf)).toEqual(Array.from({ length: 20 }, () => 'ok'))
    answers.push(...sent.map(({ text }) => text))
  })
  expect(new Set(answers).size).toBe(1)
  expect(twenty).toEqual(once)
  const before = await digestOf(at.db)
  expect((await send(at.app, key, { request, token, idempotencyKey })).text).toBe(answers[0])
  const others = differently(key, request)
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) {
    const sent = await send(at.app, key, { request: other, token, idempotencyKey })
    expect([sent.status, outcomeOf(sent)]).toEqual([200, 'IDEMPOTENCY_MISMATCH'])
  }
  expect(await digestOf(at.db)).toEqual(before)
})

test('a key belongs to one endpoint, and to one person', async () => {
  const idempotencyKey = randomUUID()
  const address = await sceneOf(world, 'addresses.createAddress')
  expect(outcomeOf(await send(at.app, 'addresses.createAddress', { ...address, idempotencyKey }))).toBe('ok')
  const line = await sceneOf(world, 'cart.addLine')
  expect(
    outcomeOf(await send(at.app, 'cart.addLine', { request: line.request, token: address.token, idempotencyKey })),
  ).toBe('IDEMPOTENCY_MISMATCH')
  expect(outcomeOf(await send(at.app, 'cart.addLine', { ...line, idempotencyKey }))).toBe('ok')
})

test('a refusal keeps no key: the same request may succeed later', async () => {
  const { request, token } = await sceneOf(world, 'cart.addLine')
  const idempotencyKey = randomUUID()
  const tooMuch = { body: { skuId: world.skuId, quantity: 9999 } }
  await send(at.app, 'cart.addLine', { request: tooMuch, token })
  const before = await digestOf(at.db)
  const refused = await send(at.app, 'cart.addLine', { request, token, idempotencyKey })
  expect([refused.status, outcomeOf(refused)]).toEqual([200, 'STOCK_SHORT'])
  expect(await digestOf(at.db)).toEqual(before)
  const cart = await at.call('cart.getCart', {}, { token })
  const lineIds = [(cart.success && cart.data.shops[0]?.lines[0]?.id) || '']
  await send(at.app, 'cart.removeLines', { request: { body: { lineIds } }, token })
  expect(outcomeOf(await send(at.app, 'cart.addLine', { request, token, idempotencyKey }))).toBe('ok')
})

test('after all of it no invariant is violated', async () => {
  expect(await listViolations(at.db)).toEqual([])
})
