import { foldText } from './fold.ts'
import { NARROWER, SYNONYMS } from './synonyms.data.ts'

const GROUPS = SYNONYMS.map((line) => line.split(' ').map(foldText))

const equals = new Map<string, string[]>()
for (const group of GROUPS)
  for (const word of group) equals.set(word, [...new Set([...(equals.get(word) ?? [word]), ...group])])

const narrower = new Map(
  Object.entries(NARROWER).map(([word, line]) => [foldText(word), line.split(' ').map(foldText)]),
)

const places = new Map<string, { group: number; place: number }>()
for (const [group, words] of GROUPS.entries())
  for (const [place, word] of words.entries()) if (!places.has(word)) places.set(word, { group, place })

/** The first group of a folded word, and its place in it: the more usual of two words for one thing stands before the other. */
export const placeOf = (word: string): { group: number; place: number } | undefined => places.get(word)

/** A folded word and those that mean the same. */
export const sameAs = (word: string): readonly string[] => equals.get(word) ?? [word]

/** The narrower words of a folded word and of those that mean the same. */
export const narrowerOf = (word: string): string[] => sameAs(word).flatMap((one) => narrower.get(one) ?? [])

const wider = new Map<string, string[]>()
for (const [word, words] of narrower) for (const one of words) wider.set(one, [...(wider.get(one) ?? []), word])

/** The wider words of a folded word: a 台下盆 is a 面盆. */
export const widerOf = (word: string): string[] => sameAs(word).flatMap((one) => wider.get(one) ?? [])

/** Put together once: a query asks for dozens of them. */
const found = new Map(
  [...equals.keys(), ...narrower.keys()].map((word) => [
    word,
    [...new Set([...sameAs(word), ...narrowerOf(word).flatMap(sameAs)])],
  ]),
)

/** A folded word, those that mean the same, and the narrower ones with theirs. */
export const findsAlso = (word: string): readonly string[] => found.get(word) ?? [word]

/** Every word of the groups, as written. */
export const synonymWords = (): string[] => [...SYNONYMS.flatMap((line) => line.split(' ')), ...Object.keys(NARROWER)]
