import type { Label, Rule } from './labels.ts'

/** Filed under one of these. */
export const inside = (...codes: string[]): Rule => ({ in: codes })
/** Saying one of these anywhere. */
export const saying = (...words: string[]): Rule => ({ says: [words] })
/** Saying one of these in its title. */
export const titled = (...words: string[]): Rule => ({ title: [words] })

/** The same judgement for several queries. */
export const as = (label: Label, ...queries: string[]): Label[] => queries.map((q) => ({ ...label, q }))
/** Everything of some categories, and nothing else. */
export const all = (codes: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes }] }, ...queries)
/** Goods of some categories that say something; the others of the same categories are good instead. */
export const which = (codes: readonly string[], words: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, says: [words] }], good: [{ in: codes }] }, ...queries)
/** Goods of some categories that have an attribute's value; the others of the same categories are good instead. */
export const having = (codes: readonly string[], facets: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, facets }], good: [{ in: codes }] }, ...queries)
/** As `which`, where the others do not help. */
export const only = (codes: readonly string[], words: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, says: [words] }], near: [{ in: codes }] }, ...queries)
