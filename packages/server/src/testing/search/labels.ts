/** What a judged product says and where it stands. */
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

/** A demand on a product; all that is given must hold. */
export interface Rule {
  /** Filed under one of these, at any level. */
  in?: readonly string[]
  brand?: string
  /** It has one of these attribute values. */
  facets?: readonly string[]
  /** Its title or subtitle holds one of these, for each list. */
  title?: readonly (readonly string[])[]
  /** It says one of these anywhere, for each list. */
  says?: readonly (readonly string[])[]
}

/**
 * A query with what is right for it: a product's grade is the highest whose rule it fulfils. 3 is what was asked for, 2
 * is good instead, 1 has to do with it.
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

/** 0 to 3. */
export function gradeOf(facts: Facts, { best, good = [], near = [] }: Label): number {
  const grades = [best, good, near]
  const place = grades.findIndex((rules) => rules.some((rule) => fulfils(facts, rule)))
  return place < 0 ? 0 : 3 - place
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** How near the first ten are to the best order of all there is: 1 is perfect. Undefined when nothing is right. */
export function ndcgOf(found: readonly number[], all: readonly number[]): number | undefined {
  const ideal = gainOf(all.toSorted((a, b) => b - a).slice(0, 10))
  return ideal === 0 ? undefined : gainOf(found.slice(0, 10)) / ideal
}
