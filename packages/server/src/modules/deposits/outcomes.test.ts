import { createHash } from 'node:crypto'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { DEPOSIT_KINDS, DEPOSIT_OUTCOMES, OUTCOMES_OF_KIND, type DepositKind } from '@zhujia/contract/deposits/kinds.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { actingAs } from '#platform/make-ctx.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'
import type { Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { atCashier, makeTradeFixture, openCashier, pay, type TradeFixture } from '#testing/trade-fixture.ts'
import { accounts } from '../ledger/index.ts'
import { endDeposit, type Ending } from './commands/end-deposit.ts'
import { lapseByTimer } from './commands/lapse-deposit.ts'
import { openDeposit } from './commands/open-deposit.ts'
import { lockDeposit } from './repository.ts'
import { shopTerms } from './terms.ts'

const ROUNDS = 5

const at = sharedTestApp()
let fixture: TradeFixture
let payer: Person
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  payer = fixture.buyer
})
afterEach(() => assertInvariants(at))

/** A deposit that a person pays to a shop, as an area would open it for its contracts. */
const open = (kind: DepositKind, { amountFen = 20_000, contractFen = 100_000 as number | null } = {}) => {
  const actor = { kind: 'user', userId: payer.userId, sessionId: payer.userId, roles: ['owner'] } as const
  const shop = { kind: 'shop', id: fixture.shopIds[0] } as const
  return openDeposit(actingAs(systemOf(at), { actor }), {
    kind,
    payer: { kind: 'person', id: payer.userId },
    beneficiary: shop,
    subject: shop,
    amountFen,
    contractFen,
    terms: { version: 1, text: '第一条' },
    forSeconds: 30 * MINUTE,
  })
}
const held = async (kind: DepositKind): Promise<string> => {
  const { id, paymentId } = await open(kind)
  await pay(at, payer.token, paymentId)
  return id
}
const end = (id: string, ending: Ending): Promise<boolean> =>
  systemOf(at).transaction(async (ctx) => {
    const deposit = await lockDeposit(ctx.db, id)
    return deposit !== undefined && endDeposit(ctx, deposit, ending)
  })
const escrow = accounts.escrowOrder('contract')
const ENDINGS: Readonly<Record<Ending['event'], Ending>> = {
  refund: { event: 'refund', by: 'beneficiary' },
  apply: { event: 'apply', by: 'beneficiary', to: escrow },
  forfeit: { event: 'forfeit', by: 'beneficiary' },
}
const statusOf = async (id: string): Promise<unknown> =>
  (await at.db.execute(sql`select status from deposits where id = ${id}`)).rows[0]?.status
const balanceOf = async (account: string): Promise<unknown> =>
  (await at.db.execute(sql`select balance_fen::int as fen from ledger_balances where account = ${account}`)).rows[0]
    ?.fen ?? 0

const ENDS = DEPOSIT_KINDS.flatMap((kind) => DEPOSIT_OUTCOMES.map((event) => [kind, event] as const))
const isAllowed = ([kind, event]: (typeof ENDS)[number]): boolean => OUTCOMES_OF_KIND[kind].includes(event)

test.each(ENDS.filter(isAllowed))(
  'a deposit of the kind %s may %s, once, and its money is where it belongs',
  async (kind, event) => {
    const id = await held(kind)
    const account = accounts.deposit({ kind: 'person', id: payer.userId })
    expect(await balanceOf(account)).toBe(20_000)
    expect(await end(id, ENDINGS[event])).toBe(true)
    expect(await balanceOf(account)).toBe(0)
    for (const other of OUTCOMES_OF_KIND[kind]) expect(await end(id, ENDINGS[other])).toBe(false)
    await at.runJobs()
    expect(await statusOf(id)).toBe({ refund: 'refunded', apply: 'applied', forfeit: 'forfeited' }[event])
    expect(await balanceOf(escrow)).toBe(event === 'apply' ? 20_000 : 0)
    const pending = accounts.pending({ kind: 'shop', id: fixture.shopIds[0] })
    expect(await balanceOf(pending)).toBe(event === 'forfeit' ? 20_000 : 0)
  },
)

test.each(ENDS.filter((end) => !isAllowed(end)))('a deposit of the kind %s never %ss', async (kind, event) => {
  const id = await held(kind)
  await expect(end(id, ENDINGS[event])).rejects.toThrow(`never ends in ${event}`)
  expect([await statusOf(id), await balanceOf(accounts.deposit({ kind: 'person', id: payer.userId }))]).toEqual([
    'held',
    20_000,
  ])
})

test('down payment above a fifth of its contract, or without one, is refused; other kinds are not bound by that', async () => {
  const count = () => at.db.execute(sql`select count(*)::int as count from deposits`)
  const over = { cause: { constraint: 'deposits_down_payment' } }
  await expect(open('downPayment', { amountFen: 20_001 })).rejects.toMatchObject(over)
  await expect(open('downPayment', { contractFen: null })).rejects.toMatchObject(over)
  expect((await count()).rows).toEqual([{ count: 0 }])
  await open('downPayment')
  await open('prepayment', { amountFen: 90_000 })
  await open('earnest', { contractFen: null })
  expect((await count()).rows).toEqual([{ count: 3 }])
})

test('what falls to the platform is in its account', async () => {
  const actor = { kind: 'user', userId: payer.userId, sessionId: payer.userId, roles: ['owner'] } as const
  const deposit = await openDeposit(actingAs(systemOf(at), { actor }), {
    kind: 'security',
    payer: { kind: 'person', id: payer.userId },
    beneficiary: null,
    subject: { kind: 'shop', id: fixture.shopIds[0] },
    amountFen: 700,
    contractFen: null,
    terms: { version: 1, text: '第一条' },
    forSeconds: MINUTE,
  })
  await pay(at, payer.token, deposit.paymentId)
  expect(await end(deposit.id, ENDINGS.forfeit)).toBe(true)
  const { rows } = await at.db.execute(
    sql`select credit_account as account, amount_fen::int as fen from ledger_transfers where kind = 'deposit.end'`,
  )
  expect(rows).toEqual([{ account: 'platform:forfeited', fen: 700 }])
})

test('deposit ended twice: refund, application and forfeiture at once have one winner', async () => {
  const events = ['refund', 'apply', 'forfeit'] as const
  for (let round = 0; round < ROUNDS; round++) {
    const id = await held('downPayment')
    const ended = await Promise.all([...events, ...events].map((event) => end(id, ENDINGS[event])))
    expect(ended.filter(Boolean)).toHaveLength(1)
  }
})

test('deposit paid as it lapses: it is held or its money goes back, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, paymentId } = await open('earnest')
    await atCashier(at, await openCashier(at, payer.token, paymentId), { result: 'pay', fault: 'drop' })
    at.clock.advance(30 * MINUTE)
    const lapse = systemOf(at).transaction(async (ctx) => (await lapseByTimer(ctx, id))?.run(0))
    const check = at.call('payments.checkPayment', { params: { id: paymentId } }, payer)
    await Promise.all([lapse, check])
    await at.runTimers()
    await at.runJobs()
    const late = await at.db.execute(
      sql`select count(*)::int as count from refunds where payment_id = ${paymentId} and is_late`,
    )
    expect([
      ['held', 0],
      ['lapsed', 1],
    ]).toContainEqual([await statusOf(id), late.rows[0]?.count])
    // One unpaid deposit of a kind for one subject: the next round opens another.
    if ((await statusOf(id)) === 'held') await end(id, ENDINGS.refund)
    await at.runJobs()
  }
})

test('the terms of a version stay what they are: another text is another version', () => {
  const hash = createHash('sha256')
  for (const locale of LOCALES) hash.update(shopTerms(locale).text)
  expect([shopTerms('en').version, hash.digest('hex').slice(0, 16)]).toEqual([1, '4803a41926735cbf'])
})
