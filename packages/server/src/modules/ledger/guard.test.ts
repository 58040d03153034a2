import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { accounts, post, type Transfer } from './index.ts'

let at: TestApp
const account = accounts.pendingShop(newId())
const arriving = (amountFen: number): Transfer => ({
  debit: accounts.channel,
  credit: account,
  amountFen,
  kind: 'test.in',
  ref: newId(),
})
beforeAll(async () => {
  at = await makeTestApp()
  await systemOf(at).transaction((ctx) => post(ctx, [arriving(100)]))
})
afterAll(() => at.close())

const balance = async (): Promise<unknown> =>
  (await at.db.execute(sql`select balance_fen::int as fen from ledger_balances where account = ${account}`)).rows[0]

test.each([
  ['raised', sql`update ledger_balances set balance_fen = balance_fen + 1 where account = ${account}`],
  ['lowered', sql`update ledger_balances set balance_fen = balance_fen - 1 where account = ${account}`],
  ['made', sql`insert into ledger_balances values (${accounts.pendingShop(newId())}, 1)`],
])('a balance is not %s without a transfer', async (_how, statement) => {
  await expect(at.db.execute(statement)).rejects.toMatchObject({ cause: { constraint: 'ledger_balances_transfer' } })
  expect(await balance()).toEqual({ fen: 100 })
})

test.each([
  [
    'by more than they come to',
    sql`update ledger_balances set balance_fen = balance_fen + 2 where account = ${account}`,
  ],
  ['the other way', sql`update ledger_balances set balance_fen = balance_fen - 1 where account = ${account}`],
  ['of another account', sql`insert into ledger_balances values (${accounts.pendingShop(newId())}, 1)`],
])('beside a transfer no balance changes %s, and nothing is posted', async (_how, statement) => {
  const posting = systemOf(at).transaction(async (ctx) => {
    await post(ctx, [arriving(1)])
    await ctx.db.execute(statement)
  })
  await expect(posting).rejects.toMatchObject({ cause: { constraint: 'ledger_balances_transfer' } })
  expect(await balance()).toEqual({ fen: 100 })
})
