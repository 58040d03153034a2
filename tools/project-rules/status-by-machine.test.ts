import { prove } from './proving.ts'
import { statusByMachine } from './status-by-machine.ts'

const path = 'packages/server/src/modules/orders/repository.ts'
const text = [
  "db.update(orders).set({ status: 'paid' })",
  'db.update(orders).set({ note, status })',
  "db.update(orders).set({ 'refundStatus': next })",
  'db.insert(orders).values(row).onConflictDoUpdate({ target: orders.id, set: { status: next } })',
  'sql`UPDATE orders SET note = ${n}, "status" = ${next} WHERE id = ${id}`',
  "db.execute('update orders set status = 1')",
  "const values = { status: 'paid' }",
  'db.update(orders).set(values)',
  'db.update(orders).set({ ...values, note })',
  "db.update(orders).set({ ['status']: 'paid' })",
  "db.update(orders).set(isPaid ? { status: 'paid' } : {})",
  'db.update(orders).set({ note, ...(isPaid && { status }) })',
  'const keep = ({ id, ...row }: { id: string; status: string }) => db.update(orders).set(row)',
  "const save = (row: Partial<Pick<Order, 'note' | 'status'>>) => db.update(orders).set(row)",
].join('\n')

const LINES = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14]

prove(statusByMachine, {
  'every way of writing a status': { path, text, lines: LINES },
  'in tests too': { path: 'packages/server/src/modules/orders/pay.test.ts', text, lines: LINES },
  'the machine itself': { path: 'packages/server/src/platform/state-machine/transition.ts', text, lines: [] },
  'the web has no columns': {
    path: 'packages/web/src/platform/store.ts',
    text: "store.set({ status: 'idle' })",
    lines: [],
  },
  'reading, inserting and other setters': {
    path,
    text: [
      "db.insert(orders).values({ status: 'unpaid' })",
      "sql`UPDATE orders SET note = ${n} WHERE status = 'paid'`",
      "seen.set('status', { status: 1 })",
      'db.update(orders).set({ note, statusText })',
      "sql`SELECT * FROM orders WHERE status = 'paid'`",
    ].join('\n'),
    lines: [],
  },
})
