/** The texts of a product, and its categories. */
export interface Facts {
  id: string
  brand: string
  /** Codes from the root down. */
  categories: readonly string[]
  /** `attribute:value`, as the filters have them. */
  facets: readonly string[]
  /** Title and subtitle. */
  title: string
  /** Title, subtitle, options, parameters, and the Chinese names of its attributes' values. */
  text: string
}

/** Conditions on a product; all that are given must hold. */
export interface Rule {
  /** It is in one of these categories, at any level. */
  in?: readonly string[]
  brand?: string
  /** It has one of these attribute values. */
  facets?: readonly string[]
  /** Its title or subtitle contains one word of each list. */
  title?: readonly (readonly string[])[]
  /** Its texts contain one word of each list. */
  says?: readonly (readonly string[])[]
}

/**
 * A query with the products that should be found: the grade of a product is the highest one whose rule it fulfils. 3 is what
 * was asked for, 2 is a good replacement, 1 is related.
 */
export interface Label {
  q: string
  best: readonly Rule[]
  good?: readonly Rule[]
  near?: readonly Rule[]
}

const holds = (text: string, lists: readonly (readonly string[])[] | undefined): boolean =>
  (lists ?? []).every((words) => words.some((word) => text.includes(word)))

const fulfils = (facts: Facts, { in: categories, brand, facets, title, says }: Rule): boolean =>
  (categories === undefined || categories.some((code) => facts.categories.includes(code))) &&
  (brand === undefined || facts.brand === brand) &&
  (facets === undefined || facets.some((facet) => facts.facets.includes(facet))) &&
  holds(facts.title, title) &&
  holds(facts.text, says)

/** The grade of a product for a query, 0 to 3. */
export function gradeOf(facts: Facts, { best, good = [], near = [] }: Label): number {
  const grades = [best, good, near]
  const place = grades.findIndex((rules) => rules.some((rule) => fulfils(facts, rule)))
  return place < 0 ? 0 : 3 - place
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** NDCG of the first ten: how close they are to the best possible order, which is 1. Undefined when no product has a grade. */
export function ndcgOf(found: readonly number[], all: readonly number[]): number | undefined {
  const ideal = gainOf(all.toSorted((a, b) => b - a).slice(0, 10))
  return ideal === 0 ? undefined : gainOf(found.slice(0, 10)) / ideal
}
