import type { Actor, Ctx } from '#platform/context.ts'
import type { LocalName } from '#tables/catalogue.ts'
import { insertTaxonomy, type BannerRow, type BrandRow } from '../repository.ts'

/** Categories (parents first), construction stages, brands, attributes and the banners of the home page. */
interface Taxonomy {
  categories: readonly { code: string; parent: string | null; names: LocalName; pictureFileId: string }[]
  stages: readonly { code: string; names: LocalName; hints: LocalName }[]
  brands: readonly BrandRow[]
  attributes: readonly { code: string; names: LocalName; values: readonly { code: string; names: LocalName }[] }[]
  /** Codes of attributes by the code of the category they begin at. */
  categoryAttributes: Readonly<Record<string, readonly string[]>>
  banners: readonly Omit<BannerRow, 'position'>[]
}

/** Inserts the taxonomy, each kind in one statement. */
export async function addTaxonomy(
  ctx: Ctx<never, Actor>,
  { categories, stages, brands, attributes, categoryAttributes, banners }: Taxonomy,
): Promise<void> {
  const paths = new Map<string, string[]>()
  for (const { code, parent } of categories)
    paths.set(code, [...(parent === null ? [] : (paths.get(parent) ?? [])), code])
  await ctx.transaction(async (ctx) => {
    await insertTaxonomy(ctx.db, {
      categories: categories.map(({ parent: _parent, ...row }, position) => ({
        ...row,
        position,
        path: paths.get(row.code) ?? [row.code],
      })),
      stages: stages.map((row, position) => ({ ...row, position })),
      brands,
      attributes: attributes.map(({ code, names }, position) => ({ code, names, position })),
      attributeValues: attributes.flatMap(({ code: attribute, values }) =>
        values.map((value, position) => ({ ...value, attribute, position })),
      ),
      categoryAttributes: Object.entries(categoryAttributes).flatMap(([category, codes]) =>
        codes.map((attribute, position) => ({ category, attribute, position })),
      ),
      banners: banners.map((row, position) => ({ ...row, position })),
    })
  })
}
