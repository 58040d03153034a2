import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { findDrawings, insertFiles } from '../repository.ts'

/**
 * Adds pictures that the server draws itself: each is a description, which is drawn at the first request. Equal descriptions are
 * one file, also over several calls.
 * @returns the file ids, in the order given
 */
export async function addDrawings(ctx: Ctx<never, Actor>, drawings: readonly object[]): Promise<string[]> {
  const unique = [...new Map(drawings.map((drawing) => [JSON.stringify(drawing), drawing]))]
  return ctx.transaction(async (ctx) => {
    const stored = await findDrawings(
      ctx.db,
      unique.map(([, drawing]) => drawing),
    )
    const made = unique.map(([key, drawing], index) => ({
      key,
      drawing,
      id: stored.get(index) ?? newId(),
      isNew: !stored.has(index),
    }))
    await insertFiles(
      ctx.db,
      made.flatMap(({ id, drawing, isNew }) =>
        isNew ? [{ id, purpose: 'drawing' as const, drawing, createdAt: ctx.clock.now() }] : [],
      ),
    )
    const ids = new Map(made.map(({ key, id }) => [key, id]))
    return drawings.map((drawing) => ids.get(JSON.stringify(drawing)) ?? '')
  })
}
