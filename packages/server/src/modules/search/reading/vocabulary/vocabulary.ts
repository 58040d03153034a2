import type { Locale } from '@zhujia/contract/core/locales.ts'
import { SOFT_WORDS } from '../dictionary.data.ts'
import { SlipIndex } from '../edits.ts'
import { foldText, stemOf } from '../fold.ts'
import { latinOf } from '../name-key.ts'
import { ENGLISH } from './en.data.ts'
import { SPANISH } from './es.data.ts'
import { FRENCH } from './fr.data.ts'
import { LANGUAGES, type Language, type Words } from './words.ts'
import { TRADITIONAL } from './zh-hant.data.ts'

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, fr: FRENCH, es: SPANISH }

/** The meaning of words in another language. */
export interface Translation {
  /** The Chinese words that mean it. */
  means: readonly string[]
  /** As the vocabulary writes it. */
  shown: string
  language: Language
  /** It is a thing, not a property. */
  isThing: boolean
  /** It follows a word such as `for`, so it specifies the thing before. */
  isLinked: boolean
}

/** A name that the catalogue gives something, in every language. */
export interface CatalogueName {
  names: Readonly<Record<Locale, string>>
  isThing: boolean
}

/** A range of words of a query, with their meaning; `to` is excluded. */
export interface Translated {
  from: number
  to: number
  translation: Translation
}

interface Meaning {
  means: string[]
  shown: string
}
interface Meanings {
  thing?: Meaning
  property?: Meaning
}
type Dictionary = Map<string, Meanings>

/** The fewest letters of a word that is corrected. */
const SLIP_MIN = 5
/** The most words of a name. */
const LONGEST = 5
/** English words after which the specification follows: the thing is before them. */
const LINKS = new Set(['for', 'of', 'with', 'in'])
const soft = new Set([...SOFT_WORDS.map(foldText), 'con', 'avec', 'to', 'al', 'sur', 'sobre'])

const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ')
const contentOf = (text: string): string[] => latinOf(foldText(text)).filter((word) => !soft.has(word))
const listed = (line: string): string[] => line.split(',').map((text) => text.trim())

function add(dictionary: Dictionary, text: string, { kind, word }: { kind: keyof Meanings; word: string }): void {
  const key = keyOf(contentOf(text))
  if (key === '') return
  const meanings = dictionary.get(key) ?? {}
  const meaning = meanings[kind]
  if (!meaning) dictionary.set(key, { ...meanings, [kind]: { means: [word], shown: text } })
  else if (!meaning.means.includes(word)) meaning.means.push(word)
}

function dictionaryOf({ things, properties }: Words): Dictionary {
  const made: Dictionary = new Map()
  for (const [kind, words] of [
    ['thing', things],
    ['property', properties],
  ] as const)
    for (const [word, line] of Object.entries(words))
      for (const text of listed(line)) add(made, text, { kind, word: foldText(word) })
  return made
}

const OWN: Readonly<Record<Language, Dictionary>> = {
  en: dictionaryOf(ENGLISH),
  fr: dictionaryOf(FRENCH),
  es: dictionaryOf(SPANISH),
}

const traditional = new Map<string, string[]>()
for (const [word, line] of Object.entries(TRADITIONAL))
  for (const own of listed(line).map(foldText))
    if (own !== foldText(word)) traditional.set(own, [...(traditional.get(own) ?? []), foldText(word)])

/** The words of Taiwan, Hong Kong and Macau, folded. */
export const traditionalWords = (): string[] => [...traditional.keys()]

/** The mainland's words for a folded one of Taiwan, Hong Kong or Macau; none for a word that all share. */
export const mainlandFor = (word: string): readonly string[] => traditional.get(word) ?? []

/** What things and properties are called in one language. */
export const namesIn = (language: Language): string[] => {
  const { things, properties } = WORDS[language]
  return [...Object.values(things), ...Object.values(properties)].flatMap(listed)
}

/** By the folded Chinese word its plain name in each language that has words of its own. */
const plainNames = new Map<Locale, Map<string, string>>()
/** Folding writes 单开 as 1开; what is shown is the word as it was. */
const asWritten = new Map<string, string>()
const CHINESE: Words = { things: TRADITIONAL, properties: {} }
for (const [locale, { things, properties }] of Object.entries({ ...WORDS, 'zh-Hant': CHINESE })) {
  const names = new Map<string, string>()
  for (const [word, line] of [...Object.entries(properties), ...Object.entries(things)]) {
    const [plain = ''] = listed(line)
    if (plain !== '') names.set(foldText(word), plain)
    asWritten.set(foldText(word), word)
  }
  plainNames.set(locale as Locale, names)
}

/** What people who read this language call a Chinese word of the field, folded; undefined where the vocabulary has none. */
export const plainNameFor = (folded: string, locale: Locale): string | undefined => plainNames.get(locale)?.get(folded)

/** A folded Chinese word of the field as it is written. */
export const writtenFor = (folded: string): string => asWritten.get(folded) ?? folded

const isShort = (key: string): boolean => key.length < 3

/** The words of English, French and Spanish that search knows: the vocabulary of the field and the catalogue's names. */
export class Vocabulary {
  readonly #named: Readonly<Record<Language, Dictionary>> = { en: new Map(), fr: new Map(), es: new Map() }
  /** Every single word by its stem. */
  readonly words = new Map<string, string>()
  readonly #slips = new SlipIndex<string>()

  constructor(names: readonly CatalogueName[]) {
    for (const language of LANGUAGES) {
      for (const { names: all, isThing } of names) this.#name(language, all, isThing)
      for (const text of namesIn(language))
        for (const word of contentOf(text)) if (!this.words.has(stemOf(word))) this.words.set(stemOf(word), word)
    }
    for (const word of this.words.values()) if (word.length >= SLIP_MIN) this.#slips.add(word, word)
  }

  /** A name of the catalogue means its Chinese name, unless the vocabulary says otherwise. */
  #name(language: Language, names: CatalogueName['names'], isThing: boolean): void {
    const text = names[language]
    const key = keyOf(contentOf(text))
    const own = OWN[language].get(key)
    if (/\d/.test(text) || isShort(key) || (isThing ? own?.thing : own)) return
    add(this.#named[language], text, { kind: isThing ? 'thing' : 'property', word: foldText(names['zh-Hans']) })
  }

  /** Reads words in the language that knows most of them, in doubt the person's own; the longest names win. */
  read(words: readonly string[], locale: Locale): Translated[] {
    const readings = LANGUAGES.map((language) => {
      const found = this.#readIn(language, words)
      const covered = found.reduce((sum, { from, to }) => sum + to - from, 0)
      return { found, covered, isOwn: language === locale }
    })
    const [best] = readings.toSorted((a, b) => b.covered - a.covered || Number(b.isOwn) - Number(a.isOwn))
    return best?.found ?? []
  }

  /** The known word that differs by one typing error. */
  slippedFrom(letters: string): string | undefined {
    return this.#slips.near(letters)[0]
  }

  #readIn(language: Language, words: readonly string[]): Translated[] {
    const places = words.flatMap((word, place) => (soft.has(word) ? [] : [place]))
    const found: Translated[] = []
    for (let at = 0; at < places.length;) {
      let end = Math.min(places.length, at + LONGEST)
      let meanings: Meanings | undefined
      for (; end > at; end--) {
        meanings = this.#meaningsOf(language, keyOf(places.slice(at, end).map((place) => words[place] ?? '')))
        if (meanings) break
      }
      const [from, last] = [places[at], places[end - 1]]
      if (meanings && from !== undefined && last !== undefined) {
        const isWhole = at === 0 && end === places.length
        const translation = translationOf(meanings, { language, isWhole, isLinked: isLinked(words, from) })
        if (translation) found.push({ from, to: last + 1, translation })
      }
      at = Math.max(end, at + 1)
    }
    return found
  }

  #meaningsOf(language: Language, key: string): Meanings | undefined {
    const [own, named] = [OWN[language].get(key), this.#named[language].get(key)]
    return own && named ? { ...named, ...own } : (own ?? named)
  }
}

const isLinked = (words: readonly string[], place: number): boolean =>
  words.slice(0, place).some((word) => LINKS.has(word))

/** A word that is both thing and property, such as `bathroom`, is the thing if it stands alone. */
function translationOf(
  { thing, property }: Meanings,
  { isWhole, ...rest }: { language: Language; isWhole: boolean; isLinked: boolean },
): Translation | undefined {
  const isThing = property === undefined || (isWhole && thing !== undefined)
  const meaning = isThing ? thing : property
  return meaning && { ...meaning, isThing, ...rest }
}

/**
 * Puts translated terms in the Chinese order: properties first, the thing last. French and Spanish put the thing first, English
 * only before a word such as `for`. Terms among Chinese ones stay in place.
 */
export function headLast<Term extends { kind: string; translated?: Translation | undefined }>(
  terms: readonly Term[],
): readonly Term[] {
  const language = terms.find(({ translated }) => translated)?.translated?.language
  if (!language || terms.some(({ kind }) => kind === 'han')) return terms
  const things = terms.filter(({ translated }) => translated?.isThing)
  const others = terms.filter(({ translated }) => !translated?.isThing)
  if (language !== 'en') return [...others, ...things.toReversed()]
  return [
    ...others,
    ...things.filter(({ translated }) => translated?.isLinked),
    ...things.filter(({ translated }) => !translated?.isLinked),
  ]
}
