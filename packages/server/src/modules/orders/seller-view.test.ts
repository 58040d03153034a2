import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import { shopMembers } from '#tables/shops.ts'
import { digestOf } from '#testing/digest.ts'
import { lineIdOf, openMarket, pay, placeOrders, type Market } from '#testing/market.ts'
import { trading } from '#testing/orders.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
let market: Market
let trade: ReturnType<typeof trading>
/** ¥188 of the first shop, of it ¥8.90 commission, and ¥47.50 of the second: ¥235.50 in all. */
let id: string
let paymentId: string
beforeAll(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  trade = trading(at, market)
  const placed = await placeOrders(at, market.buyer, [
    { skuId: market.skuIds[0][0] ?? '', quantity: 2 },
    { skuId: market.skuIds[1][0] ?? '', quantity: 3 },
  ])
  ;[id = ''] = placed.orderIds
  paymentId = placed.paymentId
})
afterAll(() => at.close())

async function subAccount(permissions: ShopPermission[]): Promise<string> {
  const { userId, token } = await addPerson(at, ['merchant'])
  await at.db.insert(shopMembers).values({ shopId: market.shopIds[0], userId, permissions, createdAt: at.clock.now() })
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
      { params: { id, lineId: await lineIdOf(at, id, market.skuIds[0][0] ?? '') } },
      { token },
    ),
    await at.call('reviews.listOrderReviews', { params: { id }, query: { view } }, { token }),
  ]
  for (const answer of answers) expect(answer.success).toBe(true)
  return JSON.stringify(answers)
}

test.each(['unpaid', 'paid'])(
  'of a checkout over two shops that is %s no seller sees the whole sum or the other shop’s, and staff without money.read no commission',
  async (state) => {
    if (state === 'paid') await pay(at, market.buyer.token, paymentId)
    const whole = /23550|4750|3750/
    const settled = /\b890\b|17910/
    const clerk = await subAccount(['order.read', 'order.manage', 'order.ship'])
    const texts = { owner: await seen(market.sellers[0].token), clerk: await seen(clerk) }
    expect(texts.owner).toContain('18800')
    expect(texts.owner).not.toMatch(whole)
    expect(texts.owner).toMatch(settled)
    expect(texts.clerk).toContain('18800')
    expect(texts.clerk).not.toMatch(whole)
    expect(texts.clerk).not.toMatch(settled)
    expect(await trade.orderOf(id)).toMatchObject({ paymentFen: 23_550 })
  },
)

test('the shop’s remark is written by those who may manage orders, and by nobody else', async () => {
  const write = (token: string, text: string) =>
    at.call('orders.remarkOrder', { params: { id }, body: { text } }, { token })
  const packer = await subAccount(['order.read', 'order.ship', 'money.read', 'review.reply', 'product.write'])
  const before = await digestOf(at.db)
  expect(await write(packer, '改了')).toMatchObject({ status: 404 })
  expect(await digestOf(at.db)).toEqual(before)
  expect((await trade.orderOf(id, 'seller', packer)).actions).not.toContain('remark')
  const manager = await subAccount(['order.read', 'order.manage'])
  expect((await trade.orderOf(id, 'seller', manager)).actions).toContain('remark')
  expect(await write(manager, '送货前打电话')).toMatchObject({ success: true })
  expect(await trade.orderOf(id, 'seller')).toMatchObject({ sellerRemark: '送货前打电话' })
})
