import { WORD_KINDS, type Entry } from './lexicon.ts'

const SUGGESTIONS_MAX = 10
/** Letters may stand for so many words that a single one says nothing. */
const LETTERS_MIN = 2

type Known = Entry & { folded: string; letters: string; initials: string }

/** How well an entry continues what was begun, the best first; undefined when it does not. */
function fitOf(begun: string, { folded, letters, initials, kind }: Known): number | undefined {
  const place = WORD_KINDS.indexOf(kind)
  if (folded.startsWith(begun)) return place
  if (folded.includes(` ${begun}`) || (/\p{Script=Han}/u.test(begun) && folded.includes(begun))) return 10 + place
  if (begun.length < LETTERS_MIN || letters === '') return undefined
  if (letters.startsWith(begun)) return 20 + place
  return initials.startsWith(begun) ? 30 + place : undefined
}

/** What folded text may become: names and words that begin so, hold it, or are spelt so; each text once, ten at most. */
export function suggestionsFor(begun: string, entries: readonly Known[]): Known[] {
  const plain = begun.replaceAll(' ', '')
  const fitting = entries.flatMap((entry) => {
    const fit = fitOf(begun, entry) ?? (plain === begun ? undefined : fitOf(plain, entry))
    return fit === undefined ? [] : [{ entry, fit }]
  })
  const texts = new Set<string>()
  return fitting
    .toSorted((a, b) => a.fit - b.fit || a.entry.folded.length - b.entry.folded.length || (a.entry.folded < b.entry.folded ? -1 : 1))
    .flatMap(({ entry }) => {
      if (texts.has(entry.folded)) return []
      texts.add(entry.folded)
      return [entry]
    })
    .slice(0, SUGGESTIONS_MAX)
}
