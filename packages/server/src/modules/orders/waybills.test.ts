import { beforeEach, expect, test } from 'vitest'
import { decodeCorrection, type Waybill } from '@zhujia/contract/orders/waybills.ts'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { stateChanges } from '#tables/platform.ts'
import { memberships } from '#tables/organisations.ts'
import { digestOf } from '#testing/digest.ts'
import { placeTwoLines, type trading } from '#testing/orders.ts'
import { addPerson } from '#testing/sessions.ts'
import { logIn } from '#testing/sign-in.ts'
import { pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const DAY = 86_400
const SF: Waybill = { carrier: 'sf', trackingNumber: 'SF1234567890' }
const ZTO: Waybill = { carrier: 'zto', trackingNumber: 'ZTO987654321' }

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** A paid order of two lines. */
let id: string
let a: string
let seller: string

beforeEach(async () => {
  const placed = await placeTwoLines(at)
  ;({ fixture, trade, id, a } = placed)
  seller = fixture.sellers[0].token
  await pay(at, fixture.buyer.token, placed.paymentId)
})

const parcelsOf = async (view: 'buyer' | 'seller' = 'seller', token?: string) =>
  (await trade.orderOf(id, view, token)).parcels
const correct = async (body: Waybill, { token = seller, place = 0 } = {}) => {
  const parcelId = (await parcelsOf())[place]?.id ?? ''
  return at.call('orders.correctWaybill', { params: { id, parcelId }, body }, { token })
}

async function subAccount(permissions: Permission[]): Promise<string> {
  const { userId, token } = await addPerson(at, ['merchant'])
  await at.db
    .insert(memberships)
    .values({ organisationId: fixture.shopIds[0], userId, permissions, createdAt: at.clock.now() })
  return token
}

/** The answer of a step that changes nothing. */
async function unchangedBy(step: () => Promise<object>): Promise<object> {
  const before = await digestOf(at.db)
  const answer = await step()
  expect(await digestOf(at.db)).toEqual(before)
  return answer
}

test('a number that was typed small or in full width is kept and shown in plain capitals; the same in other letters corrects nothing', async () => {
  await trade.ship(id)
  await correct({ carrier: 'zto', trackingNumber: ' ｚｔｏ987654321' })
  expect(await parcelsOf('buyer', fixture.buyer.token)).toMatchObject([ZTO])
  const again = () => correct({ carrier: 'zto', trackingNumber: 'zto987654321' })
  expect(await unchangedBy(again)).toMatchObject({ success: true })
})

test('a shop corrects carrier and number: the buyer sees the new ones, that they were corrected, and what they were', async () => {
  await trade.ship(id)
  at.clock.advance(3600)
  const packer = await subAccount(['order.read', 'order.ship'])
  expect(await correct(ZTO, { token: packer })).toMatchObject({ success: true, data: null })
  const seen = await trade.orderOf(id)
  expect(seen).toMatchObject({ state: 'shipped', autoReceiveAt: '2026-12-01T08:00:00.000Z' })
  expect(seen.parcels).toMatchObject([
    { ...ZTO, shippedAt: '2026-11-21T08:00:00.000Z', correctedAt: '2026-11-21T09:00:00.000Z', canCorrect: false },
  ])
  const last = seen.timeline.at(-1)
  expect(last).toMatchObject({ event: 'correctWaybill', to: 'shipped', by: 'seller', at: '2026-11-21T09:00:00.000Z' })
  expect(decodeCorrection(last?.reason ?? '')).toEqual({ before: SF, after: ZTO })
  expect(await parcelsOf()).toMatchObject([{ ...ZTO, canCorrect: true }])
  expect(await parcelsOf('seller', await subAccount(['order.read', 'order.manage']))).toMatchObject([
    { ...ZTO, canCorrect: false },
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('the goods count as received when they would have without a correction, of the carrier too', async () => {
  await trade.ship(id, undefined, { carrier: 'ownTruck', trackingNumber: '浙A12345' })
  at.clock.advance(2 * DAY)
  expect(await correct(SF, { token: await logIn(at, fixture.sellers[0].phone) })).toMatchObject({ success: true })
  at.clock.advance(DAY)
  await at.runTimers()
  expect((await trade.orderOf(id, 'buyer', await logIn(at, fixture.buyer.phone))).state).toBe('received')
})

test('the waybill that a parcel has already changes nothing and is not counted', async () => {
  await trade.ship(id)
  expect(await unchangedBy(() => correct(SF))).toMatchObject({ success: true })
  expect(await parcelsOf()).toMatchObject([{ ...SF, correctedAt: null, canCorrect: true }])
})

test('each parcel is corrected three times', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 1 }])
  for (const trackingNumber of ['SF0000000001', 'SF0000000002', 'SF0000000003'])
    expect(await correct({ carrier: 'sf', trackingNumber })).toMatchObject({ success: true })
  expect(await parcelsOf()).toMatchObject([{ trackingNumber: 'SF0000000003', canCorrect: false }])
  expect(await unchangedBy(() => correct(ZTO))).toMatchObject({
    status: 200,
    errorCode: 'TOO_OFTEN',
    data: { limit: 3 },
  })
  at.clock.advance(60)
  await trade.ship(id)
  expect(await correct(ZTO, { place: 1 })).toMatchObject({ success: true })
  expect(await parcelsOf()).toMatchObject([{ trackingNumber: 'SF0000000003' }, ZTO])
  expect(await listViolations(at.db)).toEqual([])
})

test('a parcel is corrected while others are still to be shipped, and while the buyer wants the rest cancelled', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 1 }])
  expect(await correct(ZTO)).toMatchObject({ success: true })
  expect(await trade.orderOf(id)).toMatchObject({ state: 'partiallyShipped', parcels: [ZTO] })
  await trade.requestCancel(id)
  expect(await correct(SF)).toMatchObject({ success: true })
  expect(await trade.orderOf(id)).toMatchObject({
    state: 'restCancelRequested',
    parcels: [SF],
    cancelAnswerDueAt: '2026-11-22T08:00:00.000Z',
  })
  expect(await trade.decline(id)).toMatchObject({ success: true })
  expect(await listViolations(at.db)).toEqual([])
})

test('what has been received keeps its waybill', async () => {
  await trade.ship(id)
  await trade.receive(id)
  expect(await parcelsOf()).toMatchObject([{ canCorrect: false }])
  expect(await unchangedBy(() => correct(ZTO))).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  // What was corrected before it was received, asked for again because the answer was lost.
  expect(await unchangedBy(() => correct(SF))).toMatchObject({ success: true })
})

const TRUCK: Waybill = { carrier: 'ownTruck', trackingNumber: '浙A12345', driverPhone: '13812345678' }

test('the driver of the shop’s truck can be called: buyer and staff see the phone, and a new one is no correction', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 1 }], TRUCK)
  const reader = await subAccount(['order.read'])
  expect(await parcelsOf('buyer')).toMatchObject([{ driverPhone: '13812345678', canRemovePhone: false }])
  expect(await parcelsOf('seller', reader)).toMatchObject([{ driverPhone: '13812345678', canRemovePhone: false }])
  expect(await correct({ ...TRUCK, driverPhone: '15987654321' })).toMatchObject({ success: true, data: null })
  expect(await parcelsOf('buyer')).toMatchObject([{ ...TRUCK, driverPhone: '15987654321', correctedAt: null }])
  at.clock.advance(60)
  await trade.ship(id, undefined, ZTO)
  expect(await parcelsOf('seller')).toMatchObject([
    { driverPhone: '15987654321', canRemovePhone: true },
    { driverPhone: '', canRemovePhone: false },
  ])
})

test('the history says that the phone was changed or removed, by whom and when, and holds no number', async () => {
  await trade.ship(id, [{ lineId: a, quantity: 1 }], TRUCK)
  at.clock.advance(60)
  expect(await correct({ ...TRUCK, driverPhone: '15987654321' })).toMatchObject({ success: true })
  await trade.requestCancel(id)
  expect(await correct({ ...TRUCK, driverPhone: '' })).toMatchObject({ success: true })
  const { timeline, state } = await trade.orderOf(id)
  const by = { by: 'seller', reason: 'driverPhone', at: '2026-11-21T08:01:00.000Z' }
  expect(timeline.filter(({ reason }) => reason === 'driverPhone')).toEqual([
    { event: 'correctPart', to: 'partiallyShipped', ...by },
    { event: 'correctRest', to: 'restCancelRequested', ...by },
  ])
  expect(state).toBe('restCancelRequested')
  expect(JSON.stringify(await at.db.select().from(stateChanges))).not.toMatch(/13812345678|15987654321/)
  // The same again, because the answer was lost.
  expect(await unchangedBy(() => correct({ ...TRUCK, driverPhone: '' }))).toMatchObject({ success: true })
  expect(await listViolations(at.db)).toEqual([])
})

test('seven days after the receipt the buyer no longer sees the phone; the shop sees and removes it at any time', async () => {
  await trade.ship(id, undefined, TRUCK)
  await trade.receive(id)
  at.clock.advance(7 * DAY - 1)
  const [buyer, shop] = [fixture.buyer.phone, fixture.sellers[0].phone]
  expect(await parcelsOf('buyer', await logIn(at, buyer))).toMatchObject([{ driverPhone: '13812345678' }])
  at.clock.advance(1)
  const later = await logIn(at, buyer)
  expect(await parcelsOf('buyer', later)).toMatchObject([{ ...TRUCK, driverPhone: '', canRemovePhone: false }])
  seller = await logIn(at, shop)
  const seen = () => parcelsOf('seller', seller)
  expect(await seen()).toMatchObject([{ driverPhone: '13812345678', canCorrect: false, canRemovePhone: true }])
  const [parcel] = await seen()
  const put = (driverPhone: string, token = seller) =>
    at.call(
      'orders.correctWaybill',
      { params: { id, parcelId: parcel?.id ?? '' }, body: { ...TRUCK, driverPhone } },
      { token },
    )
  const reader = await subAccount(['order.read', 'order.manage'])
  expect(await unchangedBy(() => put('', reader))).toMatchObject({ status: 404 })
  expect(await unchangedBy(() => put('15987654321'))).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  expect(await put('')).toMatchObject({ success: true, data: null })
  expect(await seen()).toMatchObject([{ ...TRUCK, driverPhone: '', canRemovePhone: false }])
  expect((await trade.orderOf(id, 'buyer', later)).timeline.at(-1)).toEqual({
    event: 'removePhone',
    to: 'received',
    by: 'seller',
    reason: 'driverPhone',
    at: '2026-11-28T08:00:00.000Z',
  })
  expect(await listViolations(at.db)).toEqual([])
})

test('an order takes so many changes of a driver’s phone; another one is refused, and removing it is not', async () => {
  await trade.ship(id, undefined, TRUCK)
  for (let n = 0; n < 30; n++)
    expect(await correct({ ...TRUCK, driverPhone: `159876543${10 + n}` })).toMatchObject({ success: true })
  expect(await unchangedBy(() => correct({ ...TRUCK, driverPhone: '15987654399' }))).toMatchObject({
    status: 200,
    errorCode: 'TOO_OFTEN',
    data: { limit: 30 },
  })
  expect(await correct({ ...TRUCK, driverPhone: '' })).toMatchObject({ success: true })
  expect(await parcelsOf()).toMatchObject([{ ...TRUCK, driverPhone: '', correctedAt: null }])
})

test('a driver’s phone goes with the truck: of a carrier there is none, and the history never holds one', async () => {
  await trade.ship(id, undefined, TRUCK)
  expect(await correct({ ...TRUCK, trackingNumber: '浙A54321' })).toMatchObject({ success: true })
  expect(await correct(ZTO)).toMatchObject({ success: true })
  const { parcels, timeline } = await trade.orderOf(id)
  expect(parcels).toMatchObject([{ ...ZTO, driverPhone: '' }])
  expect(timeline.map(({ reason }) => reason).slice(-2)).toEqual([
    'ownTruck/浙A12345 > ownTruck/浙A54321',
    'ownTruck/浙A54321 > zto/ZTO987654321',
  ])
})

test.each([
  ['a carrier', { ...ZTO, driverPhone: '13812345678' }],
  ['what is no mobile number', { ...TRUCK, driverPhone: '0571-88886666' }],
])('the phone of %s is refused, at shipping and at a correction', async (_, body) => {
  const refusal = { status: 400, errorCode: 'INVALID_INPUT', data: { fields: { driverPhone: '格式不正确' } } }
  expect(await unchangedBy(() => trade.ship(id, undefined, body))).toMatchObject(refusal)
  await trade.ship(id)
  expect(await unchangedBy(() => correct(body))).toMatchObject(refusal)
})

test('a parcel of another order, or none, is not found, and a number is written as a number', async () => {
  await trade.ship(id)
  const [parcel] = await parcelsOf()
  const call = (params: { id: string; parcelId: string }, body: Waybill = ZTO) =>
    unchangedBy(() => at.call('orders.correctWaybill', { params, body }, { token: seller }))
  expect(await call({ id: parcel?.id ?? '', parcelId: parcel?.id ?? '' })).toMatchObject({ status: 404 })
  const { id: other } = await shipAnother()
  expect(await call({ id: other, parcelId: parcel?.id ?? '' })).toMatchObject({ status: 404 })
  expect(await call({ id, parcelId: other })).toMatchObject({ status: 404 })
  expect(await call({ id, parcelId: parcel?.id ?? '' }, { carrier: 'zto', trackingNumber: 'ZT/1>2' })).toMatchObject({
    status: 400,
    errorCode: 'INVALID_INPUT',
  })
})

/** Another shipped order of the same shop. */
async function shipAnother(): Promise<{ id: string }> {
  const [skuId = ''] = fixture.skuIds[0]
  const placed = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 1 }])
  await pay(at, fixture.buyer.token, placed.paymentId)
  const [other = ''] = placed.orderIds
  await trade.ship(other)
  return { id: other }
}

test('who may not ship for the shop corrects nothing', async () => {
  await trade.ship(id)
  const manager = await subAccount(['order.read', 'order.manage'])
  for (const token of [manager, fixture.sellers[1].token])
    expect(await unchangedBy(() => correct(ZTO, { token }))).toMatchObject({ status: 404 })
  expect(await unchangedBy(() => correct(ZTO, { token: fixture.buyer.token }))).toMatchObject({ status: 403 })
})

test('corrections at once: each is counted, none is lost, and the fourth is refused', async () => {
  await trade.ship(id)
  const [parcel] = await parcelsOf()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      at.call(
        'orders.correctWaybill',
        { params: { id, parcelId: parcel?.id ?? '' }, body: { carrier: 'sf', trackingNumber: `SF00000000${n}` } },
        { token: seller },
      ),
    ),
  )
  const outcomes = answers.map((answer) => (answer.success ? 'ok' : answer.errorCode)).toSorted()
  expect(outcomes).toEqual(['TOO_OFTEN', 'TOO_OFTEN', 'TOO_OFTEN', 'ok', 'ok', 'ok'])
  const { timeline, parcels } = await trade.orderOf(id)
  const corrections = timeline.filter(({ event }) => event === 'correctWaybill')
  expect(corrections).toHaveLength(3)
  expect(decodeCorrection(corrections.at(-1)?.reason ?? '')?.after.trackingNumber).toBe(parcels[0]?.trackingNumber)
  expect(await listViolations(at.db)).toEqual([])
})
