import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { digestOf } from '#testing/digest.ts'
import { addPerson } from '#testing/sessions.ts'
import { ADDRESS, addAddress, makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
})

const lines = () => [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }]
async function quote({ token, addressId }: { token: string; addressId: string }): Promise<string> {
  const answer = await at.call('orders.quoteOrder', { body: { lines: lines(), addressId } }, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.quoteToken
}

/** What placing with a token is answered, and whether it changed nothing. */
async function placeWith(quoteToken: string, { token, addressId }: { token: string; addressId: string }) {
  const before = await digestOf(at.db)
  const body = { lines: lines(), addressId, quoteToken, remarks: [], isFromCart: false }
  const answer = await at.call('orders.placeOrder', { body }, { token })
  return { answer, isUnchanged: isDeepStrictEqual(await digestOf(at.db), before) }
}
/** ¥89 and ¥10 freight to all addresses: only the token tells them apart. */
const REFUSED = {
  answer: { status: 200, errorCode: 'QUOTE_CHANGED', data: { totalFen: 9900 } },
  isUnchanged: true,
}

test('a quote says which address it is for, as it is stored now; none when none was named', async () => {
  const { token, addressId } = fixture.buyer
  const ask = (addressId: string | null) =>
    at.call('orders.quoteOrder', { body: { lines: lines(), addressId } }, { token })
  const { tag: _tag, isDefault: _isDefault, ...copied } = ADDRESS
  const region = { province: '浙江省', city: '杭州市', district: '西湖区' }
  const named = await ask(addressId)
  expect(named.success && named.data.address).toEqual({ id: addressId, ...copied, ...region })
  expect(await ask(null)).toMatchObject({ success: true, data: { address: null } })
})

test('what was quoted to one address is not ordered to another, at the same price', async () => {
  const { buyer } = fixture
  const addressId = await addAddress(at, buyer.token)
  expect(await placeWith(await quote(buyer), { ...buyer, addressId })).toMatchObject(REFUSED)
})

test('what was quoted to one person is not ordered by another, even to the same address', async () => {
  const [one, other] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const addressId = await addAddress(at, one.token)
  const quoteToken = await quote({ ...one, addressId })
  await at.db.execute(sql`update addresses set owner_id = ${other.userId} where id = ${addressId}`)
  expect(await placeWith(quoteToken, { ...other, addressId })).toMatchObject(REFUSED)
})

test.each([
  ['receiver', { name: '王小明' }],
  ['phone', { phone: '13900000002' }],
  ['street', { detail: '别的路 2 号' }],
  ['floor', { floor: 33 }],
  ['lift', { hasElevator: false }],
])('what was quoted to an address is not ordered to it once its %s has changed', async (_, change) => {
  const { buyer } = fixture
  const addressId = await addAddress(at, buyer.token)
  const quoteToken = await quote({ ...buyer, addressId })
  const body = { ...ADDRESS, ...change }
  const saved = await at.call('addresses.updateAddress', { params: { id: addressId }, body }, buyer)
  expect(saved).toMatchObject({ success: true })
  expect(await placeWith(quoteToken, { ...buyer, addressId })).toMatchObject(REFUSED)
})
