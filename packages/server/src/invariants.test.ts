import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositing } from '#testing/deposits.ts'
import { deliverOrders, lineIdOf, makeTradeFixture, pay, placeOrders } from '#testing/trade-fixture.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { INVARIANTS } from './areas.ts'
import { listViolations } from './invariants.ts'
import { skus } from './tables/catalogue.ts'
import { orderLines, orderRefunds } from './tables/orders.ts'

interface Scene {
  buyer: string
  buyerAsDriver: string
  shop: string
  review: string
  sku: string
  product: string
  received: string
  paid: string
  paidPayment: string
  unpaid: string
  unpaidLine: string
  unpaidPayment: string
  refund: string
  deposit: string
  openDeposit: string
  depositAccount: string
}

let at: TestApp
let scene: Scene
beforeAll(async () => {
  at = await makeTestApp()
  const { buyer, sellers, shopIds, skuIds } = await makeTradeFixture(at)
  const sku = skuIds[0][0] ?? ''
  const [received = ''] = await deliverOrders(at, { buyer, sellers }, [{ skuId: sku, quantity: 2 }])
  const lineId = await lineIdOf(at, received, sku)
  const scores = { goods: 5, logistics: 5, service: 5 }
  const body = { lineId, scores, text: '瓷砖很平整', tags: [], photoIds: [], isAnonymous: false }
  const review = await at.call('reviews.writeReview', { params: { id: received }, body }, buyer)
  if (!review.success) throw new Error(review.message)
  const paid = await placeOrders(at, buyer, [{ skuId: sku, quantity: 1 }])
  await pay(at, buyer.token, paid.paymentId)
  const unpaid = await placeOrders(at, buyer, [{ skuId: sku, quantity: 1 }])
  const given = await placeOrders(at, buyer, [{ skuId: skuIds[1][0] ?? '', quantity: 1 }])
  await pay(at, buyer.token, given.paymentId)
  const params = { id: given.orderIds[0] ?? '' }
  const asked = await at.call('orders.requestCancel', { params, body: { reason: 'changedMind' } }, buyer)
  const agreed = await at.call('orders.agreeCancel', { params }, sellers[1])
  if (!asked.success || !agreed.success) throw new Error('nothing is refunded')
  const [held, open] = [
    depositing(at, { shopId: shopIds[0], owner: sellers[0] }),
    depositing(at, { shopId: shopIds[1], owner: sellers[1] }),
  ]
  const deposit = (await held.held()).id
  const openDeposit = (await open.opened()).id
  await at.runJobs()
  const idOf = async (rows: Promise<{ id: string }[]>) => (await rows)[0]?.id ?? ''
  const unpaidId = unpaid.orderIds[0] ?? ''
  scene = {
    buyer: buyer.userId,
    buyerAsDriver: `${buyer.userId} driver`,
    shop: shopIds[0],
    review: review.data.id,
    sku,
    product: await idOf(at.db.select({ id: skus.productId }).from(skus).where(eq(skus.id, sku))),
    received,
    paid: paid.orderIds[0] ?? '',
    paidPayment: paid.paymentId,
    unpaid: unpaidId,
    unpaidLine: await idOf(
      at.db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, unpaidId)),
    ),
    unpaidPayment: unpaid.paymentId,
    refund: await idOf(
      at.db.select({ id: orderRefunds.id }).from(orderRefunds).where(eq(orderRefunds.orderId, params.id)),
    ),
    deposit,
    openDeposit,
    depositAccount: `deposit:shop:${shopIds[0]}`,
  }
})
afterAll(() => at.close())

/** An upload that the sweep would remove. */
const looseUpload = (purpose: string, ownerId: SQL): SQL => sql`
  insert into files (id, purpose, owner_id, created_at, loose_since)
  select gen_random_uuid(), ${purpose}, ${ownerId}, now(), now() returning id`

/** For each rule what breaks it, and which row of the scene is then named. */
const PLANTED: readonly (readonly [rule: string, subject: keyof Scene, fault: (id: string) => SQL])[] = [
  [
    'an organisation has an owner',
    'shop',
    (id) => sql`update memberships set is_owner = false where organisation_id = ${id}`,
  ],
  [
    'a role that only memberships grant has a membership',
    'buyerAsDriver',
    (id) => sql`insert into user_roles (user_id, role, is_by_membership, granted_at)
      values (${id.split(' ')[0]}::uuid, 'driver', true, now())`,
  ],
  [
    'the escrow of a paid order holds what was not given back, until it is received or cancelled',
    'paid',
    (id) => sql`update orders set refunded_fen = 1 where id = ${id}`,
  ],
  [
    'an order is paid if and only if its money was posted',
    'paid',
    (id) => sql`update orders set paid_at = null where id = ${id}`,
  ],
  [
    'a received order was settled once, net and commission, with what was given back taken off',
    'received',
    (id) => sql`update orders set commission_fen = commission_fen + 1 where id = ${id}`,
  ],
  [
    'an order gives back what its refunds say, whole when it is cancelled',
    'received',
    (id) => sql`update orders set refunded_fen = 1 where id = ${id}`,
  ],
  [
    'a refund of an order is the payment’s refund of the same number',
    'refund',
    (id) => sql`update order_refunds set arrived_at = null where id = ${id}`,
  ],
  [
    'what of a line is shipped or cancelled is in its parcels and refunds',
    'unpaidLine',
    (id) => sql`update order_lines set cancelled_quantity = 1 where id = ${id}`,
  ],
  [
    'a line is bought just when its order was paid for by others than its shop’s people',
    'unpaidLine',
    (id) => sql`update order_lines set is_bought = true where id = ${id}`,
  ],
  [
    'a shipped order has nothing left to ship',
    'received',
    (id) => sql`update order_lines set shipped_quantity = shipped_quantity - 1 where order_id = ${id}`,
  ],
  [
    'an order is the sum of its lines and its freight',
    'unpaid',
    (id) => sql`update orders set line_count = line_count + 1 where id = ${id}`,
  ],
  [
    'the quoted freight of an order is the sum of what its lines have caused',
    'unpaid',
    (id) => sql`update order_lines set freight_fen = freight_fen - 1 where order_id = ${id}`,
  ],
  [
    'an open payment asks for exactly its unpaid orders',
    'unpaidPayment',
    (id) => sql`update payments set amount_fen = amount_fen + 1 where id = ${id}`,
  ],
  [
    'a paid payment is the sum of its paid orders',
    'unpaidPayment',
    (id) => sql`update orders set paid_at = placed_at where payment_id = ${id}`,
  ],
  [
    'what is promised back is what the refunds say, and never more than was paid',
    'paidPayment',
    (id) => sql`update payments set refunded_fen = refunded_fen + 1 where id = ${id}`,
  ],
  [
    'an arrived refund left refund clearing once',
    'refund',
    (id) => sql`update refunds set amount_fen = amount_fen + 1 where id = ${id}`,
  ],
  [
    'reserved stock is what orders hold and have not shipped',
    'sku',
    (id) => sql`update skus set reserved = reserved + 1 where id = ${id}`,
  ],
  ['stock on hand is the sum of its moves', 'sku', (id) => sql`update skus set on_hand = on_hand + 1 where id = ${id}`],
  [
    'the counters of a SKU with lots are the sums of its lots, and others have none',
    'sku',
    (id) => sql`update products set has_lots = true where id = (select product_id from skus where id = ${id})`,
  ],
  [
    'a lot is the sum of its moves, and a SKU with lots moves by lot',
    'sku',
    (id) => sql`update products set has_lots = true where id = (select product_id from skus where id = ${id})`,
  ],
  [
    'a SKU says whether it can be bought, and its product counts those that can',
    'product',
    (id) => sql`update products set buyable_skus = buyable_skus + 1 where id = ${id}`,
  ],
  [
    'search knows the price and the sales of a product, and whether it can be bought',
    'product',
    (id) => sql`update search_documents set is_buyable = not is_buyable where product_id = ${id}`,
  ],
  [
    'the counts of filters are those of the documents',
    'product',
    (id) => sql`insert into facet_counts (scope, value, count) values (${id}, 'price:0', 1)`,
  ],
  [
    'a product was sold by as many paid orders of others than its shop’s people as hold some of it',
    'product',
    (id) => sql`update products set sold_count = sold_count + 1 where id = ${id}`,
  ],
  [
    'an order line names the lot that was reserved for it',
    'unpaidLine',
    (id) => sql`update order_lines set lot_code = 'A1' where id = ${id}`,
  ],
  [
    'what a product says today is stored',
    'product',
    (id) => sql`update products set version_hash = '' where id = ${id}`,
  ],
  [
    'what a buyer was shown is stored',
    'unpaidLine',
    (id) => sql`update order_lines set version_hash = '' where id = ${id}`,
  ],
  [
    'a line has measures just when what was shown to its buyer is made to measure, and all that was asked',
    'unpaidLine',
    (id) => sql`update order_lines set measures = '{}' where id = ${id}`,
  ],
  [
    'an avatar that is worn is not up for removal',
    'buyer',
    (id) => sql`with upload as (${looseUpload('avatar', sql`${id}::uuid`)})
      update users set avatar_file_id = upload.id from upload where users.id = ${id}`,
  ],
  [
    'a video of a product is not up for removal',
    'product',
    (id) => sql`with upload as (${looseUpload('productVideo', sql`(select id from users limit 1)`)})
      update products set video_file_id = upload.id from upload where products.id = ${id}`,
  ],
  [
    'a photo of a review is not up for removal',
    'review',
    (id) => sql`with upload as (${looseUpload('review', sql`(select buyer_id from reviews where id = ${id})`)})
      insert into review_photos (file_id, review_id, part, position) select upload.id, ${id}, 'review', 0 from upload`,
  ],
  [
    'every version of an order has its change, without gaps',
    'unpaid',
    (id) => sql`update orders set version = version + 1 where id = ${id}`,
  ],
  [
    'a deposit is paid if and only if its money was posted',
    'deposit',
    (id) => sql`update deposits set amount_fen = amount_fen + 1 where id = ${id}`,
  ],
  [
    'a deposit has left its account once, just when it has its outcome',
    'deposit',
    (id) => sql`update ledger_transfers set kind = 'deposit.end' where ref = ${id} and kind = 'deposit.pay'`,
  ],
  [
    'a party’s account of deposits is the sum of those that are held',
    'depositAccount',
    (id) => sql`update ledger_balances set balance_fen = balance_fen + 1 where account = ${id}`,
  ],
  [
    'a deposit asks for its amount until it is paid or lapses',
    'openDeposit',
    (id) => sql`update payments set amount_fen = amount_fen + 1 where payable_id = ${id}`,
  ],
  [
    'a deposit that goes back is a refund of its whole payment',
    'deposit',
    (id) =>
      sql`update refunds set (subject_id, amount_fen) = (select id, amount_fen from deposits where id = ${id}) where id = (select id from refunds limit 1)`,
  ],
  [
    'every version of a deposit has its change, without gaps',
    'openDeposit',
    (id) => sql`update deposits set version = version + 1 where id = ${id}`,
  ],
]

/** What is violated once a fault is planted; the transaction rolls back, before what holds at commit. */
async function violationsAfter(fault: SQL) {
  let found: Awaited<ReturnType<typeof listViolations>> = []
  const planting = at.db.transaction(async (db) => {
    await db.execute(sql`grant update on all tables in schema public to current_user`)
    const { rowCount } = await db.execute(fault)
    expect(rowCount).toBe(1)
    found = await listViolations(db)
    db.rollback()
  })
  await expect(planting).rejects.toThrow('Rollback')
  return found
}

test('before anything is planted all hold', async () => {
  expect(await listViolations(at.db)).toEqual([])
})

test.each(PLANTED)('a violation is found: %s', async (rule, subject, fault) => {
  const found = await violationsAfter(fault(scene[subject]))
  expect(found.filter((one) => one.rule === rule)).toEqual([{ rule, subject: scene[subject] }])
})

test('a violation is found: a balance that is not the sum of its transfers', async () => {
  const account = `escrow:order:${scene.paid}`
  const found = await violationsAfter(
    sql`update ledger_balances set balance_fen = balance_fen + 1 where account = ${account}`,
  )
  expect(found.filter(({ rule }) => rule === 'a balance is the sum of its transfers')).toEqual([
    { rule: 'a balance is the sum of its transfers', subject: account },
  ])
})

test('every invariant has its violation here', () => {
  const planted = [...PLANTED.map(([rule]) => rule), 'a balance is the sum of its transfers']
  expect(planted.toSorted()).toEqual(Object.keys(INVARIANTS).toSorted())
})
