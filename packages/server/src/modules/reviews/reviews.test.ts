import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { memberships } from '#tables/organisations.ts'
import { digestOf } from '#testing/digest.ts'
import {
  deliverOrders,
  lineIdOf,
  makeTradeFixture,
  pay,
  placeOrders,
  type TradeFixture,
} from '#testing/trade-fixture.ts'
import { TINY_PNG } from '#testing/multipart.ts'
import { trading } from '#testing/orders.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { uploadImage } from '#testing/upload.ts'
import { addDrawings, picturesOf } from '../files/index.ts'

type Body = RequestOf<EndpointOf<'reviews.writeReview'>>['body']

const at = sharedTestApp()
let fixture: TradeFixture
let orderId: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at, [
    [
      { priceFen: 8900, stock: 100 },
      { priceFen: 9900, stock: 100 },
    ],
    [{ priceFen: 1250, stock: 100 }],
  ])
  // These tests move the clock by months: the sessions must not expire.
  fixture.buyer.token = await mintSession(at, fixture.buyer.userId, { activeRoles: ['owner'] })
  for (const seller of fixture.sellers)
    seller.token = await mintSession(at, seller.userId, { activeRoles: ['merchant'] })
  orderId =
    (
      await deliverOrders(at, fixture, [
        { skuId: sku(0), quantity: 2 },
        { skuId: sku(1), quantity: 1 },
      ])
    )[0] ?? ''
})

const sku = (place: number): string => fixture.skuIds[0][place] ?? ''
/** A review of a line, named by its SKU. */
type Words = Partial<Omit<Body, 'lineId'>> & { skuId?: string }
const words = async ({ skuId = sku(0), ...change }: Words, id: string): Promise<Body> => ({
  lineId: await lineIdOf(at, id, skuId),
  scores: { goods: 5, logistics: 4, service: 3 },
  tags: ['asDescribed', 'wellPacked'],
  text: '砖面平整，色差很小',
  photoIds: [],
  isAnonymous: false,
  ...change,
})
const write = async (change: Words = {}, { id = orderId, token = fixture.buyer.token } = {}) =>
  at.call('reviews.writeReview', { params: { id }, body: await words(change, id) }, { token })
const append = (
  id: string,
  body = { text: '用了三个月，没有变化', photoIds: [] as string[] },
  token = fixture.buyer.token,
) => at.call('reviews.appendReview', { params: { id }, body }, { token })
const reply = (id: string, to: 'review' | 'append' = 'review', token = fixture.sellers[0].token) =>
  at.call('reviews.replyReview', { params: { id }, body: { to, text: '谢谢惠顾' } }, { token })
const upload = async (person: { token: string } = fixture.buyer, purpose = 'review'): Promise<string> => {
  const answer = await uploadImage(
    at,
    { bytes: TINY_PNG, filename: 'a.png', fields: { purpose, currentPage: 'reviews' } },
    person,
  )
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}
const said = async (view: 'buyer' | 'seller' = 'buyer') => {
  const answer = await at.call(
    'reviews.listOrderReviews',
    { params: { id: orderId }, query: { view } },
    { token: view === 'buyer' ? fixture.buyer.token : fixture.sellers[0].token },
  )
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const orderAs = async (view: 'buyer' | 'seller' = 'buyer') => {
  const answer = await at.call(
    'orders.getOrder',
    { params: { id: orderId }, query: { view } },
    { token: view === 'buyer' ? fixture.buyer.token : fixture.sellers[0].token },
  )
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const toReview = async () => {
  const counts = await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token: fixture.buyer.token })
  const list = await at.call(
    'orders.listOrders',
    { query: { view: 'buyer', tab: 'toReview' } },
    { token: fixture.buyer.token },
  )
  if (!counts.success || !list.success) throw new Error('not listed')
  expect([counts.data.toReview, list.data.total]).toEqual([list.data.records.length, list.data.records.length])
  return list.data.records.map(({ id }) => id)
}
/** What somebody is answered, and which tables it has changed. */
const attempt = async (work: () => Promise<object>): Promise<object> => {
  const before = await digestOf(at.db)
  const answer = await work()
  const after = await digestOf(at.db)
  return { ...answer, changed: Object.keys(after).filter((table) => after[table] !== before[table]) }
}
const idOf = async (answer: ReturnType<typeof write>): Promise<string> => {
  const done = await answer
  return done.success ? done.data.id : ''
}

test('a review, the shop’s answer, an addition with photos and the answer to that', async () => {
  const photos = [await upload(), await upload()]
  expect((await said()).lines.map(({ actions }) => actions)).toEqual([['write'], ['write']])
  const id = await idOf(write({ photoIds: photos }))
  expect((await said('seller')).lines.map(({ actions }) => actions)).toEqual([['reply'], []])
  expect(await reply(id)).toMatchObject({ success: true })
  at.clock.advance(90 * DAY)
  const later = await upload()
  expect(await append(id, { text: '用了三个月，没有变化', photoIds: [later] })).toMatchObject({ success: true })
  expect((await said('seller')).lines[0]?.actions).toEqual(['replyAppend'])
  expect(await reply(id, 'append')).toMatchObject({ success: true })
  const { lines } = await said()
  expect(lines.map(({ actions }) => actions)).toEqual([[], []])
  expect(lines[0]?.review).toMatchObject({
    author: { nickname: expect.stringMatching(/^测试/), avatar: null, isAnonymous: false },
    scores: { goods: 5, logistics: 4, service: 3 },
    tags: ['asDescribed', 'wellPacked'],
    photos: photos.map(picturesOf),
    reply: { text: '谢谢惠顾' },
    append: { text: '用了三个月，没有变化', photos: [picturesOf(later)], reply: { text: '谢谢惠顾' } },
  })
})

test('orders offer a review while a line is without one and the time runs, and count what they list', async () => {
  expect((await orderAs()).actions).toEqual(['review', 'buyAgain', 'hide'])
  expect((await orderAs('seller')).actions).toEqual(['remark'])
  expect(await toReview()).toEqual([orderId])
  await write()
  expect(await toReview()).toEqual([orderId])
  expect((await orderAs('seller')).actions).toEqual(['seeReviews', 'remark'])
  await write({ skuId: sku(1) })
  expect(await toReview()).toEqual([])
  expect((await orderAs()).actions).toEqual(['seeReviews', 'buyAgain', 'hide'])
})

test('the time for a review ends 30 days after receipt, and then nothing is asked for', async () => {
  await write()
  at.clock.advance(30 * DAY - 1)
  expect(await toReview()).toEqual([orderId])
  at.clock.advance(1)
  expect([await toReview(), (await orderAs()).actions]).toEqual([[], ['seeReviews', 'buyAgain', 'hide']])
  expect((await said()).lines[1]?.actions).toEqual([])
  expect(await attempt(() => write({ skuId: sku(1) }))).toMatchObject({
    success: false,
    errorCode: 'REVIEW_CLOSED',
    changed: [],
  })
})

test('no timer ever writes a review', async () => {
  at.clock.advance(300 * DAY)
  await at.runTimers()
  expect((await said()).lines.map(({ review }) => review)).toEqual([null, null])
})

test('both sides read whose order it is that is reviewed', async () => {
  const { nickname } = (await orderAs('seller')).buyer ?? {}
  expect([(await said('buyer')).buyer, (await said('seller')).buyer]).toEqual([{ nickname }, { nickname }])
})

describe('what is refused, and changes nothing', () => {
  test('a second review of the same line', async () => {
    await write()
    expect(await attempt(() => write({ text: '再来一次再来一次' }))).toMatchObject({
      success: false,
      errorCode: 'REVIEW_EXISTS',
      changed: [],
    })
  })

  test('an order that is not received, not paid, or not there', async () => {
    const { orderIds } = await placeOrders(at, fixture.buyer, [{ skuId: sku(0), quantity: 1 }])
    expect(await attempt(() => write({}, { id: orderIds[0] ?? '', token: fixture.buyer.token }))).toMatchObject({
      success: false,
      errorCode: 'REVIEW_CLOSED',
      changed: [],
    })
    expect(await attempt(() => write({}, { id: newId(), token: fixture.buyer.token }))).toMatchObject({
      status: 404,
      changed: [],
    })
  })

  test('a line that was cancelled before it was shipped', async () => {
    const trade = trading(at, fixture)
    const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
      { skuId: sku(0), quantity: 1 },
      { skuId: sku(1), quantity: 1 },
    ])
    const id = (orderId = orderIds[0] ?? '')
    await pay(at, fixture.buyer.token, paymentId)
    const [first, second] = (await trade.orderOf(id)).lines
    await trade.ship(id, [{ lineId: first?.id ?? '', quantity: 1 }])
    await trade.cancelPart(id, [{ lineId: second?.id ?? '', quantity: 1 }])
    await trade.receive(id)
    expect((await said()).lines).toMatchObject([
      { isDelivered: true, actions: ['write'] },
      { isDelivered: false, actions: [] },
    ])
    expect(await attempt(() => write({ skuId: sku(1) }, { id, token: fixture.buyer.token }))).toMatchObject({
      success: false,
      errorCode: 'REVIEW_CLOSED',
      changed: [],
    })
  })

  test('somebody else’s order, and a line that is not in this one', async () => {
    const stranger = await addPerson(at, ['owner', 'merchant'])
    for (const token of [stranger.token, fixture.sellers[0].token, fixture.sellers[1].token])
      expect(await attempt(() => write({}, { id: orderId, token }))).toMatchObject({ status: 404, changed: [] })
    expect(await attempt(() => write({ skuId: fixture.skuIds[1][0] ?? '' }))).toMatchObject({
      status: 404,
      changed: [],
    })
    expect(
      await attempt(() =>
        at.call(
          'reviews.listOrderReviews',
          { params: { id: orderId }, query: { view: 'seller' } },
          { token: stranger.token },
        ),
      ),
    ).toMatchObject({ status: 404, changed: [] })
    expect(
      await attempt(() =>
        at.call(
          'reviews.listOrderReviews',
          { params: { id: orderId }, query: { view: 'seller' } },
          { token: fixture.buyer.token },
        ),
      ),
    ).toMatchObject({ status: 403, changed: [] })
  })

  test('an order that its buyer has taken out of their list', async () => {
    expect(
      await at.call('orders.hideOrder', { params: { id: orderId } }, { token: fixture.buyer.token }),
    ).toMatchObject({ success: true })
    expect(await attempt(() => write())).toMatchObject({ status: 404, changed: [] })
  })

  test('photos of somebody else, of another purpose, drawn ones, unknown ones, and those that are shown elsewhere', async () => {
    const stranger = await addPerson(at, ['owner'])
    const used = await upload()
    await write({ photoIds: [used] })
    const [drawing = ''] = await addDrawings(systemOf(at), [{ subject: 'tile' }])
    for (const photoId of [await upload(stranger), await upload(fixture.buyer, 'avatar'), drawing, newId(), used]) {
      expect(await attempt(() => write({ skuId: sku(1), photoIds: [photoId] }))).toMatchObject({
        status: 404,
        errorCode: 'NOT_FOUND',
        changed: [],
      })
    }
    const mine = await upload()
    expect(await attempt(() => write({ skuId: sku(1), photoIds: [mine, mine] }))).toMatchObject({
      status: 400,
      changed: [],
    })
  })

  test('scores, words and tags out of their limits', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload()))
    const bad: Partial<Body>[] = [
      { scores: { goods: 0, logistics: 5, service: 5 } },
      { scores: { goods: 5, logistics: 6, service: 5 } },
      { text: '好好好好' },
      { text: `  ${'好'.repeat(4)}  ` },
      { text: '好'.repeat(501) },
      { tags: ['chipped'] },
      { scores: { goods: 1, logistics: 5, service: 5 }, tags: ['asDescribed'] },
      { tags: ['asDescribed', 'asDescribed'] },
      { photoIds: ten },
    ]
    for (const change of bad)
      expect(await attempt(() => write(change))).toMatchObject({ status: 400, errorCode: 'INVALID_INPUT', changed: [] })
    expect(
      await write({
        scores: { goods: 3, logistics: 3, service: 3 },
        tags: ['chipped', 'asDescribed'],
        photoIds: ten.slice(1),
      }),
    ).toMatchObject({ success: true })
  })

  test('an addition twice, too late, by somebody else, or with somebody else’s photo', async () => {
    const id = await idOf(write())
    const stranger = await addPerson(at, ['owner', 'merchant'])
    for (const token of [stranger.token, fixture.sellers[0].token])
      expect(await attempt(() => append(id, undefined, token))).toMatchObject({ status: 404, changed: [] })
    const foreign = await upload(stranger)
    expect(await attempt(() => append(id, { text: '用了三个月再来', photoIds: [foreign] }))).toMatchObject({
      status: 404,
      changed: [],
    })
    at.clock.advance(180 * DAY)
    expect(await attempt(() => append(id))).toMatchObject({ success: false, errorCode: 'REVIEW_CLOSED', changed: [] })
    at.clock.advance(-1)
    expect(await append(id)).toMatchObject({ success: true })
    expect(await attempt(() => append(id))).toMatchObject({ success: false, errorCode: 'REVIEW_EXISTS', changed: [] })
  })

  test('an answer twice, to nothing, by another shop, by a member who may not, by the buyer', async () => {
    const id = await idOf(write())
    expect(await attempt(() => reply(id, 'append'))).toMatchObject({ status: 404, changed: [] })
    expect(await attempt(() => reply(id, 'review', fixture.sellers[1].token))).toMatchObject({
      status: 404,
      changed: [],
    })
    expect(await attempt(() => reply(id, 'review', fixture.buyer.token))).toMatchObject({ status: 403, changed: [] })
    const clerk = await addPerson(at, ['merchant'])
    const member = { organisationId: fixture.shopIds[0], userId: clerk.userId, createdAt: at.clock.now() }
    await at.db.insert(memberships).values({ ...member, permissions: ['order.read', 'order.manage', 'order.ship'] })
    expect(await attempt(() => reply(id, 'review', clerk.token))).toMatchObject({ status: 404, changed: [] })
    await at.db
      .update(memberships)
      .set({ permissions: ['review.reply'] })
      .where(eq(memberships.userId, clerk.userId))
    expect(await reply(id, 'review', clerk.token)).toMatchObject({ success: true })
    expect(await attempt(() => reply(id))).toMatchObject({ success: false, errorCode: 'REVIEW_EXISTS', changed: [] })
  })
})

test('the shop is notified of a review and of its follow-up, the buyer of a reply', async () => {
  const newestOf = async (person: { token: string }) => {
    const answer = await at.call('notifications.listNotifications', { query: { size: 1 } }, person)
    return answer.success ? answer.data.records.map(({ kind, subject }) => [kind, subject?.id]) : answer
  }
  at.clock.advance(60)
  const written = await write()
  const id = written.success ? written.data.id : ''
  expect(await newestOf(fixture.sellers[0])).toEqual([['reviewed', orderId]])
  await reply(id)
  expect(await newestOf(fixture.buyer)).toEqual([['replied', orderId]])
  at.clock.advance(DAY)
  await append(id)
  expect(await newestOf(fixture.sellers[0])).toEqual([['followedUp', orderId]])
})
