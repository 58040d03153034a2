import type { Locale } from '@zhujia/contract/core/locales.ts'
import { correctTerms } from './correct.ts'
import { foldText } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import { readingOfEnd, readingsNotSold } from './names-not-sold.ts'
import type { Reading } from './reading.ts'
import { conditionOfTerm, strictTerms, termsOf, type Term } from './terms.ts'
import { allOf, anyOf, markOf } from './tokens.ts'
import { headLast } from './vocabulary/vocabulary.ts'

/** One reading of a query. Attempts are tried in their order until one finds something. */
export interface Attempt {
  kind: Reading['kind']
  /** The condition that all results must meet, as a tsquery. */
  condition: string
  /** The condition that at least one document must meet for this attempt to be taken; usually the same. */
  probe: string
  /** The condition of preferred results: products of the categories that the query names. */
  preferred: string | undefined
  /** The condition for other products of the same kind, as a tsquery; undefined if the last word names no thing. */
  alike: string | undefined
  /** Words in the order written; a title that holds one of a term's words counts for that term. */
  terms: readonly Term[]
  /** Words of the query that are left out. */
  dropped: readonly string[]
  /** Words of the query that the catalogue does not use: brands that are not sold, other things. */
  unknown: readonly string[]
  /** The categories that the words name. */
  categories: readonly string[]
  /** Only titles are searched, because its words are unknown and sound like known ones. */
  inTitle: boolean
}

/** The most attempts of a query. */
const ATTEMPTS_MAX = 6
/** The most words of a query; others are ignored. */
const TERMS_MAX = 8

/** The last word that names categories is the wanted thing; the words before it specify it: 卫生间瓷砖. */
function categoriesOf(terms: readonly Term[], folded: string, lexicon: Lexicon): readonly string[] {
  const called = terms.some(({ means }) => means) ? [] : lexicon.categories.called(folded)
  if (called.length > 0) return called
  const wanted = terms
    .toReversed()
    .map(({ words, asked, kind, means }) =>
      kind === 'measure'
        ? []
        : [...new Set((means ?? [asked, ...words.slice(0, 1)]).flatMap((word) => lexicon.categories.of(word)))],
    )
  return (
    wanted.find((codes) => codes.length > 0) ??
    terms
      .toReversed()
      .map(({ asked }) => lexicon.nearestTo(asked))
      .find((codes) => codes.length > 0) ??
    []
  )
}

/** No document carries this. */
const NOTHING = markOf('nothing')

/** The categories whose own name is the last word: the door in 卫生间门. None for a single word. */
function headOf(terms: readonly Term[], lexicon: Lexicon): readonly string[] {
  const words = terms.filter(({ kind }) => kind !== 'measure')
  const head = words.at(-1)
  return head?.isKnown && terms.length > 1 ? lexicon.categories.ofHead(head.means?.[0] ?? head.asked) : []
}

/** The condition for products of the same kind that do not meet all words: other taps, if few are black. */
function alikeOf(terms: readonly Term[], condition: string, lexicon: Lexicon): string | undefined {
  const codes = headOf(terms, lexicon)
  return codes.length > 0
    ? allOf([anyOf(codes.map((code) => markOf(`category:${code}`))), `!(${condition})`])
    : undefined
}

/** Whether a term can be searched alone: not a single character that names no category, nor a bare number. */
const saysSomething = ({ asked, kind }: Term, lexicon: Lexicon): boolean =>
  kind === 'measure'
    ? !/^\d+(\.\d+)?$/.test(asked)
    : [...asked].length > 1 || lexicon.categories.called(asked).length > 0

function attemptOf(
  { kind, terms, dropped, inTitle = false, within = [], isNothing = false }: Reading,
  folded: string,
  lexicon: Lexicon,
): Attempt | undefined {
  const conditions = terms.flatMap((term) => conditionOfTerm(term) ?? [])
  if (conditions.length === 0) return undefined
  const inside = within.map((code) => markOf(`category:${code}`))
  const condition = isNothing ? NOTHING : allOf(conditions)
  const said = kind === 'asked' ? folded : terms.map(({ asked }) => asked).join(' ')
  const categories = categoriesOf(terms, said, lexicon)
  const marks = categories.map((code) => markOf(`category:${code}`))
  return {
    kind,
    condition,
    probe: inside.length > 0 ? allOf([condition, anyOf(inside)]) : condition,
    preferred: marks.length > 0 ? allOf([condition, anyOf(marks)]) : undefined,
    alike: alikeOf(terms, condition, lexicon),
    terms,
    dropped: dropped.map(({ asked }) => asked),
    unknown: [...terms, ...dropped].filter(({ isKnown }) => !isKnown).map(({ asked }) => asked),
    categories,
    inTitle,
  }
}

/**
 * The order in which terms are left out: unknown words, then sizes, then words that name no category, the last first, then
 * words that do, the first first, because in 卫生间地砖 the last word is the thing.
 */
function byNeed(terms: readonly Term[], lexicon: Lexicon): Term[] {
  const need = ({ isKnown, kind, words, means = words }: Term): number => {
    if (!isKnown) return 0
    if (kind === 'measure') return 1
    return lexicon.categories.of(means[0] ?? '').length > 0 ? 3 : 2
  }
  const naming = terms.filter((term) => need(term) === 3)
  return [
    ...terms
      .toReversed()
      .toSorted((a, b) => need(a) - need(b))
      .filter((term) => need(term) < 3),
    ...naming,
  ]
}

/** The query with ever fewer words, down to one that says something: as many words as possible are kept. */
function fewer(terms: readonly Term[], lexicon: Lexicon): Reading[] {
  const order = byNeed(terms, lexicon)
  const [first, second] = order
  const cuts = order.slice(0, -1).map((_, place) => order.slice(0, place + 1))
  // Each of the first two is left out alone before both are.
  if (first && second && order.length > 2) cuts.splice(1, 0, [second])
  return cuts.flatMap((cut) => {
    const without = new Set(cut)
    const left = terms.filter((term) => !without.has(term))
    if (!left.some((term) => saysSomething(term, lexicon))) return []
    return { kind: 'fewer', terms: left, dropped: terms.filter((term) => without.has(term)) }
  })
}

/**
 * If the last word names categories, attempts that find their products come first: all words, corrected words, then fewer of the
 * other words. A lock for a bathroom door is no door.
 */
function ofHead(
  {
    strict,
    corrected,
    narrowed,
  }: { strict: readonly Term[]; corrected: readonly Term[] | undefined; narrowed: readonly Reading[] },
  head: readonly string[],
): Reading[] {
  const last = strict.findLast(({ kind }) => kind !== 'measure')
  const left = narrowed.filter(({ terms }) => terms.some(({ asked }) => asked === last?.asked))
  // Without one word, and with the thing alone; more attempts cost more than they find.
  const some = left.filter(({ dropped }, place) => dropped.length === 1 || place === left.length - 1)
  return [
    { kind: 'asked', terms: strict, dropped: [], within: head },
    ...(corrected ? [{ kind: 'corrected' as const, terms: corrected, dropped: [], within: head }] : []),
    ...some.map((reading) => ({ ...reading, within: head })),
  ]
}

/** Latin words as typed, without other meanings. */
const literally = (terms: readonly Term[]): Term[] =>
  terms.map((term) =>
    term.kind === 'latin' ? { asked: term.asked, words: [term.asked], kind: 'latin', isKnown: term.isKnown } : term,
  )

/**
 * All terms as written, if some have been joined to a word that nothing holds: 蓝砖 are tiles that say 蓝. Only if the last of
 * them is a thing: 西门子 has nothing to do with doors.
 */
function unabridged(plain: readonly Term[], strict: readonly Term[], lexicon: Lexicon): Reading[] {
  const last = plain.at(-1)
  return strict.length < plain.length && last && lexicon.categories.called(last.asked).length > 0
    ? [{ kind: 'asked', terms: plain, dropped: [] }]
    : []
}

/** The other attempts: the head of a compound first, then corrected words, fewer words. */
function readingsOf(
  { terms, strict, locale }: { terms: readonly Term[]; strict: readonly Term[]; locale: Locale },
  lexicon: Lexicon,
): Reading[] {
  const notSold = readingsNotSold(strict, lexicon, locale)
  if (notSold) return notSold
  const mended = correctTerms(terms, lexicon, locale)
  const corrected = mended && headLast(mended)
  const head = headOf(strict, lexicon)
  const narrowed = fewer(corrected ?? strict, lexicon)
  return [
    ...(head.length > 0 ? ofHead({ strict, corrected, narrowed }, head) : []),
    { kind: 'asked', terms: strict, dropped: [], inTitle: corrected !== undefined },
    ...(corrected
      ? [
          { kind: 'corrected' as const, terms: corrected, dropped: [] },
          { kind: 'asked' as const, terms: strict, dropped: [] },
        ]
      : []),
    ...unabridged(terms, strict, lexicon),
    ...narrowed,
    ...readingOfEnd(strict, lexicon),
  ]
}

/** A folded word as it was typed, where folding has kept the places of characters; its words may have signs between them. */
function asTyped(word: string, { query, folded }: { query: string; folded: string }): string {
  const typed = query.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  const parts = word.split(' ').map((part) => part.replaceAll('.', String.raw`\.`))
  const found = new RegExp(parts.join(String.raw`[^\p{L}\p{N}]+`), 'u').exec(folded)
  return found && typed.length === folded.length ? typed.slice(found.index, found.index + found[0].length) : word
}

/** The attempts of a query: as written, corrected, with fewer words. `literal`: the first only. Empty for signs only. */
export function understand(
  query: string,
  lexicon: Lexicon,
  { literal, locale }: { literal: boolean; locale: Locale },
): Attempt[] {
  const folded = foldText(query)
  const terms = headLast(termsOf(folded, lexicon, locale).slice(0, TERMS_MAX))
  const plain = literal ? literally(terms) : terms
  const strict = strictTerms(plain, folded)
  const asWritten: Reading = { kind: 'asked', terms: strict, dropped: [] }
  const some = terms.filter(({ isArea }) => !isArea)
  const goods = some.length > 0 ? some : terms
  const readings: Reading[] = literal
    ? [asWritten, ...unabridged(plain, strict, lexicon)]
    : [
        // Goods may be for rooms of such an area; if none says so, it narrows nothing.
        ...(goods.length < terms.length ? [asWritten] : []),
        ...readingsOf({ terms: goods, strict: strictTerms(goods, folded), locale }, lexicon),
      ]
  const attempts: Attempt[] = []
  for (const reading of readings) {
    const attempt = attemptOf(reading, folded, lexicon)
    if (attempt) {
      const [dropped, unknown] = [attempt.dropped, attempt.unknown].map((words) =>
        words.map((word) => asTyped(word, { query, folded })),
      )
      attempts.push({ ...attempt, dropped: dropped ?? [], unknown: unknown ?? [] })
    }
    if (attempts.length === ATTEMPTS_MAX) break
  }
  return attempts
}
