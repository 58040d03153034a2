import { FIELD_WORDS, SOFT_WORDS } from './dictionary.data.ts'
import { isOneSlip } from './edits.ts'
import { foldText, stemOf } from './fold.ts'
import { saidBy, syllablesOf, WAYS_OF_SAYING, type Said } from './pinyin.ts'
import { narrowerOf, sameAs, synonymWords } from './synonyms.ts'

export const WORD_KINDS = ['category', 'brand', 'value', 'field', 'word'] as const
export type WordKind = (typeof WORD_KINDS)[number]

/** A name or a word that the catalogue uses. `code` tells a category or a brand. */
export interface Entry {
  kind: WordKind
  code: string
  text: string
  /** Its syllables when they are known already. */
  syllables?: readonly string[]
}

/** A category as the lexicon needs it: leaves are wanted rather than groups. */
export interface KnownCategory {
  code: string
  /** Codes from the root down to itself. */
  path: readonly string[]
  isLeaf: boolean
  names: readonly string[]
}

export interface Spoken {
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
export const latinOf = (folded: string): string[] => folded.match(/[a-z][a-z0-9]*/g) ?? []
/** A name as it is compared: Latin words by their stems. */
export const nameKey = (folded: string): string => (/[a-z]/.test(folded) && !/\p{Script=Han}/u.test(folded) ? latinOf(folded).map(stemOf).join(' ') : folded.replaceAll(' ', ''))

const importance = ({ kind }: { kind: WordKind }): number => WORD_KINDS.indexOf(kind)

/** All words that search knows, and what can be asked of them. A picture of the catalogue as it was when it was made. */
export class Lexicon {
  readonly #known = new Set<string>()
  readonly #latin = new Set<string>()
  readonly #spoken = new Map<string, Spoken[]>()
  readonly #exact = new Map<string, Set<string>>()
  readonly #categories: { name: string; code: string; isLeaf: boolean }[] = []
  readonly #paths = new Map<string, readonly string[]>()
  readonly #soft = new Set(SOFT_WORDS.map(foldText))
  readonly entries: readonly (Entry & { folded: string; letters: string; initials: string })[]

  constructor(entries: readonly Entry[], categories: readonly KnownCategory[]) {
    for (const word of FIELD_WORDS.map(foldText)) this.#known.add(word)
    const field = [...new Set(synonymWords())].map((text): Entry => ({ kind: 'field', code: '', text }))
    this.entries = [...entries, ...field].toSorted((a, b) => importance(a) - importance(b)).map((entry) => this.#learn(entry))
    for (const category of categories) this.#learnCategory(category)
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

  #learnCategory({ code, path, isLeaf, names }: KnownCategory): void {
    this.#paths.set(code, path)
    for (const name of new Set(names.map((one) => nameKey(foldText(one))))) {
      this.#exact.set(name, new Set([...(this.#exact.get(name) ?? []), code]))
      this.#categories.push({ name, code, isLeaf })
    }
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
    return surest.filter((spoken) => importance(spoken) === best).map(({ word }) => word).slice(0, READINGS_MAX)
  }

  /** The known word that sounds like this one; with `slip` also one that sounds nearly like it. */
  soundsLike(word: string, slip: boolean): string | undefined {
    const syllables = syllablesOf(word)
    const letters = syllables.join('')
    const bucket = this.#spoken.get(letters[0] ?? '') ?? []
    const same = bucket.find((spoken) => spoken.letters === letters && spoken.word !== word)
    if (same || !slip || letters.length < SLIP_MIN) return same?.word
    return bucket.find((spoken) => spoken.syllables.length === syllables.length && isOneSlip(spoken.letters, letters))?.word
  }

  /** The known word that is one slip of a finger away from these letters, written so or spoken so. */
  slippedFrom(letters: string): string | undefined {
    if (letters.length < SLIP_MIN) return undefined
    const stem = stemOf(letters)
    const all = [...this.#spoken.values()].flat()
    const near = all.filter((spoken) => spoken.letters.length > SLIP_MIN && isOneSlip(spoken.letters, letters)).toSorted((a, b) => importance(a) - importance(b))
    const written = [...this.#latin].find((word) => word.length >= SLIP_MIN && isOneSlip(word, stem))
    return near[0]?.word ?? written
  }

  /**
   * The categories that a word names, by any word that means the same: those called so, else those that end so, as
   * Chinese names say last what a thing is, else those that begin so.
   */
  categoriesOf(word: string): string[] {
    const exact = [...sameAs(word), ...narrowerOf(word)].flatMap((one) => [...(this.#exact.get(nameKey(one)) ?? [])])
    if (exact.length > 0) return this.#topmost(exact)
    if (!isHan(word)) return this.#called((name) => name.startsWith(`${nameKey(word)} `)) ?? this.#called((name) => name.endsWith(` ${nameKey(word)}`)) ?? []
    const words = sameAs(word).filter((one) => one.length > 1)
    return this.#called((name) => words.some((one) => name.endsWith(one))) ?? this.#called((name) => words.some((one) => name.startsWith(one))) ?? []
  }

  /** Without those that lie below another one of them. */
  #topmost(codes: readonly string[]): string[] {
    const all = new Set(codes)
    return [...all].filter((code) => !(this.#paths.get(code) ?? []).some((above) => above !== code && all.has(above)))
  }

  /** The categories whose name is such, leaves rather than groups; undefined for none. */
  #called(isSuch: (name: string) => boolean): string[] | undefined {
    const some = this.#categories.filter(({ name }) => isSuch(name))
    const leaves = some.filter(({ isLeaf }) => isLeaf)
    return some.length > 0 ? this.#topmost((leaves.length > 0 ? leaves : some).map(({ code }) => code)) : undefined
  }

  /** The categories that are called exactly so in any language. */
  categoriesCalled(name: string): string[] {
    return [...(this.#exact.get(nameKey(name)) ?? [])]
  }
}
