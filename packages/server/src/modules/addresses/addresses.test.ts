import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { addresses } from '#tables/addresses.ts'
import type { Person } from '#testing/sessions.ts'
import { ctxOf, signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { findAddress } from './index.ts'

type Body = RequestOf<EndpointOf<'addresses.createAddress'>>['body']

const BODY: Body = {
  name: '林晓雯',
  phone: '13911112222',
  districtCode: '440604',
  detail: '季华四路 1 号',
  tag: 'home',
  floor: 6,
  hasElevator: null,
  isDefault: false,
}

const at = sharedTestApp({ emptied: 'once' })

const create = (person: Person, change: Partial<Body> = {}) =>
  at.call('addresses.createAddress', { body: { ...BODY, ...change } }, person)

async function created(person: Person, change: Partial<Body> = {}): Promise<string> {
  const answer = await create(person, change)
  if (!answer.success) throw new Error(answer.message)
  at.clock.advance(1)
  return answer.data.id
}

async function listed(person: Person): Promise<[string, boolean][]> {
  const answer = await at.call('addresses.listAddresses', {}, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.map(({ id, isDefault }) => [id, isDefault])
}

const everything = async () => (await at.db.select().from(addresses)).toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('an address answers with the names of its region; the first one is the default', async () => {
  const person = await signIn(at, 'owner')
  expect(await create(person)).toEqual({
    status: 200,
    success: true,
    code: 200,
    message: 'ok',
    data: { id: expect.any(String) },
  })
  expect((await at.call('addresses.listAddresses', {}, person)).data).toEqual([
    { ...BODY, id: expect.any(String), province: '广东省', city: '佛山市', district: '禅城区', isDefault: true },
  ])
})

test('the default moves when another is chosen, stays when it is only let go, and passes to the newest when it is removed', async () => {
  const person = await signIn(at, 'owner')
  const first = await created(person)
  const second = await created(person, { isDefault: true })
  const third = await created(person)
  expect(await listed(person)).toEqual([
    [second, true],
    [third, false],
    [first, false],
  ])
  expect(
    await at.call(
      'addresses.updateAddress',
      { params: { id: first }, body: { ...BODY, name: '新名', isDefault: true } },
      person,
    ),
  ).toMatchObject({ success: true, data: { id: first } })
  const book = await at.call('addresses.listAddresses', {}, person)
  expect(book.data).toMatchObject([{ id: first, name: '新名', isDefault: true }, {}, {}])
  await at.call('addresses.updateAddress', { params: { id: first }, body: BODY }, person)
  expect(await listed(person)).toEqual([
    [first, true],
    [third, false],
    [second, false],
  ])
  expect(await at.call('addresses.deleteAddress', { params: { id: first } }, person)).toMatchObject({
    success: true,
    data: null,
  })
  expect(await listed(person)).toEqual([
    [third, true],
    [second, false],
  ])
})

test('an unknown region is refused and nothing changes', async () => {
  const person = await signIn(at, 'owner')
  const id = await created(person)
  const before = await everything()
  for (const districtCode of ['440699', '990101', '441900']) {
    expect(await create(person, { districtCode, isDefault: true })).toMatchObject({
      status: 200,
      errorCode: 'REGION_UNKNOWN',
    })
    expect(
      await at.call('addresses.updateAddress', { params: { id }, body: { ...BODY, districtCode } }, person),
    ).toMatchObject({ errorCode: 'REGION_UNKNOWN' })
  }
  expect(await everything()).toEqual(before)
})

test('a district of four digits or a phone that is none is invalid input', async () => {
  const person = await signIn(at, 'owner')
  expect(await create(person, { districtCode: '4406', phone: '12345' })).toMatchObject({
    status: 400,
    errorCode: 'INVALID_INPUT',
    data: { fields: { districtCode: '格式不正确', phone: '格式不正确' } },
  })
})

test('the 21st address is refused, in parallel too', async () => {
  const person = await signIn(at, 'owner')
  const answers = await Promise.all(Array.from({ length: 24 }, () => create(person)))
  expect(answers.filter((answer) => answer.success)).toHaveLength(20)
  expect(answers.filter((answer) => !answer.success && answer.errorCode === 'ADDRESS_LIMIT')).toHaveLength(4)
  const list = await listed(person)
  expect(list).toHaveLength(20)
  expect(list.filter(([, isDefault]) => isDefault)).toHaveLength(1)
})

test("somebody else's address is not there", async () => {
  const [owner, other] = [await signIn(at, 'owner'), await signIn(at, 'owner')]
  const id = await created(owner)
  const before = await everything()
  expect(
    await at.call('addresses.updateAddress', { params: { id }, body: { ...BODY, isDefault: true } }, other),
  ).toMatchObject({ status: 404 })
  expect(
    await at.call('addresses.updateAddress', { params: { id }, body: { ...BODY, districtCode: '440699' } }, other),
  ).toMatchObject({ status: 404 })
  expect(await at.call('addresses.deleteAddress', { params: { id } }, other)).toMatchObject({ status: 404 })
  expect(await listed(other)).toEqual([])
  expect(await findAddress(ctxOf(at, other), id)).toBeUndefined()
  expect(await everything()).toEqual(before)
})

test('an order takes a copy of what the address says', async () => {
  const person = await signIn(at, 'owner')
  const { name, phone, districtCode, detail, floor, hasElevator } = BODY
  const copy = {
    name,
    phone,
    districtCode,
    detail,
    floor,
    hasElevator,
    province: '广东省',
    city: '佛山市',
    district: '禅城区',
  }
  expect(await findAddress(ctxOf(at, person), await created(person))).toEqual(copy)
})

test('administrators do not shop', async () => {
  const admin = await signIn(at, 'administrator')
  expect(await at.call('addresses.listAddresses', {}, admin)).toMatchObject({ status: 403 })
})

test('regions open level by level, without signing in', async () => {
  const regions = async (parent?: string) => {
    const answer = await at.call('addresses.listRegions', { query: parent === undefined ? {} : { parent } })
    return answer.success ? answer.data : answer.status
  }
  const provinces = await regions()
  expect(provinces).toHaveLength(31)
  expect(provinces).toContainEqual({ code: '44', name: '广东省' })
  expect(await regions('44')).toContainEqual({ code: '4406', name: '佛山市' })
  expect(await regions('4406')).toEqual([
    { code: '440604', name: '禅城区' },
    { code: '440605', name: '南海区' },
    { code: '440606', name: '顺德区' },
    { code: '440607', name: '三水区' },
    { code: '440608', name: '高明区' },
  ])
  expect(await regions('4419')).toContainEqual({ code: '441900003', name: '东城街道' })
  expect(await regions('440604')).toEqual([])
  expect(await regions('99')).toBe(404)
})
