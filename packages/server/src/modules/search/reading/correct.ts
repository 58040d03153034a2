import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Lexicon } from './lexicon.ts'
import { findsAlso } from './synonyms.ts'
import { termsOf, type Term } from './terms.ts'

/** Neighbours that a wrong character may have been cut from: the widest first, so that 坐便气 becomes 坐便器 as a whole. */
const WINDOWS = [
  [-1, 1],
  [0, 2],
  [-1, 0],
  [0, 1],
  [0, 0],
] as const

interface Mended {
  from: number
  to: number
  word: string
}

interface Place {
  place: number
  /** Whether what only nearly sounds alike may be meant. */
  slips: boolean
  /** What stands before is mended already. */
  first: number
}

/** The word that was meant by the unknown term at this place and perhaps its neighbours. */
function mend(terms: readonly Term[], { place, first, slips }: Place, lexicon: Lexicon): Mended | undefined {
  const term = terms[place]
  if (!term || term.isKnown || term.notSold) return undefined
  if (term.kind === 'latin') {
    const word = lexicon.slippedFrom(term.asked)
    return word === undefined ? undefined : { from: place, to: place, word }
  }
  for (const [before, after] of WINDOWS) {
    const [from, to] = [place + before, place + after]
    const word = from < first || to >= terms.length ? undefined : heardIn(terms.slice(from, to + 1), slips, lexicon)
    if (word !== undefined) return { from, to, word }
  }
  return undefined
}

/** The word that these neighbours sound like when they are read together. */
function heardIn(window: readonly Term[], slips: boolean, lexicon: Lexicon): string | undefined {
  if (window.some(({ kind, notSold }) => kind !== 'han' || notSold)) return undefined
  const written = window.map(({ asked }) => asked).join('')
  return written.length > 1 ? lexicon.soundsLike(written, slips && window.every(({ isKnown }) => !isKnown)) : undefined
}

/**
 * The terms with the slips mended; undefined when none is. Known words stay as they are. Beside a word that says what is
 * wanted an unknown one may be a brand that is not sold: there it is only changed into what sounds the same.
 */
export function correctTerms(terms: readonly Term[], lexicon: Lexicon, locale: Locale): Term[] | undefined {
  const corrected: Term[] = []
  let first = 0
  const slips = !terms.some(({ isKnown, asked }) => isKnown && lexicon.categories.called(asked).length > 0)
  for (let place = 0; place < terms.length; place++) {
    const term = terms[place]
    if (!term) break
    const mended = mend(terms, { place, first, slips }, lexicon)
    if (!mended) corrected.push(term)
    else {
      corrected.splice(corrected.length - (place - mended.from), place - mended.from)
      corrected.push({ asked: mended.word, words: findsAlso(mended.word), kind: term.kind, isKnown: true })
      place = mended.to
      first = mended.to + 1
    }
  }
  if (first === 0) return undefined
  // In other languages a mended word may belong to a name with its neighbours: porcelan tile.
  const respelt = corrected.map(({ asked }) => asked).join(' ')
  return /\p{Script=Han}/u.test(respelt) ? corrected : termsOf(respelt, lexicon, locale)
}
