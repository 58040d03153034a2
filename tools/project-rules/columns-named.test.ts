import { columnsNamed } from './columns-named.ts'
import { prove } from './proving.ts'

const path = 'packages/server/src/modules/orders/repository.ts'
const text = [
  'const save = (row: Partial<typeof orders.$inferInsert>) => db.update(orders).set(row)',
  'db.update(orders).set({ ...rest, note })',
  'db.update(orders).set({ [column]: value })',
  'db.update(orders).set(valuesOf(order))',
  'let changing = { note }; db.update(orders).set(changing)',
  'db.insert(orders).values(row).onConflictDoUpdate({ target: orders.id, set: row })',
  'transition(ctx, states, { id, set: { ...priceOf(order), reprices } })',
  'tryTransition(ctx, states, step)',
  'const of = ({ to, ...row }: Waybill & { to: string }) => db.update(orders).set(row)',
  "const but = (row: Omit<Order, 'id'>) => db.update(orders).set(row)",
].join('\n')

prove(columnsNamed, {
  'every way of hiding columns': { path, text, lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  'tests write what they like': { path: 'packages/server/src/modules/orders/pay.test.ts', text, lines: [] },
  'the machine itself': { path: 'packages/server/src/platform/state-machine/transition.ts', text, lines: [] },
  'columns that are named in the file': {
    path,
    text: [
      "type Row = Pick<Order, 'note' | 'hiddenAt'>",
      'interface Remark { note: string }',
      'const save = (row: Partial<Row>) => db.update(orders).set(row)',
      'const say = ({ remark }: { remark: Remark }) => db.update(orders).set({ ...remark, saidAt })',
      'const set = (row: { note: string }) => transition(ctx, states, { id, set: row })',
      'const price: Row = rowOf(order); db.update(orders).set({ ...price })',
      'const values = isFirst ? { note } : { hiddenAt }; db.update(orders).set(values)',
      'const ADDING = { target: orders.id, set: { note } }; db.insert(orders).values(row).onConflictDoUpdate(ADDING)',
      "const step = { event: 'pay' } as const; tryTransition(ctx, states, { id, ...step })",
      'const hide = ({ id, ...row }: { id: string; hiddenAt: Date }) => db.update(orders).set(row)',
      "seen.set('note', row)",
      'gauge.set(failures)',
    ].join('\n'),
    lines: [],
  },
})
