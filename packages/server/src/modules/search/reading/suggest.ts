import { WORD_KINDS, type Entry, type WordKind } from './lexicon.ts'
import { placeOf } from './synonyms.ts'

const SUGGESTIONS_MAX = 10
/** The fewest letters of pinyin for a suggestion; a single letter fits too many words. */
const LETTERS_MIN = 2

export type Known = Entry & { folded: string; letters: string; initials: string }

/** How well an entry completes the typed text, 0 is best; undefined when it does not. */
function fitOf(begun: string, { folded, letters, initials }: Known): number | undefined {
  if (folded.startsWith(begun)) return 0
  if (folded.includes(` ${begun}`) || (/\p{Script=Han}/u.test(begun) && folded.includes(begun))) return 1
  if (begun.length < LETTERS_MIN || letters === '') return undefined
  if (letters.startsWith(begun)) return 2
  return initials.startsWith(begun) ? 3 : undefined
}

/** What things are called. */
const NAMES: readonly WordKind[] = ['category', 'field']
const isName = ({ kind }: Known): boolean => NAMES.includes(kind)

interface Fitting {
  entry: Known
  fit: number
  /** The place among title words by how many goods have it; later than all of them for what no title says. */
  goods: number
}

/**
 * Among equally good entries: names of things before names of makers, then the shortest, which is the plain name, then
 * categories before brands before words, then what more goods are called.
 */
const compare = ({ entry: a, goods: ofA }: Fitting, { entry: b, goods: ofB }: Fitting): number =>
  Number(isName(b)) - Number(isName(a)) ||
  a.folded.length - b.folded.length ||
  WORD_KINDS.indexOf(a.kind) - WORD_KINDS.indexOf(b.kind) ||
  ofA - ofB ||
  (a.folded < b.folded ? -1 : 1)

/** Of words that mean the same only the one that fits best, or the most usual of those; makers are named alike and stay. */
function oneForEachThing(fitting: readonly Fitting[]): Fitting[] {
  const groupOf = ({ entry }: Fitting) => (entry.kind === 'brand' ? undefined : placeOf(entry.folded)?.group)
  const placeIn = ({ entry }: Fitting): number => placeOf(entry.folded)?.place ?? 0
  const best = new Map<number, Fitting>()
  for (const one of fitting) {
    const group = groupOf(one)
    if (group === undefined) continue
    const other = best.get(group)
    if (!other || (one.fit - other.fit || placeIn(one) - placeIn(other)) < 0) best.set(group, one)
  }
  return fitting.filter((one) => {
    const group = groupOf(one)
    return group === undefined || best.get(group)?.entry.folded === one.entry.folded
  })
}

/** Completions of folded text: names and words that begin with it, contain it, or are spelt so in pinyin; at most ten, each once. */
export function suggestionsFor(begun: string, entries: readonly Known[]): Known[] {
  const plain = begun.replaceAll(' ', '')
  const found = entries.flatMap((entry) => {
    const fit = fitOf(begun, entry) ?? (plain === begun ? undefined : fitOf(plain, entry))
    return fit === undefined ? [] : [{ entry, fit }]
  })
  // Words of titles are there in the order of how many goods have them.
  const said = found.flatMap(({ entry }) => (entry.kind === 'word' ? [entry.folded] : []))
  const goods = new Map(said.map((word, place) => [word, place]))
  const fitting = found.map((one) => ({ ...one, goods: goods.get(one.entry.folded) ?? said.length }))
  const texts = new Set<string>()
  return oneForEachThing(fitting)
    .toSorted((a, b) => a.fit - b.fit || compare(a, b))
    .flatMap(({ entry }) => {
      if (texts.has(entry.folded)) return []
      texts.add(entry.folded)
      return [entry]
    })
    .slice(0, SUGGESTIONS_MAX)
}
