import { beforeAll, expect, test } from 'vitest'
import { makeWorld, placeOne, placePaid, type World } from '#testing/sweeps/world.ts'
import type { Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let world: World
beforeAll(async () => {
  world = await makeWorld(at)
})

async function seenBy({ token }: Person, id: string, view: 'buyer' | 'seller') {
  const answer = await at.call('orders.getOrder', { params: { id }, query: { view } }, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('what a shop earns by an order is for those of it who may read its money, never for the buyer', async () => {
  const { orderId } = await placePaid(world)
  expect((await seenBy(world.seller, orderId, 'seller')).settlement).toEqual({ commissionFen: 445, netFen: 9455 })
  expect((await seenBy(world.clerk, orderId, 'seller')).settlement).toBe(null)
  expect((await seenBy(world.buyer, orderId, 'buyer')).settlement).toBe(null)
})

const PLACE = { province: '浙江省', city: '杭州市', district: '西湖区', floor: 3, hasElevator: true }
const PERSONAL = { name: '林晓雯', phone: '13912345678', detail: '文三路 1 号 2 幢 301' }
const HIDDEN = { ...PLACE, name: null, phone: null, detail: null }

test('the whole address is the shop’s from the payment on; before, and after a cancellation, district, floor and lift alone', async () => {
  const { orderId: unpaid } = await placeOne(world)
  const of = ({ buyer, address }: Awaited<ReturnType<typeof seenBy>>) => ({ buyer, address })
  const profile = await at.call('account.getProfile', {}, { token: world.buyer.token })
  const nickname = profile.success ? profile.data.nickname : ''
  const nobody = { nickname, phone: null, receiver: null }
  expect(of(await seenBy(world.buyer, unpaid, 'buyer'))).toEqual({ buyer: null, address: { ...PLACE, ...PERSONAL } })
  expect(of(await seenBy(world.seller, unpaid, 'seller'))).toEqual({ buyer: nobody, address: HIDDEN })
  const listed = await at.call('orders.listOrders', { query: { view: 'seller' } }, { token: world.seller.token })
  expect(listed.success && listed.data.records.find(({ id }) => id === unpaid)?.buyer).toEqual(nobody)

  const { orderId: paid } = await placePaid(world)
  expect((await seenBy(world.seller, paid, 'seller')).address).toEqual({ ...PLACE, ...PERSONAL })
  const params = { id: paid }
  const asked = { params, body: { reason: 'changedMind' } } as const
  await at.call('orders.requestCancel', asked, { token: world.buyer.token })
  await at.call('orders.agreeCancel', { params }, { token: world.seller.token })
  const over = await seenBy(world.seller, paid, 'seller')
  expect([over.state, of(over)]).toEqual(['cancelled', { buyer: nobody, address: HIDDEN }])
})

test('what a shop notes about an order its buyer does not see', async () => {
  const { orderId: id } = await placePaid(world)
  await at.call('orders.remarkOrder', { params: { id }, body: { text: '老客户' } }, { token: world.seller.token })
  expect((await seenBy(world.seller, id, 'seller')).sellerRemark).toBe('老客户')
  expect((await seenBy(world.buyer, id, 'buyer')).sellerRemark).toBe(null)
})

test('an order is for its buyer and for its shop, its payment for its buyer: for everybody else they do not exist', async () => {
  const { orderId: id, paymentId } = await placePaid(world)
  const statusOf = async ({ token }: Person, view: 'buyer' | 'seller') =>
    (await at.call('orders.getOrder', { params: { id }, query: { view } }, { token })).status
  for (const outsider of [world.seller, world.otherSeller, world.stranger])
    expect(await statusOf(outsider, 'buyer')).toBe(404)
  for (const outsider of [world.buyer, world.otherSeller, world.stranger])
    expect(await statusOf(outsider, 'seller')).toBe(404)
  const params = { id: paymentId }
  for (const { token } of [world.seller, world.stranger]) {
    expect(await at.call('payments.getPayment', { params }, { token })).toMatchObject({ status: 404 })
    expect(await at.call('payments.checkPayment', { params }, { token })).toMatchObject({ status: 404 })
    const body = { provider: 'simulator', amountFen: 18_800 }
    expect(await at.call('payments.startAttempt', { params, body }, { token })).toMatchObject({ status: 404 })
  }
})

test('a member who reads orders ships none: a right that was not granted is a missing order', async () => {
  const { orderId: id } = await placePaid(world)
  const body = { carrier: 'sf', trackingNumber: 'SF1234567890' } as const
  const ship = ({ token }: Person) => at.call('orders.shipOrder', { params: { id }, body }, { token })
  expect(await ship(world.clerk)).toMatchObject({ status: 404 })
  expect((await seenBy(world.seller, id, 'seller')).state).toBe('paid')
  expect(await ship(world.seller)).toMatchObject({ success: true })
})

test('a member who reads orders sets no price', async () => {
  const { orderId: id } = await placeOne(world)
  const body = { discountFen: 100, freightFen: 0, reason: '老客户' }
  const reprice = ({ token }: Person) => at.call('orders.repriceOrder', { params: { id }, body }, { token })
  const before = await seenBy(world.seller, id, 'seller')
  expect(await reprice(world.clerk)).toMatchObject({ status: 404 })
  expect(await seenBy(world.seller, id, 'seller')).toEqual(before)
  expect(await reprice(world.seller)).toMatchObject({ success: true })
})
