import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { listViolations } from '#invariants.ts'
import { accounts, post, type Transfer } from './index.ts'

const at = sharedTestApp({ emptied: 'once' })
const pendingOf = (): string => accounts.pending({ kind: 'shop', id: newId() })

const move = (...transfers: Transfer[]): Promise<void> => systemOf(at).transaction((ctx) => post(ctx, transfers))
const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await at.db.execute<{ fen: number }>(
    sql`select balance_fen::int as fen from ledger_balances where account = ${account}`,
  )
  return rows[0]?.fen ?? 0
}

test('wallet overdraft: a hundred at once take three fen each from an account of a hundred; 33 get them', async () => {
  const [account, other] = [pendingOf(), pendingOf()]
  await move({ debit: accounts.channel, credit: account, amountFen: 100, kind: 'test.in', ref: newId() })
  const takes = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      move({ debit: account, credit: other, amountFen: 3, kind: 'test.out', ref: newId() }),
    ),
  )
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect([await balanceOf(account), await balanceOf(other)]).toEqual([1, 99])
  expect(await listViolations(at.db)).toEqual([])
})

test('the same movement is posted once, and nothing of what was posted with it the second time', async () => {
  const [account, ref] = [pendingOf(), newId()]
  const movement = { debit: accounts.channel, credit: account, amountFen: 5, kind: 'test.once', ref }
  await move(movement)
  await expect(move({ ...movement, ref: newId() }, movement)).rejects.toMatchObject({
    cause: { constraint: 'ledger_transfers_once' },
  })
  expect(await balanceOf(account)).toBe(5)
})

test('two postings that move money crosswise wait one after the other, and neither is repeated', async () => {
  const [first = '', last = ''] = [pendingOf(), pendingOf()].toSorted()
  for (const credit of [first, last])
    await move({ debit: accounts.channel, credit, amountFen: 100, kind: 'test.in', ref: newId() })
  let tries = 0
  const exchange = (debit: string, credit: string, amountFen: number) =>
    systemOf(at).transaction(async (ctx) => {
      tries++
      await post(ctx, [{ debit, credit, amountFen, kind: 'test.cross', ref: newId() }])
    })
  const holding = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holder = at.db.transaction(async (tx) => {
    await tx.execute(sql`select from ledger_balances where account = ${first} for update`)
    isHeld.resolve()
    await holding.promise
  })
  await isHeld.promise
  const postings = [exchange(last, first, 30)]
  await lockAwaited(at)
  postings.push(exchange(first, last, 10))
  await lockAwaited(at, 2)
  holding.resolve()
  await Promise.all([holder, ...postings])
  expect([tries, await balanceOf(first), await balanceOf(last)]).toEqual([2, 120, 80])
  expect(await listViolations(at.db)).toEqual([])
})

test('what arrives in a posting may leave in it again; an account without a balance has nothing to give', async () => {
  const [account, other] = [pendingOf(), pendingOf()]
  await move(
    { debit: account, credit: other, amountFen: 40, kind: 'test.out', ref: newId() },
    { debit: accounts.channel, credit: account, amountFen: 100, kind: 'test.in', ref: newId() },
  )
  expect([await balanceOf(account), await balanceOf(other)]).toEqual([60, 40])
  const nobody = pendingOf()
  await expect(
    move({ debit: nobody, credit: other, amountFen: 1, kind: 'test.out', ref: newId() }),
  ).rejects.toMatchObject({
    cause: { code: '23514' },
  })
  expect([await balanceOf(other), await listViolations(at.db)]).toEqual([40, []])
})
