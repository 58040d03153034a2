import { z } from 'zod'
import { code, fen, text } from '../core/fields.ts'
import { SEARCH_TEXT_MAX } from '../core/limits.ts'

/** How the words were read. */
export const searchReading = z.strictObject({
  kind: z.enum(['asked', 'corrected', 'fewer']),
  /** The words that were searched for instead; undefined when the typed words found something. */
  words: z.string().optional(),
  /** Words that were left out in order to find anything. */
  dropped: z.array(z.string()),
  /** Words that no product, category or brand uses: a brand that is not sold, another thing. */
  unknown: z.array(z.string()),
  /** The categories that the words name, offered when nothing was found. */
  categories: z.array(code),
  /** Words to mark in titles: the searched ones and their synonyms, folded. */
  marked: z.array(z.string()),
  /** How many records at the end are only of the same kind (decision 077); the total does not include them. */
  alike: z.int(),
})

export const FACET_KINDS = ['category', 'stage', 'brand', 'attribute'] as const
/** A value with the number of products that it would show, were it the only choice of its kind. */
export const facetValue = z.strictObject({ code: z.string(), name: z.string(), count: z.int() })
export const facetGroup = z.strictObject({
  kind: z.enum(FACET_KINDS),
  /** The part before the colon in `facets`; the code of an attribute. */
  key: z.string(),
  /** An attribute's name; the other kinds have theirs in the app. */
  name: z.string().optional(),
  values: z.array(facetValue),
})
export const searchFacets = z.strictObject({
  groups: z.array(facetGroup),
  /** Ranges of prices, from `fromFen` to below `toFen`; the last has no end. */
  prices: z.array(z.strictObject({ fromFen: fen, toFen: fen.nullable(), count: z.int() })),
  /** The counts are lower bounds. */
  more: z.boolean(),
})

export const suggestionQuery = z.strictObject({ q: text(SEARCH_TEXT_MAX).min(1) })
/** A suggestion for typed text; a category links to its products, any other is searched for. */
export const suggestion = z.strictObject({
  kind: z.enum(['category', 'brand', 'word']),
  text: z.string(),
  category: code.optional(),
})
export const suggestions = z.array(suggestion)
export const hotWords = z.array(z.string())
export const searchRecord = z.strictObject({ q: text(SEARCH_TEXT_MAX).min(1) })
