import type { Locale } from '@zhujia/contract/core/locales.ts'
import { conceptsOf } from './concepts.ts'
import type { Lexicon } from './lexicon.ts'
import { ROOMS } from './dictionary.data.ts'
import { cutHan } from './segment.ts'
import { findsAlso, sameAs } from './synonyms.ts'
import { anyOf, conditionOf, markOf, piecesOf, quoted, type Piece } from './tokens.ts'
import { NAME_WORDS_MAX, nearName, type NearName } from './vocabulary/not-sold.ts'
import { mainlandFor, type Translation } from './vocabulary/vocabulary.ts'

/** One word of a query: as written, and the alternatives that are searched for, itself first. */
export interface Term {
  asked: string
  words: readonly string[]
  kind: 'han' | 'latin' | 'measure'
  /** It is the area of a room, which says how much is needed and not which goods. */
  isArea?: boolean
  /** Whether the catalogue uses it; a word that it does not use may be a typing mistake. */
  isKnown: boolean
  /** The Chinese words that it means, if it is a word of another language or region. */
  means?: readonly string[]
  /** How it was read when it was written in English, French or Spanish. */
  translated?: Translation
  /** The name of a maker or thing that is not sold here. */
  notSold?: NearName
  /** It stands for all goods of these categories, whatever they say. */
  inside?: readonly string[]
  /** What is shown for it in the reader's language. */
  shown?: string
}

/** A known word is no longer than this. */
const LONGEST = 8
/** The most alternatives of a word. */
const WORDS_MAX = 24

const isName = (word: string, lexicon: Lexicon): boolean => lexicon.knows(word) || nearName(word) !== undefined

/** Joins words that segmentation has split, such as a brand's name: the longest known word wins. */
function joinKnown(cut: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = []
  for (let at = 0; at < cut.length;) {
    let end = Math.min(cut.length, at + LONGEST)
    while (end > at + 1 && !isName(cut.slice(at, end).join(''), lexicon)) end--
    joined.push(cut.slice(at, end).join(''))
    at = end
  }
  return joined
}

/** A maker's name that a single character goes on with is another word: 樱花木 is a wood. */
const wholeNames = (words: readonly string[], lexicon: Lexicon): string[] =>
  words.flatMap((word, place) => {
    const goesOn = (one: string | undefined, next: string | undefined): boolean =>
      one !== undefined &&
      next?.length === 1 &&
      !lexicon.isSoft(next) &&
      lexicon.categories.called(next).length === 0 &&
      nearName(one)?.kind === 'maker'
    const next = words[place + 1]
    if (goesOn(words[place - 1], word)) return []
    return [goesOn(word, next) ? `${word}${next}` : word]
  })

/** A name that is not sold here is searched for as it stands, and never taken for another word. */
function nameTerm(asked: string, lexicon: Lexicon): Pick<Term, 'words' | 'isKnown' | 'notSold'> | undefined {
  const notSold = lexicon.notSold(asked)
  return notSold && { words: [asked], isKnown: false, notSold }
}

function termOf(asked: string, lexicon: Lexicon): Term {
  const means = mainlandFor(asked)
  return {
    asked,
    words: [...new Set([asked, ...means].flatMap(findsAlso))].slice(0, WORDS_MAX),
    kind: 'han',
    isKnown: lexicon.knows(asked) || lexicon.isSoft(asked),
    ...(means.length > 0 ? { means } : {}),
    ...nameTerm(asked, lexicon),
  }
}

/** Letters that are no word of the catalogue may be pinyin: cizhuan, cz, mtong. */
function latinTerm(asked: string, lexicon: Lexicon): Term {
  const name = nameTerm(asked, lexicon)
  if (name) return { asked, kind: 'latin', ...name }
  // A model such as c2 or bv2.5 is no typing mistake.
  if (lexicon.knows(asked) || lexicon.isSoft(asked) || /\d/.test(asked))
    return { asked, words: [asked], kind: 'latin', isKnown: true }
  const readings = lexicon.readingsOf(asked)
  // Each reading gets a share of the alternatives; the first, with all its narrower words, would leave none for the others.
  const share = Math.ceil(WORDS_MAX / Math.max(1, readings.length))
  const words = readings.flatMap((word) => findsAlso(word).slice(0, share))
  return { asked, words: words.length > 0 ? words : [asked], kind: 'latin', isKnown: words.length > 0 }
}

/** Where the first name of a maker or thing stands among words: American Standard is one. */
function nameAmong(words: readonly string[]): { from: number; to: number } | undefined {
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + NAME_WORDS_MAX); to > from; to--)
      if (nearName(words.slice(from, to).join(' '))) return { from, to }
  return undefined
}

/** Neighbouring words in letters: each alone if all are known, else what they spell together (ma tong), else each alone. */
function latinTerms(words: readonly string[], lexicon: Lexicon): Term[] {
  const name = nameAmong(words)
  if (name)
    return [
      ...latinTerms(words.slice(0, name.from), lexicon),
      latinTerm(words.slice(name.from, name.to).join(' '), lexicon),
      ...latinTerms(words.slice(name.to), lexicon),
    ]
  const each = words.map((word) => latinTerm(word, lexicon))
  if (words.length < 2 || words.every((word) => lexicon.knows(word))) return each
  const together = latinTerm(words.join(''), lexicon)
  return together.isKnown ? [{ ...together, asked: words.join(' ') }] : each
}

/** Neighbouring words in letters, with the names that other languages have for things in the place of their words. */
function foreignTerms(words: readonly string[], lexicon: Lexicon, locale: Locale): Term[] {
  const terms: Term[] = []
  let at = 0
  for (const { from, to, translation } of lexicon.vocabulary.read(words, locale)) {
    const { means } = translation
    terms.push(...latinTerms(words.slice(at, from), lexicon), {
      asked: words.slice(from, to).join(' '),
      words: [...new Set(means.flatMap(findsAlso))].slice(0, WORDS_MAX),
      kind: 'latin',
      isKnown: true,
      means,
      translated: translation,
    })
    at = to
  }
  return [...terms, ...latinTerms(words.slice(at), lexicon)]
}

function termsOfGroup(group: readonly Piece[], lexicon: Lexicon, foreign: Locale | undefined): Term[] {
  const [first] = group
  if (!first) return []
  if (first.kind === 'latin') {
    const words = group.map(({ text }) => text)
    return foreign === undefined ? latinTerms(words, lexicon) : foreignTerms(words, lexicon, foreign)
  }
  if (first.kind === 'measure')
    return group.map(({ text }) => ({
      asked: text,
      words: [text],
      kind: 'measure',
      isKnown: true,
      shown: lexicon.written(text),
    }))
  return group.flatMap(({ text }) =>
    wholeNames(joinKnown(isName(text, lexicon) ? [text] : cutHan(text), lexicon), lexicon).map((word) =>
      termOf(word, lexicon),
    ),
  )
}

const AREA = /^\d+(?:\.\d+)?\s?(?:平方米|平米|m2)$/
const MAYBE_AREA = /^\d+(?:\.\d+)?\s?平方?$/

/** Marks areas: square metres, and 平方 before a room. */
const withAreas = (terms: readonly Term[]): Term[] =>
  terms.map((term, place) => {
    const isOfRoom = sameAs(terms[place + 1]?.asked ?? '').some((word) => ROOMS.includes(word))
    return AREA.test(term.asked) || (MAYBE_AREA.test(term.asked) && isOfRoom) ? { ...term, isArea: true } : term
  })

/** A character before 牌 is a sign, not a word beside a soft one: 箭牌. */
const withSigns = (terms: readonly Term[], folded: string): Term[] =>
  terms.flatMap((term, place) => {
    const [before, after] = [terms[place - 1], terms[place + 1]]
    const isSign = (one: Term | undefined, next: Term | undefined): boolean =>
      one?.asked.length === 1 && !one.isKnown && next?.asked === '牌' && folded.includes(`${one.asked}牌`)
    if (isSign(before, term)) return []
    const sign = `${term.asked}牌`
    return isSign(term, after) ? [{ ...term, asked: sign, words: [sign] }] : [term]
  })

/**
 * The words of a folded query, each once. Letters beside Chinese are models and makers. A query in letters alone is read in the
 * supported languages, in doubt in that of `locale`.
 */
export function termsOf(folded: string, lexicon: Lexicon, locale: Locale): Term[] {
  const foreign = /\p{Script=Han}/u.test(folded) ? undefined : locale
  const groups: Piece[][] = []
  for (const piece of piecesOf(folded)) {
    const last = groups.at(-1)
    if (last?.[0]?.kind === piece.kind) last.push(piece)
    else groups.push([piece])
  }
  const terms = withAreas(groups.flatMap((group) => termsOfGroup(group, lexicon, foreign)))
  const distinct = terms.filter((term, place) => terms.findIndex(({ asked }) => asked === term.asked) === place)
  const hard = withSigns(distinct, folded).filter(({ asked }) => !lexicon.isSoft(asked))
  return hard.length > 0 ? hard : distinct
}

const isLoose = ({ kind, isKnown, asked, notSold }: Term): boolean =>
  kind === 'han' && !notSold && (!isKnown || asked.length === 1)

/**
 * Joins single characters around an unknown one: 马捅 is searched for as written, not as two characters that occur in thousands of
 * texts. Returns the same list when there is nothing to join.
 */
export function strictTerms(terms: readonly Term[], folded: string): Term[] {
  const strict: Term[] = []
  for (const term of terms) {
    const last = strict.at(-1)
    const asked = `${last?.asked}${term.asked}`
    if (last && isLoose(last) && isLoose(term) && !(last.isKnown && term.isKnown) && folded.includes(asked))
      strict[strict.length - 1] = { asked, words: [asked], kind: 'han', isKnown: false }
    else strict.push(term)
  }
  return strict
}

/**
 * The condition of a term on the index; undefined for one that holds only signs. A concept includes its synonyms and narrower
 * words, so alternatives that an earlier one includes are left out.
 */
export function conditionOfTerm({ words, inside }: Term): string | undefined {
  if (inside) return anyOf(inside.map((code) => markOf(`category:${code}`)))
  const covered = new Set<string>()
  const parts = words.flatMap((word) => {
    if (covered.has(word)) return []
    const concepts = conceptsOf(word)
    if (concepts.length === 0) return conditionOf(word) ?? []
    for (const one of findsAlso(word)) covered.add(one)
    return concepts.map(quoted)
  })
  const distinct = [...new Set(parts)]
  return distinct.length === 0 ? undefined : anyOf(distinct)
}
