import { expect, test } from 'vitest'
import { checkValues } from '#platform/form-checks.ts'
import { addressChecks, addressOwn, bodyOf, EMPTY, pathOf, valuesOf } from './forms.ts'

const FULL = {
  ...EMPTY,
  name: '张三',
  phone: '13800000000',
  districtCode: '330106',
  regionNames: '浙江省/杭州市/西湖区',
  detail: '文三路 1 号',
  floor: '-1',
  elevator: 'no',
} as const

test('what was left empty is sent as unknown', () => {
  expect(bodyOf({ ...FULL, floor: '', elevator: 'unknown' })).toMatchObject({ floor: null, hasElevator: null })
  expect(bodyOf(FULL)).toMatchObject({ floor: -1, hasElevator: false, districtCode: '330106' })
  expect(bodyOf(FULL)).not.toHaveProperty('regionNames')
})

test('an address goes through the form unchanged', () => {
  const body = bodyOf(FULL)
  const address = { ...body, id: 'a', province: '浙江省', city: '杭州市', district: '西湖区' }
  expect(valuesOf(address)).toEqual(FULL)
})

test('a town of a city without districts has its own path', () => {
  expect(pathOf({ ...FULL, districtCode: '441900121', regionNames: '广东省/东莞市/虎门镇' })).toEqual([
    { value: '44', label: '广东省' },
    { value: '4419', label: '东莞市' },
    { value: '441900121', label: '虎门镇' },
  ])
  expect(pathOf(EMPTY)).toEqual([])
})

test('a floor that is no number is never sent', () => {
  for (const floor of ['', '12', '-1']) expect(checkValues(addressOwn(), { floor })).toEqual({})
  for (const floor of ['-', '--', '1-']) expect(Object.keys(checkValues(addressOwn(), { floor }))).toEqual(['floor'])
})

test('the floor is a number in its bounds or nothing', async () => {
  const checks = await addressChecks()
  expect(checkValues(checks, FULL)).toEqual({})
  expect(checkValues(checks, { ...FULL, floor: '' })).toEqual({})
  expect(Object.keys(checkValues(checks, { ...FULL, floor: '121' }))).toEqual(['floor'])
  expect(Object.keys(checkValues(checks, { ...FULL, floor: '--' }))).toEqual(['floor'])
  expect(Object.keys(checkValues(checks, EMPTY)).toSorted()).toEqual(['detail', 'districtCode', 'name', 'phone'])
})
