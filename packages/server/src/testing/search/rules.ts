import type { Label, Rule } from './labels.ts'

/** In one of these categories. */
export const inside = (...codes: string[]): Rule => ({ in: codes })
/** One of these words is in its texts. */
export const saying = (...words: string[]): Rule => ({ says: [words] })
/** One of these words is in its title. */
export const titled = (...words: string[]): Rule => ({ title: [words] })

/** The same grades for several queries. */
export const as = (label: Label, ...queries: string[]): Label[] => queries.map((q) => ({ ...label, q }))
/** Grade 3 for everything of some categories, none for the rest. */
export const all = (codes: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes }] }, ...queries)
/** Grade 3 for goods of some categories with one of these words; 2 for the others of the same categories. */
export const which = (codes: readonly string[], words: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, says: [words] }], good: [{ in: codes }] }, ...queries)
/** Grade 3 for goods of some categories with an attribute's value; 2 for the others of the same categories. */
export const having = (codes: readonly string[], facets: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, facets }], good: [{ in: codes }] }, ...queries)
/** As `which`, but grade 1 for the others of the same categories. */
export const only = (codes: readonly string[], words: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, says: [words] }], near: [{ in: codes }] }, ...queries)
