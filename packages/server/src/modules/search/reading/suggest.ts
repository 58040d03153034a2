import { WORD_KINDS, type Entry, type WordKind } from './lexicon.ts'

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

/**
 * Among equally good entries: names of things before names of makers, then the shortest, which is the plain name, then
 * categories before brands before words.
 */
const compare = (a: Known, b: Known): number =>
  Number(isName(b)) - Number(isName(a)) ||
  a.folded.length - b.folded.length ||
  WORD_KINDS.indexOf(a.kind) - WORD_KINDS.indexOf(b.kind) ||
  (a.folded < b.folded ? -1 : 1)

/** Completions of folded text: names and words that begin with it, contain it, or are spelt so in pinyin; at most ten, each once. */
export function suggestionsFor(begun: string, entries: readonly Known[]): Known[] {
  const plain = begun.replaceAll(' ', '')
  const fitting = entries.flatMap((entry) => {
    const fit = fitOf(begun, entry) ?? (plain === begun ? undefined : fitOf(plain, entry))
    return fit === undefined ? [] : [{ entry, fit }]
  })
  const texts = new Set<string>()
  return fitting
    .toSorted((a, b) => a.fit - b.fit || compare(a.entry, b.entry))
    .flatMap(({ entry }) => {
      if (texts.has(entry.folded)) return []
      texts.add(entry.folded)
      return [entry]
    })
    .slice(0, SUGGESTIONS_MAX)
}
