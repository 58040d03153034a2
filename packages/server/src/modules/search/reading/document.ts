import { conceptsIn } from './concepts.ts'
import { cutHan } from './segment.ts'
import { foldText } from './fold.ts'
import { latinOf } from './name-key.ts'
import { tokensOf } from './tokens.ts'

/** What the index is made of: everything that is said about a product in any language, and what it can be narrowed by. */
export interface Described {
  title: string
  subtitle: string
  /** Its brand's name, and its categories and attribute values in every language. */
  names: readonly string[]
  specValues: readonly string[]
  parameters: readonly { name: string; value: string }[]
  /** `category:x` for each of its categories from the root down, `stage:x`, `shop:x`, `brand:x`, `attribute:value`. */
  marks: readonly string[]
}

/** Titles, subtitles and brands in one line, as ranking compares them with words. */
export const titleOf = ({ title, subtitle, names }: Pick<Described, 'title' | 'subtitle' | 'names'>): string =>
  foldText([title, subtitle, ...names.slice(0, 2)].join(' '))

/** Names of categories, values and parameters come again in thousands of products: their tokens are cached, so many at most. */
const CACHED_MAX = 20_000
const cached = new Map<string, ReadonlySet<string>>()

function tokensOfText(text: string): ReadonlySet<string> {
  const known = cached.get(text)
  if (known) return known
  if (cached.size >= CACHED_MAX) cached.clear()
  const tokens = tokensOf(text)
  cached.set(text, tokens)
  return tokens
}

/** The tokens under which a product is found. */
export function documentOf(described: Described): string[] {
  const { title, subtitle, names, specValues, parameters, marks } = described
  const repeated = [...names, ...specValues, ...parameters.flatMap(({ name, value }) => [name, value])]
  const tokens = new Set([
    ...tokensOf(title),
    ...tokensOf(subtitle),
    ...repeated.flatMap((text) => [...tokensOfText(text)]),
  ])
  return [...tokens, ...conceptsIn(tokens), '#product', ...marks.map((mark) => `#${mark}`)]
}

/** The words of a title that others may begin to write: Chinese ones of two characters and more, and those in letters. */
export function wordsOf(title: string): string[] {
  const folded = foldText(title)
  const han = (folded.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap(cutHan).filter((word) => [...word].length > 1)
  return [...new Set([...han, ...latinOf(folded).filter((word) => word.length > 2)])]
}
