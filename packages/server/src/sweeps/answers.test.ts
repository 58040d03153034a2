import { coreErrorsOf } from '@zhujia/contract/core/endpoint.ts'
import { ERRORS } from '@zhujia/contract/errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { digestOf } from '../testing/digest.ts'
import { inject, ENDPOINT_KEYS, send, specOf, wireOf } from '../testing/requests.ts'
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

test.each(ENDPOINT_KEYS)('%s answers in its envelope exactly what its schema says', async (key) => {
  const { envelope, status } = await send(at.app, key, await sceneOf(world, key))
  const schema = z.strictObject({
    success: z.literal(true),
    code: z.literal(200),
    message: z.literal('ok'),
    data: specOf(key).response,
  })
  expect(status).toBe(200)
  expect(schema.safeParse(envelope).error?.issues ?? []).toEqual([])
})

/** Fields that somebody would send to be more than they are. */
const GREEDY: Readonly<Record<string, unknown>> = {
  role: 'administrator',
  roles: ['administrator'],
  roleCode2: 'administrator',
  isAdmin: true,
  isOwner: true,
  isPrimary: true,
  status: 'paid',
  state: 'paid',
  version: 99,
  priceFen: 1,
  totalFen: 1,
  amountFen: 1,
  refundedFen: 1,
  commissionBp: 0,
  userId: '0192f0a0-0000-7000-8000-000000000001',
  ownerId: '0192f0a0-0000-7000-8000-000000000001',
  buyerId: '0192f0a0-0000-7000-8000-000000000001',
  permissions: ['order.manage'],
  authEpoch: 0,
  passwordHash: 'x',
  createdAt: '2020-01-01T00:00:00.000Z',
  toString: 'x',
}

const WITH_BODY = ENDPOINT_KEYS.filter((key) => specOf(key).body)

test.each(WITH_BODY)('copied client fields: %s takes no field that its body does not have', async (key) => {
  const { request, token } = await sceneOf(world, key)
  const body = request.body as Record<string, unknown>
  const extras = Object.entries(GREEDY).filter(([name]) => !(name in body && name !== 'toString'))
  const before = await digestOf(at.db)
  for (const [name, value] of extras) {
    const isForm = specOf(key).consumes === 'multipart'
    const sent = await send(at.app, key, {
      request: { ...request, body: { ...body, [name]: isForm ? String(value) : value } },
      token,
    })
    // The reader of forms refuses some names itself.
    const fields = isForm && name === 'toString' ? {} : { [name]: expect.any(String) }
    expect([name, sent.status, sent.envelope]).toEqual([
      name,
      400,
      expect.objectContaining({ errorCode: 'INVALID_INPUT', data: { fields } }),
    ])
  }
  expect(await digestOf(at.db)).toEqual(before)
  expect(await send(at.app, key, { request, token })).toMatchObject({ envelope: { success: true } })
})

/** Where bodies are nested, each inner object is as strict as the outer one. */
test.each(WITH_BODY)('%s takes none inside it either, and no name of the language', async (key) => {
  const { request, token } = await sceneOf(world, key)
  const spec = specOf(key)
  const before = await digestOf(at.db)
  if (spec.consumes !== 'multipart') {
    const text = JSON.stringify(request.body)
    for (const poison of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const places = [...text.matchAll(/\{/g)].map(
        ({ index }) =>
          `${text.slice(0, index + 1)}${poison}${text[index + 1] === '}' ? '' : ','}${text.slice(index + 1)}`,
      )
      for (const payload of places) {
        const sent = await inject(at.app, { ...wireOf(spec, request, { token }), payload })
        expect([payload, sent.status]).toEqual([payload, 400])
      }
    }
    const inner = [...text.matchAll(/\{/g)].map(
      ({ index }) =>
        `${text.slice(0, index + 1)}"isAdmin":true${text[index + 1] === '}' ? '' : ','}${text.slice(index + 1)}`,
    )
    for (const payload of inner) {
      const sent = await inject(at.app, { ...wireOf(spec, request, { token }), payload })
      expect([payload, sent.status]).toEqual([payload, 400])
    }
  }
  expect(await digestOf(at.db)).toEqual(before)
})

test.each(ENDPOINT_KEYS.filter((key) => specOf(key).query))(
  '%s takes no query field that it does not know, and none twice',
  async (key) => {
    const { request, token } = await sceneOf(world, key)
    const spec = specOf(key)
    const wire = wireOf(spec, request, { token })
    const url = String(wire.url)
    const joined = url.includes('?') ? `${url}&` : `${url}?`
    for (const search of [
      'role=administrator',
      'userId=1',
      'view=buyer&view=buyer',
      '__proto__=1',
      'constructor=1',
      'page[]=1&page[]=2',
    ]) {
      const sent = await inject(at.app, { ...wire, url: `${joined}${search}` })
      expect([search, sent.status, sent.envelope]).toEqual([
        search,
        400,
        expect.objectContaining({ errorCode: 'INVALID_INPUT' }),
      ])
    }
  },
)

test('every refusal that an endpoint declares is one of the catalogue, and none is declared twice', () => {
  for (const key of ENDPOINT_KEYS) {
    const spec = specOf(key)
    const codes = [...spec.errors, ...coreErrorsOf(spec)]
    expect([key, codes.filter((code) => !(code in ERRORS))]).toEqual([key, []])
    expect([key, codes.length]).toEqual([key, new Set(codes).size])
  }
})

test('every error of the catalogue has a number of its own', () => {
  const numbers = Object.values(ERRORS).map(({ code }) => code)
  expect(new Set(numbers).size).toBe(numbers.length)
})
