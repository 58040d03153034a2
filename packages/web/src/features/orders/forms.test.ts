import { CARRIERS } from '@zhujia/contract/orders/waybills.ts'
import { REMARK_MAX } from '@zhujia/contract/core/limits.ts'
import { expect, test } from 'vitest'
import { checkValues } from '#platform/form-checks.ts'
import {
  cancelPartChecks,
  CARRIER_CHOICES,
  fenOf,
  reasonBodyOf,
  reasonChecks,
  reasonOwn,
  remarkChecks,
  repriceChecks,
  repriceFault,
  shipChecks,
  waybillOwn,
  yuanOf,
} from './forms.ts'

const parts = [{ lineId: '0192f0a0-0000-7000-8000-000000000001', quantity: 2 }]
const wrong = async (checks: typeof shipChecks, values: object) => Object.keys(checkValues(await checks(), values))

test('every carrier of the contract is offered', () => {
  expect(CARRIER_CHOICES.toSorted()).toEqual(CARRIERS.toSorted())
})

test('shipping needs a carrier and a number that the server takes', async () => {
  expect(await wrong(shipChecks, { carrier: undefined, trackingNumber: '', parts })).toEqual(
    expect.arrayContaining(['carrier', 'trackingNumber']),
  )
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: '1', parts })).toEqual(['trackingNumber'])
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: 'SF<script>', parts })).toEqual(['trackingNumber'])
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: 'SF1402238871663', parts })).toEqual([])
  expect(await wrong(shipChecks, { carrier: 'ownTruck', trackingNumber: '粤A·88K12 王师傅', parts })).toEqual([])
})

test('a parcel, and a part to be cancelled, needs something in it', async () => {
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: 'SF1402238871663', parts: [] })).toEqual(['parts'])
  const lines = parts
  expect(await wrong(cancelPartChecks, { reason: 'outOfStock', note: '', lines: [] })).toEqual(['lines'])
  expect(await wrong(cancelPartChecks, { reason: undefined, note: '', lines })).toEqual(['reason'])
  expect(await wrong(cancelPartChecks, { reason: 'other', note: '', lines })).toEqual(['note'])
  expect(await wrong(cancelPartChecks, { reason: 'outOfStock', note: '', lines })).toEqual([])
})

test('a new price is two amounts and a reason', async () => {
  expect(await wrong(repriceChecks, { note: '老客户' })).toEqual([])
  expect(await wrong(repriceChecks, { note: ' ' })).toEqual(['note'])
})

test.each([
  ['', '5', 'same'],
  ['0.00', '5.0', 'same'],
  ['', '4', undefined],
  ['1', '5', undefined],
  ['100.01', '5', 'tooMuch'],
  ['100', '0', 'tooMuch'],
  ['-1', '5', undefined],
])('of goods for ¥100 and freight of ¥5, a discount of %j and freight of %j are %s', (discount, freight, fault) => {
  const order = { goodsFen: 10_000, discountFen: 0, freightFen: 500 }
  expect(repriceFault({ discount, freight, note: '' }, order)).toBe(fault)
})

test('without a carrier or a reason there is nothing to send', () => {
  expect(Object.keys(checkValues(waybillOwn(), { carrier: '' }))).toEqual(['carrier'])
  expect(Object.keys(checkValues(reasonOwn(), { reason: undefined }))).toEqual(['reason'])
  expect(checkValues(waybillOwn(), { carrier: 'sf' })).toEqual({})
})

test.each([
  ['', 0],
  ['0', 0],
  ['12', 1200],
  ['12.3', 1230],
  [' 12.34 ', 1234],
  ['99999999.99', 9_999_999_999],
  ['12.345', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['1,000', undefined],
  ['.5', undefined],
  ['１２', undefined],
])('%j typed is %s fen', (typed, fen) => {
  expect(fenOf(typed)).toBe(fen)
})

test('an amount in a field reads back as itself', () => {
  for (const fen of [0, 5, 50, 99, 100, 1230, 1234, 9_999_999_999]) expect(fenOf(yuanOf(fen))).toBe(fen)
  expect([yuanOf(1200), yuanOf(1230), yuanOf(1234), yuanOf(5)]).toEqual(['12', '12.3', '12.34', '0.05'])
})

test('cancelling needs a reason, declining one of its own, a remark may be emptied', async () => {
  expect(await wrong(() => reasonChecks('cancel'), { reason: undefined, note: '' })).toEqual(['reason'])
  expect(await wrong(() => reasonChecks('cancel'), { reason: 'changedMind', note: '' })).toEqual([])
  for (const step of ['cancel', 'requestCancel', 'cancelUnilaterally', 'close', 'declineCancel'] as const) {
    expect(await wrong(() => reasonChecks(step), { reason: 'other', note: ' ' })).toEqual(['note'])
    expect(await wrong(() => reasonChecks(step), { reason: 'other', note: '开工推迟' })).toEqual([])
  }
  expect(await wrong(() => reasonChecks('declineCancel'), { reason: 'changedMind', note: '' })).toEqual(['reason'])
  expect(await wrong(() => reasonChecks('declineCancel'), { reason: 'packed', note: '' })).toEqual([])
  expect(await wrong(remarkChecks, { note: '' })).toEqual([])
  expect(await wrong(remarkChecks, { note: '字'.repeat(REMARK_MAX + 1) })).toEqual(['note'])
})

test('an empty note is not sent', () => {
  expect(reasonBodyOf('changedMind', '   ')).toEqual({ reason: 'changedMind' })
  expect(reasonBodyOf('other', ' 颜色没想好 ')).toEqual({ reason: 'other', note: '颜色没想好' })
})
