import type { Actor, Ctx } from '#platform/context.ts'
import { criteriaOf, type Criteria, type ProductQuery } from './criteria.ts'
import { loadLexicon } from './load-lexicon.ts'

/** What a query asks for, by what the catalogue calls things now. */
export const readQuery = async (ctx: Ctx<never, Actor>, query: ProductQuery): Promise<Criteria> =>
  criteriaOf(query, await loadLexicon(ctx), ctx.locale)
