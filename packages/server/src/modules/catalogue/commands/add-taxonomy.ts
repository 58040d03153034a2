import type { Actor, Ctx } from '../../../platform/context.ts'
import type { LocalName } from '../../../tables/catalogue.ts'
import { insertTaxonomy, type BrandRow } from '../repository.ts'

/** The two ways into the catalogue, and the brands. Categories are written parents first. */
interface Taxonomy {
  categories: readonly { code: string; parent: string | null; names: LocalName; pictureFileId: string }[]
  stages: readonly { code: string; names: LocalName; hints: LocalName }[]
  brands: readonly BrandRow[]
}

/** Adds categories, stages and brands, in one statement each. */
export async function addTaxonomy(ctx: Ctx<never, Actor>, { categories, stages, brands }: Taxonomy): Promise<void> {
  const paths = new Map<string, string[]>()
  for (const { code, parent } of categories) paths.set(code, [...(parent === null ? [] : (paths.get(parent) ?? [])), code])
  await ctx.transaction(async (ctx) => {
    await insertTaxonomy(ctx.db, {
      categories: categories.map(({ parent: _parent, ...row }, position) => ({ ...row, position, path: paths.get(row.code) ?? [row.code] })),
      stages: stages.map((row, position) => ({ ...row, position })),
      brands,
    })
  })
}
