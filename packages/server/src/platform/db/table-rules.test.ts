import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { PROVISIONS } from '#areas.ts'
import { joinRules, type TableRules } from './table-rules.ts'

const { insertOnly, neverDeleted, ordinary } = PROVISIONS.tables

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** Every table of money, stock, history and evidence, with the columns of it that may change. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  checkouts: ['id'],
  deposits: ['paid_at', 'status', 'version'],
  ledger_balances: ['balance_fen'],
  ledger_transfers: [],
  order_lines: ['cancelled_quantity', 'is_bought', 'shipped_quantity', 'version_hash'],
  order_price_changes: [],
  order_refund_lines: [],
  order_refunds: ['arrived_at'],
  orders:
    'auto_receive_at cancel_due_at cancel_reason cancel_requests checkout_id commission_back_fen commission_fen declines discount_fen freight_fen hidden_at is_extended paid_at payment_id refunded_fen reprices review_due_at reviewable_lines reviewed_lines seller_remark status total_fen version'.split(
      ' ',
    ),
  organisation_log: [],
  organisations: ['name'],
  parcel_lines: [],
  parcels: ['carrier', 'corrected_at', 'corrections', 'driver_phone', 'tracking_number'],
  payment_attempts: ['cashier_url', 'provider_txn_id', 'status', 'version'],
  payment_events: [],
  payments: ['amount_fen', 'paid_fen', 'refunded_fen', 'status', 'version'],
  product_versions: [],
  refunds: ['status', 'version'],
  review_photos: ['position'],
  reviews:
    'append_replied_at append_replied_by append_reply_text append_text appended_at has_photos ranked_at replied_at replied_by reply_text'.split(
      ' ',
    ),
  state_changes: [],
  stock_moves: [],
}
/** Rows that stay, whatever changes in them. */
const KEPT = ['products', 'review_summaries', 'review_tag_counts', 'shops', 'sku_lots', 'skus', 'users']

interface Row {
  [column: string]: unknown
  table: string
  columns: number
  changing: string[]
  removable: boolean
}
const tables = async (): Promise<Row[]> =>
  (
    await at.db.execute<Row>(sql`
      select c.table_name as table, count(*)::int as columns,
        coalesce(array_agg(c.column_name::text order by c.column_name) filter (where has_column_privilege(c.table_name::text, c.column_name::text, 'update')), '{}') as changing,
        has_table_privilege(c.table_name::text, 'delete') or has_table_privilege(c.table_name::text, 'truncate') as removable
      from information_schema.columns c where c.table_schema = 'public'
      group by c.table_name order by c.table_name`)
  ).rows

test('every table is in one of the lists, and in one alone', async () => {
  const listed = [...insertOnly, ...Object.keys(neverDeleted), ...ordinary]
  expect(listed.toSorted()).toEqual((await tables()).map(({ table }) => table))
})

test('of these tables the application may change the named columns alone', async () => {
  const found = (await tables()).filter(({ columns, changing }) => changing.length < columns)
  expect(Object.fromEntries(found.map(({ table, changing }) => [table, changing]))).toEqual(FIXED)
})

test('of these tables and of these alone the application may remove nothing', async () => {
  const kept = (await tables()).filter(({ removable }) => !removable).map(({ table }) => table)
  expect(kept).toEqual([...Object.keys(FIXED), ...KEPT].toSorted())
})

const REFUSED = { cause: { code: '42501' } }
test.each([...insertOnly, ...Object.keys(neverDeleted)])('no row leaves %s', async (table) => {
  await expect(at.db.execute(sql`delete from ${sql.identifier(table)}`)).rejects.toMatchObject(REFUSED)
  await expect(at.db.execute(sql`truncate ${sql.identifier(table)} cascade`)).rejects.toMatchObject(REFUSED)
})

test.each(insertOnly)('no row of %s is written again', async (table) => {
  const [column] = (
    await at.db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_name = ${table}`,
    )
  ).rows
  const name = sql.identifier(column?.name ?? '')
  await expect(at.db.execute(sql`update ${sql.identifier(table)} set ${name} = ${name}`)).rejects.toMatchObject(REFUSED)
})

test.each([
  'update payments set payer_id = payer_id',
  'update payment_attempts set amount_fen = amount_fen',
  'update refunds set amount_fen = amount_fen',
  'update orders set goods_fen = goods_fen',
  'update orders set buyer_id = buyer_id',
  'update order_lines set price_fen = price_fen',
  'update reviews set text = text',
  'update reviews set goods = goods',
  'update review_photos set file_id = file_id',
])('what stands is not written again: %s', async (statement) => {
  await expect(at.db.execute(statement)).rejects.toMatchObject(REFUSED)
})

test.each<[string, TableRules]>([
  ['the list that it is in', { neverDeleted: { goods: 'any' } }],
  ['another list', { ordinary: ['goods'] }],
])('a table that is named again in %s is refused', (_where, again) => {
  const rules: TableRules = { insertOnly: ['events'], neverDeleted: { goods: ['price'] }, ordinary: ['drafts'] }
  expect(joinRules([rules, {}])).toEqual(rules)
  expect(() => joinRules([rules, again])).toThrow('goods is named twice')
})
