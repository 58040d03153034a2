import { CategoryNames, type KnownCategory } from './category-names.ts'
import { FIELD_WORDS, SOFT_WORDS } from './dictionary.data.ts'
import { SlipIndex } from './edits.ts'
import { foldText, stemOf } from './fold.ts'
import { latinOf, nameKey } from './name-key.ts'
import { saidBy, soundOf, syllablesOf, WAYS_OF_SAYING, type Said, type Sound } from './pinyin.ts'
import { remembered } from './remembered.ts'
import { synonymWords } from './synonyms.ts'
import { nearName, nearestTo, type NearName } from './vocabulary/not-sold.ts'
import { mainlandFor, Vocabulary, writtenFor, type CatalogueName } from './vocabulary/vocabulary.ts'

/** The most important first: what things are called comes before how they are made (cz is 瓷砖 rather than 纯纸). */
export const WORD_KINDS = ['category', 'brand', 'field', 'value', 'word'] as const
export type WordKind = (typeof WORD_KINDS)[number]

/** A name or a word that the catalogue uses. `code` names the category or brand. */
export interface Entry {
  kind: WordKind
  code: string
  text: string
  /** Its syllables when they are known already. */
  syllables?: readonly string[]
}

interface Spoken extends Sound {
  word: string
  kind: WordKind
}

/** Words at most that one reading of letters stands for. */
const READINGS_MAX = 4
/** How many words are kept that begin with the same sounds, the most important ones: it bounds what one search reads. */
const ALIKE_MAX = 2000
const SHORTEST: Readonly<Record<Said, number>> = { full: 2, initials: 2, mixed: 3 }
/** Below this many letters a slip turns too many words into others. */
const SLIP_MIN = 4

/** So many syllables are hardly ever said by chance. */
const SYLLABLES_MIN = 3

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)
const startOf = (letters: string): string => letters.slice(0, 2)
const importance = ({ kind }: { kind: WordKind }): number => WORD_KINDS.indexOf(kind)

/** All words that search knows, and what can be asked of them. A picture of the catalogue as it was when it was made. */
export class Lexicon {
  readonly #known = new Set<string>()
  readonly #latin = new Set<string>()
  readonly #brands = new Set<string>()
  /** As people write a word whose numbers are folded into figures: 五孔. */
  readonly #written = new Map<string, string>()
  /** By their two first letters, and by their two first initials: whatever says a word begins with one of these. */
  readonly #spoken = new Map<string, Spoken[]>()
  readonly #heard = new Set<string>()
  readonly #spokenSlips = new SlipIndex<Spoken>()
  readonly #latinSlips = new SlipIndex<string>()
  readonly #soft = new Set(SOFT_WORDS.map(foldText))
  readonly categories: CategoryNames
  readonly vocabulary: Vocabulary
  readonly entries: readonly (Entry & { folded: string; letters: string; initials: string })[]

  constructor(entries: readonly Entry[], categories: readonly KnownCategory[], names: readonly CatalogueName[] = []) {
    for (const word of FIELD_WORDS) this.#known.add(this.#write(word))
    const field = [...new Set(synonymWords())].map((text): Entry => ({ kind: 'field', code: '', text }))
    this.entries = [...entries, ...field]
      .toSorted((a, b) => importance(a) - importance(b))
      .map((entry) => this.#learn(entry))
    this.categories = new CategoryNames(categories)
    this.vocabulary = new Vocabulary(names)
  }

  #write(text: string): string {
    const folded = foldText(text)
    if (/\d/.test(folded) && isHan(text) && !this.#written.has(folded)) this.#written.set(folded, text)
    return folded
  }

  #learn(entry: Entry) {
    const folded = this.#write(entry.text)
    this.#known.add(folded)
    if (entry.kind === 'brand') this.#brands.add(nameKey(folded))
    for (const word of latinOf(folded)) this.#learnLatin(stemOf(word))
    // 五孔 folds to 5孔, but is said as it is written.
    const sound = soundOf(entry.syllables ?? syllablesOf(entry.text))
    if (sound.letters !== '') this.#learnSound({ word: folded, kind: entry.kind, ...sound })
    return { ...entry, folded, letters: sound.letters, initials: sound.initials }
  }

  #learnLatin(stem: string): void {
    if (stem.length >= SLIP_MIN && !this.#latin.has(stem)) this.#latinSlips.add(stem, stem)
    this.#latin.add(stem)
  }

  #learnSound(spoken: Spoken): void {
    const heard = `${spoken.letters[0]} ${spoken.word}`
    if (this.#heard.has(heard)) return
    this.#heard.add(heard)
    for (const start of new Set([startOf(spoken.letters), startOf(spoken.initials)])) {
      const others = this.#spoken.get(start)
      if (others && others.length < ALIKE_MAX) others.push(spoken)
      else if (!others) this.#spoken.set(start, [spoken])
    }
    this.#spokenSlips.add(spoken.letters, spoken)
  }

  knows(word: string): boolean {
    return this.#known.has(word) || (isHan(word) ? mainlandFor(word).length > 0 : this.#latin.has(stemOf(word)))
  }

  /** A folded word as people write it: 5孔插座 is written 五孔插座. */
  written(folded: string): string {
    return this.#written.get(folded) ?? writtenFor(folded)
  }

  /** What a name means that is not sold here: a maker without a brand here, or a thing that no category is called by. */
  notSold(word: string): NearName | undefined {
    const name = nearName(word)
    const isSold = name?.kind === 'maker' ? this.#brands.has(nameKey(word)) : this.categories.called(word).length > 0
    return isSold ? undefined : name
  }

  /** The categories that come nearest to a word which names none. */
  nearestTo(word: string): string[] {
    const near = this.notSold(word)?.near ?? nearestTo(word)
    if (near.length === 0 && !this.knows(word)) return [...(this.categories.endOf(word)?.codes ?? [])]
    return [...new Set(near.flatMap((one) => this.categories.of(one)))]
  }

  isSoft(word: string): boolean {
    return this.#soft.has(word)
  }

  /** The words that these letters say, in the surest way that any word is said; the most important ones of them. */
  readonly readingsOf = remembered((letters): readonly string[] => {
    const found = (this.#spoken.get(startOf(letters)) ?? []).flatMap((spoken) => {
      const said = saidBy(letters, spoken)
      return said === undefined || letters.length < SHORTEST[said] ? [] : [{ ...spoken, said }]
    })
    const way = WAYS_OF_SAYING.find((one) => found.some(({ said }) => said === one))
    const surest = found.filter(({ said }) => said === way)
    const best = Math.min(...surest.map(importance))
    return surest
      .filter((spoken) => importance(spoken) === best)
      .map(({ word }) => word)
      .slice(0, READINGS_MAX)
  })

  /**
   * The known word that sounds like this one; with `slip` also one that sounds nearly like it, unless only titles use it:
   * cutting leaves odd words of them behind. Two syllables sound like too much, a brand among it: they must share a character,
   * and what sounds only nearly so must differ in one of three characters and more.
   */
  soundsLike(word: string, slip: boolean): string | undefined {
    const syllables = syllablesOf(word)
    const letters = syllables.join('')
    const alike = this.#spoken.get(startOf(letters)) ?? []
    const different = (other: string): number =>
      [...other].filter((letter, place) => letter !== [...word][place]).length
    const same = alike.find(
      (spoken) =>
        spoken.letters === letters &&
        spoken.word !== word &&
        (syllables.length >= SYLLABLES_MIN || different(spoken.word) < syllables.length),
    )
    if (same || !slip || syllables.length < SYLLABLES_MIN) return same?.word
    return this.#spokenSlips
      .near(letters)
      .find(
        ({ kind, word: other, syllables: own }) =>
          kind !== 'word' && own.length === syllables.length && different(other) === 1,
      )?.word
  }

  /** The known word that is one slip of a finger away from these letters, written so or spoken so. */
  readonly slippedFrom = remembered((letters): string | undefined => {
    if (letters.length < SLIP_MIN) return undefined
    const near = this.#spokenSlips
      .near(letters)
      .filter((spoken) => spoken.letters.length > SLIP_MIN)
      .toSorted((a, b) => importance(a) - importance(b))
    const [written] = this.#latinSlips.near(stemOf(letters))
    return near[0]?.word ?? written ?? this.vocabulary.slippedFrom(letters)
  })
}
