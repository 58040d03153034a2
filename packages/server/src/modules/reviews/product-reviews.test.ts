import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { countStatements } from '#testing/count-statements.ts'
import { addAddress, deliverOrders, lineIdOf, makeTradeFixture, type TradeFixture } from '#testing/trade-fixture.ts'
import { TINY_PNG } from '#testing/multipart.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { uploadImage } from '#testing/upload.ts'
import { changeProductState } from '../catalogue/index.ts'

type Body = RequestOf<EndpointOf<'reviews.writeReview'>>['body']

const at = sharedTestApp()
let fixture: TradeFixture
let productId: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select product_id as id from skus where id = ${skuId()}`)
  productId = rows[0]?.id ?? ''
})

const skuId = (): string => fixture.skuIds[0][0] ?? ''

interface Written {
  id: string
  orderId: string
  buyer: TradeFixture['buyer']
}

/** Somebody new buys, receives and reviews; with photos when so many are wanted. */
async function review(change: Partial<Body> = {}, photos = 0): Promise<Written> {
  const person = await addPerson(at, ['owner'])
  const buyer = { ...person, addressId: await addAddress(at, person.token) }
  const [orderId = ''] = await deliverOrders(at, { buyer, sellers: fixture.sellers }, [{ skuId: skuId(), quantity: 1 }])
  const photoIds: string[] = []
  for (let i = 0; i < photos; i++) photoIds.push(await upload(buyer))
  const body: Body = {
    lineId: await lineIdOf(at, orderId, skuId()),
    scores: { goods: 5, logistics: 5, service: 5 },
    tags: [],
    text: '砖面平整',
    isAnonymous: false,
    photoIds,
    ...change,
    ...(change.text ? {} : { text: '砖面平整不错' }),
  }
  const answer = await at.call('reviews.writeReview', { params: { id: orderId }, body }, { token: buyer.token })
  if (!answer.success) throw new Error(answer.message)
  return { id: answer.data.id, orderId, buyer }
}

async function upload(person: { token: string }): Promise<string> {
  const answer = await uploadImage(
    at,
    { bytes: TINY_PNG, filename: 'a.png', fields: { purpose: 'review', currentPage: 'x' } },
    person,
  )
  return answer.success ? answer.data.id : ''
}

const list = async (query: RequestOf<EndpointOf<'reviews.listProductReviews'>>['query'] = {}) => {
  const answer = await at.call('reviews.listProductReviews', { params: { id: productId }, query })
  if (!answer.success) throw new Error(answer.message)
  return { ids: answer.data.records.map(({ id }) => id), total: answer.data.total, records: answer.data.records }
}
const summary = async () => {
  const answer = await at.call('reviews.getReviewSummary', { params: { id: productId } })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('a product without reviews has no figures made up for it', async () => {
  expect(await summary()).toEqual({
    count: 0,
    means: null,
    goodPercent: null,
    stars: [0, 0, 0, 0, 0],
    filters: { all: 0, good: 0, medium: 0, poor: 0, photos: 0, appended: 0 },
    tags: [],
  })
  expect(await list()).toEqual({ ids: [], total: 0, records: [] })
})

test('filters, tags and orders; each filter finds as many as the summary says', async () => {
  const good = await review({ scores: { goods: 5, logistics: 4, service: 3 }, tags: ['asDescribed', 'evenColour'] })
  at.clock.advance(60)
  const medium = await review({ scores: { goods: 3, logistics: 3, service: 3 }, tags: ['asDescribed', 'late'] }, 2)
  at.clock.advance(60)
  const poor = await review({ scores: { goods: 1, logistics: 5, service: 5 }, tags: ['chipped'] })
  at.clock.advance(60)
  const photoIds = [await upload(poor.buyer)]
  await at.call(
    'reviews.appendReview',
    { params: { id: poor.id }, body: { text: '店家补发了三片', photoIds } },
    { token: poor.buyer.token },
  )
  expect((await list()).ids).toEqual([poor.id, medium.id, good.id])
  expect((await list({ sort: 'newest' })).ids).toEqual([poor.id, medium.id, good.id])
  const finds = {
    all: [poor, medium, good],
    good: [good],
    medium: [medium],
    poor: [poor],
    photos: [poor, medium],
    appended: [poor],
  } as const
  const { filters, ...figures } = await summary()
  for (const [filter, found] of Object.entries(finds)) {
    const { ids, total } = await list({ filter: filter as keyof typeof finds })
    expect([filter, ids, total]).toEqual([filter, found.map(({ id }) => id), filters[filter as keyof typeof finds]])
  }
  expect((await list({ tag: 'asDescribed' })).ids).toEqual([medium.id, good.id])
  expect((await list({ tag: 'asDescribed', filter: 'good', sort: 'newest' })).ids).toEqual([good.id])
  expect((await list({ size: 1, page: 2 })).ids).toEqual([medium.id])
  expect(figures).toEqual({
    count: 3,
    means: { goods: 3, logistics: 4, service: 3.67 },
    goodPercent: 33,
    stars: [1, 0, 1, 0, 1],
    tags: [
      { tag: 'asDescribed', count: 2 },
      { tag: 'chipped', count: 1 },
      { tag: 'evenColour', count: 1 },
      { tag: 'late', count: 1 },
    ],
  })
})

test('what has photos stands above what is only a little newer', async () => {
  const withPhotos = await review({}, 3)
  at.clock.advance(14 * DAY)
  const plain = await review()
  at.clock.advance(2 * DAY)
  const newest = await review()
  expect((await list()).ids).toEqual([newest.id, withPhotos.id, plain.id])
  expect((await list({ sort: 'newest' })).ids).toEqual([newest.id, plain.id, withPhotos.id])
})

test('who asks for it is named by a masked name; nobody’s id leaves the server', async () => {
  const open = await review()
  at.clock.advance(60)
  const hidden = await review({ isAnonymous: true })
  await at.db.execute(
    sql`update users set nickname = '林晓雯' where id in (${open.buyer.userId}, ${hidden.buyer.userId})`,
  )
  const { records } = await list()
  expect(records.map(({ author }) => author)).toEqual([
    { nickname: '林***雯', avatar: null, isAnonymous: true },
    { nickname: '林晓雯', avatar: null, isAnonymous: false },
  ])
  const seen = await at.call(
    'reviews.listOrderReviews',
    { params: { id: hidden.orderId }, query: { view: 'seller' } },
    { token: fixture.sellers[0].token },
  )
  const whole = JSON.stringify([records, seen])
  for (const { buyer } of [open, hidden]) expect(whole).not.toContain(buyer.userId)
  expect(JSON.stringify(seen)).not.toContain('林晓雯')
})

test('a banned product’s reviews are not there; of one off sale they are', async () => {
  await review()
  await changeProductState(systemOf(at), { productId, event: 'takeDown', by: 'seller' })
  expect((await list()).total).toBe(1)
  await changeProductState(systemOf(at), { productId, event: 'ban', by: 'administrator' })
  for (const id of [productId, newId()]) {
    expect(await at.call('reviews.listProductReviews', { params: { id }, query: {} })).toMatchObject({ status: 404 })
    expect(await at.call('reviews.getReviewSummary', { params: { id } })).toMatchObject({ status: 404 })
  }
})

test('two who review at once are both counted, and two taps at once are one review', async () => {
  const people = [await review(), await review()]
  const orders = await Promise.all(
    people.map(
      async ({ buyer }) =>
        [
          buyer,
          (await deliverOrders(at, { buyer, sellers: fixture.sellers }, [{ skuId: skuId(), quantity: 1 }]))[0] ?? '',
        ] as const,
    ),
  )
  const body: Omit<Body, 'lineId'> = {
    scores: { goods: 4, logistics: 4, service: 4 },
    tags: ['onTime'],
    text: '送货很准时',
    photoIds: [],
    isAnonymous: false,
  }
  const answers = await Promise.all(
    [...orders, ...orders].map(async ([buyer, id]) =>
      at.call(
        'reviews.writeReview',
        { params: { id }, body: { ...body, lineId: await lineIdOf(at, id, skuId()) } },
        { token: buyer.token },
      ),
    ),
  )
  expect(answers.map((answer) => (answer.success ? 'ok' : answer.errorCode)).toSorted()).toEqual([
    'REVIEW_EXISTS',
    'REVIEW_EXISTS',
    'ok',
    'ok',
  ])
  expect(await summary()).toMatchObject({ count: 4, stars: [0, 0, 0, 2, 2], tags: [{ tag: 'onTime', count: 2 }] })
  // The sums are what the rows say.
  const { rows } = await at.db.execute(sql`
    select goods_sum - (select sum(goods) from reviews) as goods, with_photos - (select count(*) from reviews where has_photos) as photos from review_summaries`)
  expect(rows).toEqual([{ goods: '0', photos: '0' }])
})

test('a page of reviews takes four statements, however many it holds; the summary one', async () => {
  await review({}, 1)
  const one = await countStatements(() => list())
  await review({}, 2)
  await review()
  const three = await countStatements(() => list())
  expect([one.statements.length, three.statements.length, (await countStatements(summary)).statements.length]).toEqual([
    4, 4, 1,
  ])
})
