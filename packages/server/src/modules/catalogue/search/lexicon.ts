import { CategoryNames, type KnownCategory } from './category-names.ts'
import { FIELD_WORDS, SOFT_WORDS } from './dictionary.data.ts'
import { isOneSlip } from './edits.ts'
import { foldText, stemOf } from './fold.ts'
import { latinOf } from './name-key.ts'
import { saidBy, syllablesOf, WAYS_OF_SAYING, type Said } from './pinyin.ts'
import { synonymWords } from './synonyms.ts'

/** The most important first: what things are called comes before how they are made (cz is 瓷砖 rather than 纯纸). */
export const WORD_KINDS = ['category', 'brand', 'field', 'value', 'word'] as const
export type WordKind = (typeof WORD_KINDS)[number]

/** A name or a word that the catalogue uses. `code` tells a category or a brand. */
export interface Entry {
  kind: WordKind
  code: string
  text: string
  /** Its syllables when they are known already. */
  syllables?: readonly string[]
}

interface Spoken {
  word: string
  kind: WordKind
  syllables: readonly string[]
  letters: string
}

/** Words at most that one reading of letters stands for. */
const READINGS_MAX = 4
const SHORTEST: Readonly<Record<Said, number>> = { full: 2, initials: 2, mixed: 3 }
/** Below this many letters a slip turns too many words into others. */
const SLIP_MIN = 4

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)
const importance = ({ kind }: { kind: WordKind }): number => WORD_KINDS.indexOf(kind)

/** All words that search knows, and what can be asked of them. A picture of the catalogue as it was when it was made. */
export class Lexicon {
  readonly #known = new Set<string>()
  readonly #latin = new Set<string>()
  readonly #spoken = new Map<string, Spoken[]>()
  readonly #soft = new Set(SOFT_WORDS.map(foldText))
  readonly categories: CategoryNames
  readonly entries: readonly (Entry & { folded: string; letters: string; initials: string })[]

  constructor(entries: readonly Entry[], categories: readonly KnownCategory[]) {
    for (const word of FIELD_WORDS.map(foldText)) this.#known.add(word)
    const field = [...new Set(synonymWords())].map((text): Entry => ({ kind: 'field', code: '', text }))
    this.entries = [...entries, ...field]
      .toSorted((a, b) => importance(a) - importance(b))
      .map((entry) => this.#learn(entry))
    this.categories = new CategoryNames(categories)
  }

  #learn(entry: Entry) {
    const folded = foldText(entry.text)
    this.#known.add(folded)
    for (const word of latinOf(folded)) this.#latin.add(stemOf(word))
    // 五孔 folds to 5孔, but is said as it is written.
    const syllables = entry.syllables ?? syllablesOf(entry.text)
    const letters = syllables.join('')
    if (syllables.length > 0) this.#learnSound({ word: folded, kind: entry.kind, syllables, letters })
    return { ...entry, folded, letters, initials: syllables.map((syllable) => syllable[0]).join('') }
  }

  #learnSound(spoken: Spoken): void {
    const first = spoken.letters[0] ?? ''
    const bucket = this.#spoken.get(first) ?? []
    if (bucket.some(({ word }) => word === spoken.word)) return
    bucket.push(spoken)
    this.#spoken.set(first, bucket)
  }

  knows(word: string): boolean {
    return this.#known.has(word) || (!isHan(word) && this.#latin.has(stemOf(word)))
  }

  isSoft(word: string): boolean {
    return this.#soft.has(word)
  }

  /** The words that these letters say, in the surest way that any word is said; the most important ones of them. */
  readingsOf(letters: string): string[] {
    const found = (this.#spoken.get(letters[0] ?? '') ?? []).flatMap((spoken) => {
      const said = saidBy(letters, spoken.syllables)
      return said === undefined || letters.length < SHORTEST[said] ? [] : [{ ...spoken, said }]
    })
    const way = WAYS_OF_SAYING.find((one) => found.some(({ said }) => said === one))
    const surest = found.filter(({ said }) => said === way)
    const best = Math.min(...surest.map(importance))
    return surest
      .filter((spoken) => importance(spoken) === best)
      .map(({ word }) => word)
      .slice(0, READINGS_MAX)
  }

  /**
   * The known word that sounds like this one; with `slip` also one that sounds nearly like it, unless only titles use it:
   * cutting leaves odd words of them behind.
   */
  soundsLike(word: string, slip: boolean): string | undefined {
    const syllables = syllablesOf(word)
    const letters = syllables.join('')
    const bucket = this.#spoken.get(letters[0] ?? '') ?? []
    const same = bucket.find((spoken) => spoken.letters === letters && spoken.word !== word)
    if (same || !slip || letters.length < SLIP_MIN) return same?.word
    return bucket.find(
      (spoken) =>
        spoken.kind !== 'word' && spoken.syllables.length === syllables.length && isOneSlip(spoken.letters, letters),
    )?.word
  }

  /**
   * The known word that is one slip of a finger away from these letters, written so or spoken so. The first letter is hardly
   * ever the slip: an iphone is no siphon.
   */
  slippedFrom(letters: string): string | undefined {
    if (letters.length < SLIP_MIN) return undefined
    const stem = stemOf(letters)
    const all = [...this.#spoken.values()].flat()
    const near = all
      .filter(
        (spoken) =>
          spoken.letters[0] === letters[0] && spoken.letters.length > SLIP_MIN && isOneSlip(spoken.letters, letters),
      )
      .toSorted((a, b) => importance(a) - importance(b))
    const written = [...this.#latin].find(
      (word) => word[0] === stem[0] && word.length >= SLIP_MIN && isOneSlip(word, stem),
    )
    return near[0]?.word ?? written
  }
}
