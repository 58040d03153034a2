import type { Category } from '#entities/catalogue/queries.ts'

/** A category with those directly below it. */
export interface Branch extends Category {
  children: readonly Branch[]
}

/** The flat list of the API as a tree, in its order. */
export function branchesOf(categories: readonly Category[], parent: string | null = null): Branch[] {
  return categories
    .filter((category) => category.parent === parent)
    .map((category) => ({ ...category, children: branchesOf(categories, category.code) }))
}

/** The first-level category that a category of any level belongs to; undefined for an unknown code. */
export function rootOf(categories: readonly Category[], code: string | undefined): string | undefined {
  const byCode = new Map(categories.map((category) => [category.code, category]))
  let found = byCode.get(code ?? '')
  // As many steps as there are categories: a ring in the data must not hang the page.
  for (let step = 0; typeof found?.parent === 'string' && step < byCode.size; step += 1)
    found = byCode.get(found.parent)
  return found?.code
}
