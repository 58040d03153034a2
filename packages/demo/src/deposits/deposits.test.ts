import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listViolations } from '@zhujia/server/invariants.ts'
import type { TestApp } from '@zhujia/server/testing/test-app.ts'
import { DEMO_PASSWORD } from '../auth/seed.ts'
import { makeDemoApp } from '../testing/demo-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeDemoApp()
})
afterAll(() => at.close())

const depositOf = async (phone: string, name: string) => {
  const login = await at.call('auth.login', { body: { phone, password: DEMO_PASSWORD } })
  if (!login.success) throw new Error(login.message)
  const { token } = login.data
  await at.call('auth.selectRoles', { body: { roleCodes: ['merchant'] } }, { token })
  const list = await at.call('deposits.listShopDeposits', { query: {} }, { token })
  if (!list.success) throw new Error(list.message)
  const found = list.data.records.find(({ shop }) => shop.name === name)
  if (!found) throw new Error(`${phone} does not see ${name}`)
  const { heldFen, missingFen, unpaid, isOwner } = found
  return { heldFen, missingFen, unpaidFen: unpaid?.amountFen, isOwner }
}

test('there are shops in every state of the machine that the product makes', async () => {
  const { rows } = await at.db.execute(
    sql`select status, count(*)::int as count from deposits group by status order by status`,
  )
  expect(rows).toEqual([
    { status: 'held', count: 14 },
    { status: 'lapsed', count: 2 },
    { status: 'refunded', count: 1 },
    { status: 'refunding', count: 2 },
    { status: 'unpaid', count: 1 },
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('merchants of the demo find something to pay, and something that only its owner pays', async () => {
  expect(await depositOf('13800000002', '砚野瓷砖地板馆')).toEqual({
    heldFen: 300_000,
    missingFen: 200_000,
    unpaidFen: undefined,
    isOwner: true,
  })
  expect(await depositOf('13800000002', '沐砌卫浴五金旗舰店')).toEqual({
    heldFen: 500_000,
    missingFen: 0,
    unpaidFen: undefined,
    isOwner: false,
  })
  expect(await depositOf('13800000017', '匠材辅料水电油漆仓')).toEqual({
    heldFen: 0,
    missingFen: 500_000,
    unpaidFen: 500_000,
    isOwner: true,
  })
})
