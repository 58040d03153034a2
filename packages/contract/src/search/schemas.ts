import { z } from 'zod'
import { code, fen, text } from '../core/fields.ts'
import { SEARCH_TEXT_MAX } from '../core/limits.ts'

/** How the words were read, when not as they stand. */
export const searchReading = z.strictObject({
  kind: z.enum(['asked', 'corrected', 'fewer']),
  /** What was looked for instead; undefined when the words as they stand found something. */
  words: z.string().optional(),
  /** Words that were left out so that anything was found. */
  dropped: z.array(z.string()),
  /** Words that no product, category or brand uses: a brand that is not sold, another thing. */
  unknown: z.array(z.string()),
  /** The categories that the words name: where to look when nothing was found. */
  categories: z.array(code),
  /** What to mark in titles: the words and those that mean the same, folded. */
  marked: z.array(z.string()),
  /** So many records at the end are of the same kind only: they do not fit all words and are not counted in the total. */
  alike: z.int(),
})

export const FACET_KINDS = ['category', 'stage', 'brand', 'attribute'] as const
/** A value with the number of products that it would show, were it the only choice of its kind. */
export const facetValue = z.strictObject({ code: z.string(), name: z.string(), count: z.int() })
export const facetGroup = z.strictObject({
  kind: z.enum(FACET_KINDS),
  /** What stands before the colon in `facets`; of attributes their code. */
  key: z.string(),
  /** An attribute's name; the other kinds have theirs in the app. */
  name: z.string().optional(),
  values: z.array(facetValue),
})
export const searchFacets = z.strictObject({
  groups: z.array(facetGroup),
  /** Ranges of prices, from `fromFen` to below `toFen`; the last has no end. */
  prices: z.array(z.strictObject({ fromFen: fen, toFen: fen.nullable(), count: z.int() })),
  /** There was more than is counted: the counts are floors. */
  more: z.boolean(),
})

export const suggestionQuery = z.strictObject({ q: text(SEARCH_TEXT_MAX).min(1) })
/** What somebody who began to write may mean; a category leads to its goods, anything else is searched for. */
export const suggestion = z.strictObject({
  kind: z.enum(['category', 'brand', 'word']),
  text: z.string(),
  category: code.optional(),
})
export const suggestions = z.array(suggestion)
export const hotWords = z.array(z.string())
export const searchRecord = z.strictObject({ q: text(SEARCH_TEXT_MAX).min(1) })
