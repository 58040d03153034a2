import { beforeAll, expect, test } from 'vitest'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { memberships } from '#tables/organisations.ts'
import { digestOf } from '#testing/digest.ts'
import { lineIdOf, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** ¥188 of the first shop, of it ¥8.90 commission, and ¥47.50 of the second: ¥235.50 in all. */
let id: string
let paymentId: string
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  const placed = await placeOrders(at, fixture.buyer, [
    { skuId: fixture.skuIds[0][0] ?? '', quantity: 2 },
    { skuId: fixture.skuIds[1][0] ?? '', quantity: 3 },
  ])
  ;[id = ''] = placed.orderIds
  paymentId = placed.paymentId
})

async function subAccount(permissions: Permission[]): Promise<string> {
  const { userId, token } = await addPerson(at, ['merchant'])
  await at.db
    .insert(memberships)
    .values({ organisationId: fixture.shopIds[0], userId, permissions, createdAt: at.clock.now() })
  return token
}

/** Everything that a seller is answered about orders, as text. */
async function seen(token: string): Promise<string> {
  const view = 'seller' as const
  const answers = [
    await at.call('orders.listOrders', { query: { view } }, { token }),
    await at.call('orders.countOrders', { query: { view } }, { token }),
    await at.call('orders.getOrder', { params: { id }, query: { view } }, { token }),
    await at.call(
      'orders.getSnapshot',
      { params: { id, lineId: await lineIdOf(at, id, fixture.skuIds[0][0] ?? '') } },
      { token },
    ),
    await at.call('reviews.listOrderReviews', { params: { id }, query: { view } }, { token }),
  ]
  for (const answer of answers) expect(answer.success).toBe(true)
  return JSON.stringify(answers)
}

/** The numbers of answers. Those within their texts are none of them: an id may hold any digits. */
function numbersIn(text: string): Set<unknown> {
  const numbers = new Set<unknown>()
  JSON.parse(text, (_name, value: unknown) => {
    if (typeof value === 'number') numbers.add(value)
    return value
  })
  return numbers
}

test.each(['unpaid', 'paid'])(
  'of a checkout over two shops that is %s no seller sees the whole sum or the other shop’s, and staff without money.read no commission',
  async (state) => {
    if (state === 'paid') await pay(at, fixture.buyer.token, paymentId)
    const [own, settled] = [18_800, [890, 17_910]]
    const amounts = [own, ...settled, 23_550, 4750, 3750]
    const amountsOf = async (token: string) => {
      const numbers = numbersIn(await seen(token))
      return amounts.filter((amount) => numbers.has(amount))
    }
    expect(await amountsOf(fixture.sellers[0].token)).toEqual([own, ...settled])
    expect(await amountsOf(await subAccount(['order.read', 'order.manage', 'order.ship']))).toEqual([own])
    expect(await trade.orderOf(id)).toMatchObject({ paymentFen: 23_550 })
  },
)

test('the shop’s remark is written by those who may manage orders, and by nobody else', async () => {
  const write = (token: string, text: string) =>
    at.call('orders.remarkOrder', { params: { id }, body: { text } }, { token })
  const packer = await subAccount(['order.read', 'order.ship', 'money.read', 'review.reply'])
  const before = await digestOf(at.db)
  expect(await write(packer, '改了')).toMatchObject({ status: 404 })
  expect(await digestOf(at.db)).toEqual(before)
  expect((await trade.orderOf(id, 'seller', packer)).actions).not.toContain('remark')
  const manager = await subAccount(['order.read', 'order.manage'])
  expect((await trade.orderOf(id, 'seller', manager)).actions).toContain('remark')
  expect(await write(manager, '送货前打电话')).toMatchObject({ success: true })
  expect(await trade.orderOf(id, 'seller')).toMatchObject({ sellerRemark: '送货前打电话' })
})

test('a seller sees to whom they sell, staff by what they have to do with it, and the buyer is found by nickname', async () => {
  const { rows } = await at.db.execute<{ nickname: string; phone: string }>(
    `select nickname, phone from users where id = '${fixture.buyer.userId}'`,
  )
  const [{ nickname, phone }] = rows as [{ nickname: string; phone: string }]
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  const list = async (token: string, q: string) => {
    const answer = await at.call('orders.listOrders', { query: { view: 'seller', q } }, { token })
    if (!answer.success) throw new Error(answer.message)
    return answer.data.records
  }
  const reader = await subAccount(['order.read', 'money.read'])
  const packer = await subAccount(['order.read', 'order.ship'])
  const known = { nickname, phone: masked, receiver: '林晓雯' }
  const unknown = { nickname, phone: null, receiver: null }
  for (const [token, buyer] of [
    [fixture.sellers[0].token, known],
    [packer, known],
    [reader, unknown],
  ] as const) {
    expect((await list(token, nickname)).map((order) => [order.id, order.buyer])).toEqual([[id, buyer]])
    expect((await trade.orderOf(id, 'seller', token)).buyer).toEqual(buyer)
    expect(await seen(token)).not.toContain(phone)
  }
  const texts = { reader: await seen(reader), packer: await seen(packer) }
  for (const personal of ['林晓雯', '13912345678', '文三路 1 号']) {
    expect(texts.reader).not.toContain(personal)
    expect(texts.packer).toContain(personal)
  }
  expect((await trade.orderOf(id)).buyer).toBeNull()
  expect(await list(fixture.sellers[0].token, '没有这个人')).toEqual([])
  // Who has no right to read orders finds none by any name.
  expect(await list(await subAccount(['order.ship', 'order.manage']), nickname)).toEqual([])
})

test('the receiver’s name and the end of their phone find an order for those who see its address, and for nobody else', async () => {
  const found = async (token: string, q: string) => {
    const answer = await at.call('orders.listOrders', { query: { view: 'seller', q } }, { token })
    if (!answer.success) throw new Error(answer.message)
    return answer.data.records.map((order) => order.id)
  }
  const [owner] = fixture.sellers
  const reader = await subAccount(['order.read', 'money.read'])
  const packer = await subAccount(['order.read', 'order.ship'])
  const blind = await subAccount(['order.ship', 'order.manage'])
  // The same receiver: an order that is not paid, and one that is cancelled, show neither name nor phone.
  const skuId = fixture.skuIds[0][0] ?? ''
  await placeOrders(at, fixture.buyer, [{ skuId, quantity: 1 }])
  const cancelled = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 1 }])
  await pay(at, fixture.buyer.token, cancelled.paymentId)
  const params = { id: cancelled.orderIds[0] ?? '' }
  expect((await found(owner.token, '林晓雯')).toSorted()).toEqual([id, params.id].toSorted())
  const request = { params, body: { reason: 'changedMind' } } as const
  expect(await at.call('orders.requestCancel', request, { token: fixture.buyer.token })).toMatchObject({
    success: true,
  })
  expect(await at.call('orders.agreeCancel', { params }, { token: owner.token })).toMatchObject({ success: true })
  for (const q of ['林晓雯', '晓雯', '5678', '13912345678']) {
    expect(await found(owner.token, q), q).toEqual([id])
    expect(await found(packer, q), q).toEqual([id])
    expect(await found(reader, q), q).toEqual([])
    expect(await found(blind, q), q).toEqual([])
    expect(await found(fixture.sellers[1].token, q), q).not.toContain(id)
  }
  // Neither a digit or two, nor what is within the number, nor a wildcard.
  for (const q of ['678', '1391', '_晓%', '%5678']) expect(await found(owner.token, q), q).toEqual([])
})

test('who may change the orders of a shop but not read them changes none', async () => {
  const blind = { token: await subAccount(['order.ship', 'order.manage']) }
  const parcel = { carrier: 'sf', trackingNumber: 'SF1234567890' } as const
  const before = await digestOf(at.db)
  for (const step of [
    () => at.call('orders.remarkOrder', { params: { id }, body: { text: '改了' } }, blind),
    () => at.call('orders.shipOrder', { params: { id }, body: parcel }, blind),
    () => at.call('orders.closeOrder', { params: { id }, body: { reason: 'outOfStock' } }, blind),
  ])
    expect(await step()).toMatchObject({ status: 404 })
  expect(await digestOf(at.db)).toEqual(before)
})
