import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** Every table of money, stock, history and evidence, with the columns of it that may change. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  state_changes: [],
  ledger_transfers: [],
  ledger_balances: ['balance_fen'],
  stock_moves: [],
  payment_events: [],
  payment_attempts: ['cashier_url', 'provider_txn_id', 'status', 'version'],
  refunds: ['status', 'version'],
  checkouts: ['id'],
  order_lines: ['cancelled_quantity', 'shipped_quantity', 'version_hash'],
  order_price_changes: [],
  order_refunds: ['arrived_at'],
  order_refund_lines: [],
  parcels: ['id'],
  parcel_lines: [],
  product_versions: [],
  review_photos: [],
}

test('of these tables the application may change the named columns alone, and remove nothing', async () => {
  const { rows } = await at.db.execute<{ table: string; changing: string[]; removable: boolean }>(sql`
    select c.table_name as table,
      coalesce(array_agg(c.column_name::text order by c.column_name) filter (where has_column_privilege(c.table_name::text, c.column_name::text, 'update')), '{}') as changing,
      has_table_privilege(c.table_name::text, 'delete') or has_table_privilege(c.table_name::text, 'truncate') as removable
    from information_schema.columns c
    where c.table_schema = 'public' and c.table_name in (select json_array_elements_text(${JSON.stringify(Object.keys(TABLES))}::json))
    group by c.table_name`)
  expect(rows.filter(({ removable }) => removable)).toEqual([])
  expect(Object.fromEntries(rows.map(({ table, changing }) => [table, changing]))).toEqual(TABLES)
})

test.each([
  ['changed', 'update ledger_transfers set amount_fen = 1'],
  ['removed', 'delete from ledger_transfers'],
  ['emptied', 'truncate ledger_transfers'],
])('PostgreSQL refuses that its owner has such a table %s', async (_how, statement) => {
  await expect(at.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
})
