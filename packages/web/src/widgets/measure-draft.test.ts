import { expect, test } from 'vitest'
import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { draftOf, faultsOf, faultyFields, fittingOf, inAddress, isWhole, measuresOf } from './measure-draft.ts'

const RULE: MakingRule = {
  sizes: [
    { size: 'width', minMm: 400, maxMm: 3000, stepMm: 5 },
    { size: 'height', minMm: 400, maxMm: 2600, stepMm: 1 },
  ],
  options: [
    {
      option: 'side',
      values: [
        { value: 'left', extraFen: 0, per: 'piece' },
        { value: 'right', extraFen: 0, per: 'piece' },
      ],
    },
  ],
  charge: { by: 'area', stepCm2: 100, leastCm2: 10_000 },
  piece: 'set',
}

test('only whole millimetres are a size, and what is half typed is none', () => {
  expect(measuresOf(RULE, { width: ' 1200 ', height: '1500', side: 'left' })).toEqual({
    width: 1200,
    height: 1500,
    side: 'left',
  })
  expect(measuresOf(RULE, { width: '12.5', height: '1e3', side: 'up' })).toBeNull()
  expect(measuresOf(RULE, { width: '600', depth: '20' })).toEqual({ width: 600 })
})

test('an empty field is a fault only once somebody tried to go on, a wrong one at once', () => {
  expect(faultsOf(RULE, {}, false)).toEqual([])
  expect(faultsOf(RULE, { width: '1.5' }, false)).toEqual([{ field: 'width', fault: 'missing' }])
  expect(faultsOf(RULE, { width: '401' }, false)).toEqual([{ field: 'width', fault: 'offStep' }])
  expect(faultsOf(RULE, { width: '400' }, true).map(({ field }) => field)).toEqual(['height', 'side'])
  expect(isWhole(RULE, { width: '400', height: '400', side: 'right' })).toBe(true)
  expect(isWhole(RULE, { width: '400', height: '400' })).toBe(false)
})

test('of a draft that cannot be made yet, the fields that fit are distinguished from those that do not', () => {
  const draft = { width: '1200', height: '99', side: 'left' }
  expect(fittingOf(RULE, draft)).toEqual({ width: 1200, side: 'left' })
  expect(faultyFields(RULE, draft)).toEqual(['height'])
  expect(fittingOf(RULE, {})).toBeNull()
})

test('what was typed comes back from what was saved', () => {
  expect(draftOf({ width: 1200, side: 'left' })).toEqual({ width: '1200', side: 'left' })
  expect(draftOf(null)).toEqual({})
  expect(inAddress({ side: 'left', width: 1200 })).toEqual({ measures: 'width:1200,side:left' })
  expect(inAddress(null)).toEqual({})
})

test('more millimetres than anything is made of are too many, not unreadable', () => {
  expect(faultsOf(RULE, { width: '99999' }, false)).toEqual([{ field: 'width', fault: 'tooLarge' }])
})
