import type { Actor, Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { insertFiles } from '../repository.ts'

/**
 * Makes pictures that the house draws itself: each is a description, drawn when somebody first looks. Equal descriptions
 * are one file.
 * @returns the file ids, in the order given
 */
export async function addDrawings(ctx: Ctx<never, Actor>, drawings: readonly object[]): Promise<string[]> {
  const ids = new Map<string, string>()
  const rows = drawings.flatMap((drawing) => {
    const key = JSON.stringify(drawing)
    if (ids.has(key)) return []
    const id = newId()
    ids.set(key, id)
    return [{ id, purpose: 'drawing' as const, drawing, createdAt: ctx.clock.now() }]
  })
  await ctx.transaction((ctx) => insertFiles(ctx.db, rows))
  return drawings.map((drawing) => ids.get(JSON.stringify(drawing)) ?? '')
}
