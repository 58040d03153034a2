import { prove } from './proving.ts'
import { transactionShadows } from './transaction-shadows.ts'

const path = 'packages/server/src/modules/orders/commands/place-order.ts'
const text = [
  'ctx.transaction(async (tx) => save(tx))',
  'ctx.transaction(async () => save(ctx))',
  'ctx.transaction(async ({ db }) => save(db))',
  'ctx.db.transaction(async (db) => save(db))',
  'ctx.transaction(async function (inner) { await save(inner) })',
].join('\n')

prove(transactionShadows, {
  'every way of keeping the outer handle in reach': { path, text, lines: [1, 2, 3, 4, 5] },
  'the maker of ctx.transaction': { path: 'packages/server/src/platform/db/context.ts', text, lines: [] },
  'a handle that shadows': {
    path,
    text: 'ctx.transaction(async (ctx) => save(ctx))\nctx.transaction(ctx => save(ctx), options)\nctx.transaction(work)',
    lines: [],
  },
})
