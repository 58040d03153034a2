import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { type Fixture, makeProject } from './fixture-project.ts'
import { generate, missingMigration } from './schema.ts'

const STATES = 'packages/contract/src/orders/states.ts'
const TABLES = 'packages/server/src/tables/orders.ts'
const tablesWith = (column: string, limit = '') => `import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { HOURS } from '@zhujia/contract/orders/states.ts'
export const orders = pgTable('orders', { id: integer().primaryKey(), paid: integer('${column}') }, (table) => [
  index('orders_late').on(table.id).where(sql.raw(\`${column} > \${HOURS}\`)),
  ${limit}
])
`
const CLEAN = { [STATES]: 'export const HOURS = 48\n', [TABLES]: tablesWith('paid_hours') }

let project: Fixture
beforeAll(() => {
  project = makeProject(CLEAN)
  rmSync(join(project.root, 'node_modules/drizzle-orm'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules/drizzle-orm'), join(project.root, 'node_modules/drizzle-orm'), 'junction')
  generate(project.root, join(project.root, 'packages/server/src/tables/migrations'))
})
afterAll(() => project.remove())

const files = () => execFileSync('git', ['status', '--short', '-uall'], { cwd: project.root, encoding: 'utf8' })

test('tables as the migrations make them need none, and the tree stays as it is', () => {
  project.write(CLEAN)
  const before = files()
  expect(before).toContain('migrations/meta/0000_snapshot.json')
  expect([missingMigration(project.root), files()]).toEqual([undefined, before])
})

test.each([
  {
    what: 'a CHECK',
    change: { [TABLES]: tablesWith('paid_hours', "check('orders_paid', sql`${table.paid} >= 0`),") },
    says: 'ADD CONSTRAINT "orders_paid" CHECK',
  },
  {
    what: 'a constant of the contract that is compiled into an index',
    change: { [STATES]: 'export const HOURS = 72\n' },
    says: 'WHERE paid_hours > 72',
  },
  { what: 'another name of a column', change: { [TABLES]: tablesWith('paid_after') }, says: 'TTY' },
])('$what without a migration is found', ({ change, says }) => {
  project.write({ ...CLEAN, ...change })
  const before = files()
  expect(missingMigration(project.root)).toContain(says)
  expect(files()).toBe(before)
})
