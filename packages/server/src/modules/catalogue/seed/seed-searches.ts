import type { Actor, Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { actingAs } from '../../../platform/make-ctx.ts'
import { recordSearch } from '../commands/record-search.ts'
import { SEARCHES } from './searches.data.ts'

/** Lets the people of the demo world search, each for the first words of the list that are left to him. */
export async function seedSearches(ctx: Ctx<never, Actor>, userIds: Iterable<string>): Promise<void> {
  const people = [...userIds]
  for (const [words, count] of SEARCHES) {
    for (const userId of people.slice(0, count)) {
      await recordSearch(actingAs(ctx, { actor: { kind: 'user', userId, sessionId: newId(), roles: [] } }), words)
    }
  }
}
