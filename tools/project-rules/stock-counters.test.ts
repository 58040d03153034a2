import { prove } from './proving.ts'
import { stockCounters } from './stock-counters.ts'

const path = 'packages/server/src/modules/catalogue/repository.ts'
const text = [
  'db.update(skus).set({ onHand: sql`${skus.onHand} + 1` })',
  'db.update(products).set({ note, buyableSkus })',
  'sql`update ${skus} set price_fen = 1, reserved = reserved + ${n} where id = ${id}`',
  'sql`with a as (update ${shops} set name = ${n} where id = ${id}) update ${products} set "can_be_bought" = true`',
  'transition(ctx, states, { id, set: { canBeBought: true } })',
].join('\n')

prove(stockCounters, {
  'every way of writing a counter': { path, text, lines: [1, 2, 3, 4, 5] },
  'the area of stock': { path: 'packages/server/src/modules/stock/repository.ts', text, lines: [] },
  'its neighbour of a like name': {
    path: 'packages/server/src/modules/stocktaking/commands/count.ts',
    text,
    lines: [1, 2, 3, 4, 5],
  },
  'tests bring about what no command can': { path: 'packages/server/src/modules/cart/cart.test.ts', text, lines: [] },
  'reading, comparing and inserting': {
    path,
    text: [
      'db.insert(skus).values({ onHand: 0 })',
      'sql`update ${skus} set price_fen = 1 where on_hand = 0 and reserved = 0`',
      'sql`select on_hand - reserved from ${skus} where can_be_bought = true`',
    ].join('\n'),
    lines: [],
  },
})
