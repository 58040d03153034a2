import { CARRIERS, REMARK_MAX } from '@zhujia/contract/orders/schemas.ts'
import { CANCEL_REASONS } from '@zhujia/contract/orders/states.ts'
import { expect, test } from 'vitest'
import { checkValues } from '../../platform/form-checks.ts'
import { cancelBodyOf, cancelChecks, CARRIER_CHOICES, declineChecks, REASONS_OF, remarkChecks, shipChecks, WORDS_MAX } from './forms.ts'

const wrong = async (checks: typeof shipChecks, values: object) => Object.keys(checkValues(await checks(), values))

test('the limit of words is the contract’s, and every reason and carrier of the contract is offered', () => {
  expect(WORDS_MAX).toBe(REMARK_MAX)
  expect(CARRIER_CHOICES.toSorted()).toEqual(CARRIERS.toSorted())
  expect([...new Set(Object.values(REASONS_OF).flat())].toSorted()).toEqual(CANCEL_REASONS.toSorted())
})

test('shipping needs a carrier and a number that the server takes', async () => {
  expect(await wrong(shipChecks, { carrier: undefined, trackingNumber: '' })).toEqual(expect.arrayContaining(['carrier', 'trackingNumber']))
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: '1' })).toEqual(['trackingNumber'])
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: 'SF<script>' })).toEqual(['trackingNumber'])
  expect(await wrong(shipChecks, { carrier: 'sf', trackingNumber: 'SF1402238871663' })).toEqual([])
  expect(await wrong(shipChecks, { carrier: 'ownTruck', trackingNumber: '粤A·88K12 王师傅' })).toEqual([])
})

test('cancelling needs a reason, declining needs words, a remark may be emptied', async () => {
  expect(await wrong(cancelChecks, { reason: undefined, note: '' })).toEqual(['reason'])
  expect(await wrong(cancelChecks, { reason: 'other', note: '' })).toEqual([])
  expect(await wrong(declineChecks, { note: '  ' })).toEqual(['note'])
  expect(await wrong(remarkChecks, { note: '' })).toEqual([])
  expect(await wrong(remarkChecks, { note: '字'.repeat(WORDS_MAX + 1) })).toEqual(['note'])
})

test('an empty note is not sent', () => {
  expect(cancelBodyOf('other', '   ')).toEqual({ reason: 'other' })
  expect(cancelBodyOf('other', ' 颜色没想好 ')).toEqual({ reason: 'other', note: '颜色没想好' })
})
