import { routesOf } from '#platform/http/handlers.ts'
import { addLine } from './commands/add-line.ts'
import { removeLines } from './commands/remove-lines.ts'
import { selectLines } from './commands/select-lines.ts'
import { updateLine } from './commands/update-line.ts'
import { countLines, getCart } from './queries.ts'

export const cartRoutes = routesOf('cart', {
  getCart,
  countLines: async (ctx) => ({ lines: await countLines(ctx) }),
  addLine: { decide: (ctx, { body }) => addLine(ctx, body) },
  updateLine: async (ctx, { params, body }) => {
    await updateLine(ctx, params.id, body)
    return null
  },
  selectLines: async (ctx, { body }) => {
    await selectLines(ctx, body)
    return null
  },
  removeLines: async (ctx, { body }) => {
    await removeLines(ctx, body.lineIds)
    return null
  },
})
