import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Lexicon } from './lexicon.ts'
import type { Reading } from './reading.ts'
import type { Term } from './terms.ts'
import { plainNameFor, writtenFor } from './vocabulary/vocabulary.ts'

/** The goods that the makers of a query are known for, as one term; undefined where another word says what is wanted. */
function goodsOfMakers(terms: readonly Term[], lexicon: Lexicon, locale: Locale): Term | undefined {
  const makers = terms.filter(({ notSold }) => notSold?.kind === 'maker')
  const others = terms.filter((term) => !makers.includes(term) && term.kind !== 'measure')
  const named = ({ asked, means = [asked] }: Term): string[] =>
    means.flatMap((word) => [...lexicon.categories.of(word)])
  if (others.some((term) => named(term).length > 0)) return undefined
  const near = [...new Set(makers.flatMap(({ notSold }) => notSold?.near ?? []))]
  const means = near.filter((word) => lexicon.categories.of(word).length > 0)
  if (means.length === 0) return undefined
  const asked = means.join(' ')
  const shown = means
    .map((word) => plainNameFor(word, locale) ?? writtenFor(word))
    .join(locale.startsWith('zh') ? '、' : ', ')
  const inside = [...new Set(means.flatMap((word) => lexicon.categories.of(word)))]
  return { asked, words: means, kind: 'han', isKnown: true, means, inside, shown }
}

/** A maker that is not sold here, without a thing: its own goods, should a title name it, else the goods that it is known for. */
function ofMakers(terms: readonly Term[], goods: Term): Reading[] {
  const others = terms.filter(({ notSold }) => notSold?.kind !== 'maker')
  const makers = terms.filter((term) => !others.includes(term))
  return [
    { kind: 'asked', terms: [...terms, goods], dropped: [] },
    ...(others.length > 0 ? [{ kind: 'fewer' as const, terms: [...others, goods], dropped: makers }] : []),
    { kind: 'fewer', terms: [goods], dropped: terms },
  ]
}

/** Whether what is wanted is sold elsewhere: in Chinese the last word is the thing. Words of other goods may only mention it. */
function isSoldElsewhere(terms: readonly Term[], lexicon: Lexicon): boolean {
  const words = terms.filter(({ kind }) => kind !== 'measure')
  const ends = words.some(({ kind }) => kind === 'han') ? words.slice(-1) : words
  return (
    ends.some(({ notSold }) => notSold?.kind === 'thing') &&
    !words.some(({ asked, means = [asked] }) => means.some((word) => lexicon.categories.called(word).length > 0))
  )
}

/** How a query is read whose thing is a name that is not sold here; undefined for any other. */
export function readingsNotSold(terms: readonly Term[], lexicon: Lexicon, locale: Locale): Reading[] | undefined {
  if (isSoldElsewhere(terms, lexicon)) return [{ kind: 'asked', terms, dropped: [], isNothing: true }]
  const goods = goodsOfMakers(terms, lexicon, locale)
  return goods && ofMakers(terms, goods)
}

/** An unknown Chinese word alone, read as the thing by which it ends, whose goods are shown: 床头灯 as 灯. */
export function readingOfEnd(terms: readonly Term[], lexicon: Lexicon): Reading[] {
  const [word, other] = terms.filter(({ kind }) => kind !== 'measure')
  if (!word || other || word.kind !== 'han' || word.isKnown || word.notSold) return []
  const found = lexicon.categories.endOf(word.asked)
  if (!found) return []
  const { end, codes } = found
  return [
    { kind: 'fewer', terms: [{ asked: end, words: [end], kind: 'han', isKnown: true, inside: codes }], dropped: terms },
  ]
}
