import { noReadModifyWrite } from './no-read-modify-write.ts'
import { prove } from './proving.ts'

const path = 'packages/server/src/modules/warehouse/repository.ts'

prove(noReadModifyWrite, {
  'totals and sums computed in the process': {
    path,
    text: [
      'db.update(stock).set({ onHand: row.onHand - n })',
      'db.update(stock).set({ reserved })',
      'db.update(stock).set({ reserved: 0 })',
      'db.update(accounts).set({ balanceFen: next })',
      'db.update(orders).set({ paidFen: (order.paidFen + amountFen) })',
      'db.insert(stock).values(row).onConflictDoUpdate({ target: stock.id, set: { onHand: row.onHand } })',
      'transition(ctx, states, { id, set: { refundedFen: order.refundedFen + n } })',
      'tryTransition(ctx, states, { id, ...{ set: { reprices, paidFen: order.paidFen - n } } })',
      'const paidFen = order.paidFen + n',
      'db.update(orders).set({ paidFen })',
      "const stockOf = (row: Pick<Stock, 'id' | 'onHand'>) => db.update(stock).set(row)",
    ].join('\n'),
    lines: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11],
  },
  'computed in the database, and amounts that are given': {
    path,
    text: [
      'db.update(stock).set({ onHand: sql`${stock.onHand} - ${n}` })',
      'db.update(stock).set({ reserved: sql<number>`${stock.reserved} + ${n}` })',
      'db.update(skus).set({ priceFen: input.priceFen, quantity })',
      'db.insert(stock).values({ onHand: 0, reserved: 0 })',
      "counts.set('onHand', 3)",
      'const less = sql`${stock.onHand} - ${n}`',
      'db.update(stock).set({ onHand: less })',
      'transition(ctx, states, { id, set: { reprices: plusOne(orders.reprices), paidFen: attempt.amountFen } })',
    ].join('\n'),
    lines: [],
  },
  tests: {
    path: 'packages/server/src/modules/warehouse/stock.test.ts',
    text: 'db.update(stock).set({ onHand: 5 })',
    lines: [],
  },
})
