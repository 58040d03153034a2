import type { z } from 'zod'
import type { FACET_KINDS, searchFacets, searchReading, suggestion } from '@zhujia/contract/search/schemas.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Entry } from './reading/lexicon.ts'
import type { Attempt } from './reading/understand.ts'

/** More alternatives than this are not marked in titles. */
const MARKED_MAX = 40

/** How many categories are suggested at most when nothing is found. */
const CATEGORIES_MAX = 12

/** How the query was read; nothing is shown for one that was taken literally. */
export function presentReading(attempt: Attempt, alike = 0): z.output<typeof searchReading> {
  const { kind, terms, dropped, unknown, categories } = attempt
  const words = terms
    .map(({ asked, words, translated, shown = translated?.shown }) =>
      kind === 'asked' ? asked : (shown ?? words[0] ?? asked),
    )
    .join(' ')
  const marked = [...new Set(terms.flatMap(({ asked, words }) => [asked, ...words]))].slice(0, MARKED_MAX)
  return {
    kind,
    ...(kind === 'asked' ? {} : { words }),
    dropped: [...dropped],
    unknown: [...unknown],
    categories: categories.slice(0, CATEGORIES_MAX),
    marked,
    alike,
  }
}

interface CountRow {
  key: string
  code: string
  count: number
  names: Readonly<Record<Locale, string>> | null
  groupNames: Readonly<Record<Locale, string>> | null
}

/** The most price ranges; neighbouring ones are merged until there are no more. */
const RANGES_MAX = 6
/** The most values of one kind; the most frequent ones stay. */
const VALUES_MAX = 60

type Range = z.output<typeof searchFacets>['prices'][number]

/** Merges the neighbouring ranges with the fewest products until few enough remain. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged = [...ranges]
  while (merged.length > RANGES_MAX) {
    const sums = merged.slice(1).map(({ count }, place) => count + (merged[place]?.count ?? 0))
    const place = sums.indexOf(Math.min(...sums))
    const [low, high] = [merged[place], merged[place + 1]]
    if (!low || !high) break
    merged.splice(place, 2, { fromFen: low.fromFen, toFen: high.toFen, count: low.count + high.count })
  }
  return merged
}

function presentPrices(rows: readonly CountRow[], steps: readonly number[]): Range[] {
  const counts = new Map(rows.map(({ code, count }) => [Number(code), count]))
  const places = [...counts.keys()]
  const all = [...steps, undefined].map((_, place) => ({
    fromFen: steps[place - 1] ?? 0,
    toFen: steps[place] ?? null,
    count: counts.get(place) ?? 0,
  }))
  return mergeRanges(all.slice(Math.min(...places, all.length), Math.max(...places, 0) + 1))
}

const kindOf = (key: string): (typeof FACET_KINDS)[number] =>
  key === 'category' || key === 'stage' || key === 'brand' ? key : 'attribute'

/** Groups in the order they come: categories, brands and stages by the number of products, attributes in their own order. */
export function presentFacets(
  { rows, more }: { rows: readonly CountRow[]; more: boolean },
  { locale, steps }: { locale: Locale; steps: readonly number[] },
): z.output<typeof searchFacets> {
  const named = rows.filter((row) => row.names !== null)
  const groups = [...new Set(named.map(({ key }) => key))].map((key) => {
    const own = named.filter((row) => row.key === key)
    const values = own.map(({ code, count, names }) => ({ code, name: names?.[locale] ?? code, count }))
    const name = own[0]?.groupNames?.[locale]
    const kind = kindOf(key)
    return {
      kind,
      key,
      ...(name === undefined ? {} : { name }),
      values: (kind === 'brand' ? values.toSorted((a, b) => b.count - a.count) : values).slice(0, VALUES_MAX),
    }
  })
  return {
    groups,
    prices: presentPrices(
      rows.filter(({ key }) => key === 'price'),
      steps,
    ),
    more,
  }
}

/** A suggestion that is a category opens the category; any other is searched for. */
export const presentSuggestion = ({ kind, code, text }: Entry): z.output<typeof suggestion> =>
  kind === 'category' ? { kind, text, category: code } : { kind: kind === 'brand' ? 'brand' : 'word', text }
