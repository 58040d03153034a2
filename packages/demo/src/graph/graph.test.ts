import { eq, getTableName, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ATTEMPT_STATES, PAYMENT_STATES, REFUND_STATES } from '@zhujia/contract/payments/states.ts'
import { ORDER_EVENTS, type OrderEvent } from '@zhujia/contract/orders/events.ts'
import { decodeReason } from '@zhujia/contract/orders/reasons.ts'
import { ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import { decodeCorrection, PHONE_CHANGED } from '@zhujia/contract/orders/waybills.ts'
import { listViolations } from '@zhujia/server/invariants.ts'
import { orderMachine } from '@zhujia/server/modules/orders/machine.ts'
import { allowSilence } from '@zhujia/server/platform/db/silence.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { stateChanges } from '@zhujia/server/tables/platform.ts'
import { systemOf, type TestApp } from '@zhujia/server/testing/test-app.ts'
import { enlargeDemo } from '../bulk.ts'
import { makeDemoApp } from '../testing/demo-app.ts'
import { prefixOf } from './copies.ts'
import { GRAPHS, SHARED } from './graphs.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeDemoApp()
  await enlargeDemo(systemOf(at), { products: 0, orders: 5000, seed: 5 })
}, 300_000)
afterAll(() => at.close())

const COPIED = GRAPHS.flatMap(({ tables }) => tables.map(({ table }) => getTableName(table)))

/** These queries read every row, which takes longer than a request may. */
const atLength = <T>(run: (db: Db) => Promise<T>): Promise<T> =>
  systemOf(at).transaction(async ({ db }) => {
    allowSilence(db)
    await db.execute(sql`set local statement_timeout = '60s'`)
    return run(db)
  })

const rowsOf = (query: SQL): Promise<Record<string, unknown>[]> =>
  atLength(async (db) => (await db.execute<Record<string, unknown>>(query)).rows)

test('every table is either copied or declared as shared', async () => {
  const rows = await rowsOf(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = rows.map(({ name }) => String(name))
  expect(names.filter((name) => !COPIED.includes(name) && !(name in SHARED))).toEqual([])
  expect(COPIED.filter((name) => name in SHARED || !names.includes(name))).toEqual([])
  expect(Object.keys(SHARED).filter((name) => !names.includes(name))).toEqual([])
})

/** Ids of copies begin with the copy's number; ids of rows that a command wrote, with a time. */
const COPY = prefixOf(1).slice(0, 7)
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
/** Tables whose ids a copy must not contain. */
const OWN = ['checkouts', 'payments', 'orders', 'payment_attempts', 'refunds', 'order_refunds', 'parcels', 'reviews']

test('a copy refers to no row of its original: not in an id, an account, a link or any other text', async () => {
  expect(await rowsOf(sql`select count(*)::int as copies from orders where id::text ~ ${`^${COPY}`}`)).toEqual([
    { copies: 6000 - (await countPlaced()) },
  ])
  const scenarios = new Set<unknown>()
  for (const name of OWN)
    for (const { id } of await rowsOf(sql`select id from ${sql.identifier(name)} where id::text !~ ${`^${COPY}`}`))
      scenarios.add(id)
  expect(scenarios.size).toBeGreaterThan(1000)
  for (const name of COPIED) {
    const table = sql.identifier(name)
    const rows = await rowsOf(sql`select t::text as row from ${table} t where position(${COPY} in t::text) > 0`)
    const strays = rows.filter(({ row }) =>
      String(row)
        .match(UUID)
        ?.some((id) => scenarios.has(id)),
    )
    expect([name, strays]).toEqual([name, []])
  }
})

/** Orders of generated buyers that the commands placed. */
async function countPlaced(): Promise<number> {
  const [row] = await rowsOf(
    sql`select count(*)::int as n from orders o join users u on u.id = o.buyer_id where o.id::text !~ ${`^${COPY}`} and u.phone like '199%'`,
  )
  return Number(row?.n)
}

test('the numbers that people read are unique, and a cashier has the number of its attempt', async () => {
  expect(
    await rowsOf(sql`
      select count(*)::int as n from payment_attempts a left join simulated_payments s on s.out_trade_no = a.out_trade_no
      where s.out_trade_no is null or a.cashier_url not like '%' || a.out_trade_no
        or s.subject <> a.out_trade_no or position(a.payment_id::text in s.return_url) = 0`),
  ).toEqual([{ n: 0 }])
  expect(
    await rowsOf(sql`
      select count(*)::int as n from refunds r left join simulated_refunds s on s.out_refund_no = r.out_refund_no
      where (r.status = 'succeeded') <> (s.out_refund_no is not null)`),
  ).toEqual([{ n: 0 }])
  expect(
    await rowsOf(sql`select count(*)::int as n from orders where substr(number, 1, 6)::int not between
      to_char(placed_at - interval '1 day', 'YYMMDD')::int and to_char(placed_at + interval '1 day', 'YYMMDD')::int`),
  ).toEqual([{ n: 0 }])
})

test('copies are for other buyers at their own addresses, at other times, and none is later than now', async () => {
  const [row] = await rowsOf(sql`
    select count(distinct buyer_id)::int as buyers,
      count(*) filter (where o.address ->> 'phone' <> a.phone or o.address ->> 'detail' <> a.detail)::int as elsewhere,
      count(*) filter (where o.placed_at > ${at.clock.now().toISOString()})::int as later,
      count(*) filter (where o.placed_at < ${at.clock.now().toISOString()}::timestamptz - interval '92 days')::int as older
    from orders o join users u on u.id = o.buyer_id join addresses a on a.owner_id = u.id and a.is_default
    where u.phone like '199%'`)
  expect(row).toMatchObject({ elsewhere: 0, later: 0, older: 0 })
  expect(Number(row?.['buyers'])).toBeGreaterThan(200)
})

test('every state of orders, payments and refunds and every order event occurs, and many products are sold', async () => {
  const list = async (query: SQL) => (await rowsOf(query)).map(({ one }) => String(one))
  expect(await list(sql`select distinct status as one from orders order by 1`)).toEqual([...ORDER_STATES].toSorted())
  expect(await list(sql`select distinct status as one from payments order by 1`)).toEqual(
    [...PAYMENT_STATES].toSorted(),
  )
  expect(await list(sql`select distinct status as one from refunds order by 1`)).toEqual([...REFUND_STATES].toSorted())
  // An attempt is new only while its channel is being asked for a cashier.
  expect(await list(sql`select distinct status as one from payment_attempts order by 1`)).toEqual(
    ATTEMPT_STATES.filter((state) => state !== 'init').toSorted(),
  )
  expect(await list(sql`select distinct event as one from state_changes where entity = 'order' order by 1`)).toEqual(
    Object.keys(orderMachine.events).toSorted(),
  )
  const [goods] = await rowsOf(sql`select count(distinct product_id)::int as n from order_lines`)
  expect(Number(goods?.['n'])).toBeGreaterThan(150)
})

const READS: Readonly<Record<(typeof ORDER_EVENTS)[OrderEvent]['reason'], (reason: string | null) => boolean>> = {
  none: (reason) => reason === null,
  free: (reason) => reason !== null,
  chosen: (reason) => decodeReason(reason ?? '').key !== undefined,
  correction: (reason) => reason === PHONE_CHANGED || decodeCorrection(reason ?? '') !== undefined,
}

test('the history of orders has the reasons that the contract says, of every event', async () => {
  const rows = await atLength((db) =>
    db
      .selectDistinct({ event: sql<OrderEvent>`${stateChanges.event}`, reason: stateChanges.reason })
      .from(stateChanges)
      .where(eq(stateChanges.entity, 'order')),
  )
  expect(rows.length).toBeGreaterThan(Object.keys(orderMachine.events).length)
  expect(rows.filter(({ event, reason }) => !READS[ORDER_EVENTS[event].reason](reason))).toEqual([])
})

test('no invariant is violated, and the review summaries match the rows', async () => {
  const violations = await atLength(listViolations)
  expect(violations).toEqual([])
  expect(
    await rowsOf(sql`
      select sum(goods)::int - (select sum(goods_sum)::int from review_summaries) as goods,
        count(*)::int - (select sum(reviewed_lines)::int from orders) as lines,
        (count(*) filter (where has_photos))::int - (select count(distinct review_id)::int from review_photos) as photos,
        sum(cardinality(tags))::int - (select sum(count)::int from review_tag_counts) as tags
      from reviews`),
  ).toEqual([{ goods: 0, lines: 0, photos: 0, tags: 0 }])
})
