import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { newToken } from '#platform/keys.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('an endpoint answers the roles that it names: an owner has nothing to ship, a merchant may have', async () => {
  const [owner, merchant] = [await addPerson(at, ['owner']), await addPerson(at, ['merchant'])]
  const request = { params: { id: newId() }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } } as const
  expect(await at.call('orders.shipOrder', request, owner)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' })
  expect(await at.call('orders.shipOrder', request, merchant)).toMatchObject({ status: 404 })
})

test('without a session public endpoints answer, and no other', async () => {
  expect(await at.call('account.getProfile', {})).toMatchObject({ status: 401, errorCode: 'UNAUTHORIZED' })
  expect(await at.call('addresses.listRegions', { query: {} })).toMatchObject({ status: 200 })
})

test('a token that is nobody’s is refused, by public endpoints too', async () => {
  expect(await at.call('addresses.listRegions', { query: {} }, { token: newToken() })).toMatchObject({ status: 401 })
})
