import { PARTY_KINDS } from '@zhujia/contract/core/parties.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { listViolations } from '#invariants.ts'
import { FLOORED } from './accounts.ts'
import { accounts, post, type Transfer } from './index.ts'

const at = sharedTestApp({ emptied: 'once' })
const pendingOf = (): string => accounts.pending({ kind: 'shop', id: newId() })
const account = pendingOf()
const arriving = (amountFen: number): Transfer => ({
  debit: accounts.channel,
  credit: account,
  amountFen,
  kind: 'test.in',
  ref: newId(),
})
beforeAll(async () => {
  await systemOf(at).transaction((ctx) => post(ctx, [arriving(100)]))
})

const balance = async (): Promise<unknown> =>
  (await at.db.execute(sql`select balance_fen::int as fen from ledger_balances where account = ${account}`)).rows[0]

test.each([
  ['raised', sql`update ledger_balances set balance_fen = balance_fen + 1 where account = ${account}`],
  ['lowered', sql`update ledger_balances set balance_fen = balance_fen - 1 where account = ${account}`],
  ['made', sql`insert into ledger_balances values (${pendingOf()}, 1)`],
])('a balance is not %s without a transfer', async (_how, statement) => {
  await expect(at.db.execute(statement)).rejects.toMatchObject({ cause: { constraint: 'ledger_balances_transfer' } })
  expect(await balance()).toEqual({ fen: 100 })
})

/** Each begins with an honest posting of ¥0.01, so that the transaction has a transfer to point at. */
const LIES = [
  [
    'more than they come to',
    [sql`update ledger_balances set balance_fen = balance_fen + 2 where account = ${account}`],
  ],
  ['the other way', [sql`update ledger_balances set balance_fen = balance_fen - 1 where account = ${account}`]],
  ['another account', [sql`insert into ledger_balances values (${pendingOf()}, 1)`]],
  [
    'the same transfer twice, in two updates',
    [
      sql`update ledger_balances set balance_fen = balance_fen - 1 where account = ${account}`,
      sql`update ledger_balances set balance_fen = balance_fen + 1 where account = ${account}`,
      sql`update ledger_balances set balance_fen = balance_fen + 1 where account = ${account}`,
    ],
  ],
  [
    'a transfer that moves no balance',
    [
      sql`insert into ledger_transfers (id, debit_account, credit_account, amount_fen, kind, ref, at)
        values (${newId()}, ${account}, ${pendingOf()}, 1, 'test.lie', '', now())`,
    ],
  ],
] as const

test.each(LIES)(
  'beside a transfer a transaction that says %s cannot commit, and nothing is posted',
  async (_how, lie) => {
    let isAtItsEnd = false
    const posting = systemOf(at).transaction(async (ctx) => {
      await post(ctx, [arriving(1)])
      for (const statement of lie) await ctx.db.execute(statement)
      isAtItsEnd = true
    })
    await expect(posting).rejects.toMatchObject({ constraint: 'ledger_balances_transfer' })
    expect([isAtItsEnd, await balance(), await listViolations(at.db)]).toEqual([true, { fen: 100 }, []])
  },
)

test('a transfer alone, without its balance, cannot be written', async () => {
  const statement = sql`insert into ledger_transfers (id, debit_account, credit_account, amount_fen, kind, ref, at)
    values (${newId()}, ${accounts.channel}, ${account}, 1, 'test.lie', 'alone', now())`
  await expect(at.db.execute(statement)).rejects.toMatchObject({ cause: { constraint: 'ledger_balances_transfer' } })
  expect([await balance(), await listViolations(at.db)]).toEqual([{ fen: 100 }, []])
})

test('what is wrong for a moment and right at the end commits', async () => {
  const statements = [
    sql`update ledger_balances set balance_fen = balance_fen + 5 where account = ${account}`,
    sql`update ledger_balances set balance_fen = balance_fen - 5 where account = ${account}`,
  ]
  await systemOf(at).transaction(async (ctx) => {
    for (const statement of statements) await ctx.db.execute(statement)
  })
  expect(await balance()).toEqual({ fen: 100 })
})

test('the database guards the same accounts as the chart names, and parties of each kind have their own', async () => {
  const { rows } = await at.db.execute<{ source: string }>(
    sql`select prosrc as source from pg_proc where proname = 'check_ledger_transfer'`,
  )
  const guarded = /touched ~ '\^\(([a-z|]+)\):'/.exec(rows[0]?.source ?? '')?.[1]
  expect(guarded?.split('|').toSorted()).toEqual(/\((.+)\)/.exec(FLOORED)?.[1]?.split('|').toSorted())
  expect(PARTY_KINDS.map((kind) => accounts.deposit({ kind, id: 'a' }))).toEqual([
    'deposit:person:a',
    'deposit:shop:a',
    'deposit:company:a',
    'deposit:fleet:a',
  ])
})
