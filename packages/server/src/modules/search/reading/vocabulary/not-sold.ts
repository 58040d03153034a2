import { foldText } from '../fold.ts'
import { nameKey } from '../name-key.ts'
import { ELSEWHERE, MAKERS, NEAREST } from './not-sold.data.ts'

/** A name that people know, and the Chinese words for the goods that come nearest to it. */
export interface NearName {
  kind: 'maker' | 'thing'
  near: readonly string[]
}

const byName = (lists: Readonly<Record<string, string>>): [string, string[]][] =>
  Object.entries(lists).flatMap(([near, names]) =>
    names.split(', ').map((name): [string, string[]] => [nameKey(foldText(name)), near.split(' ').map(foldText)]),
  )

const names = new Map<string, NearName>([
  ...byName(ELSEWHERE).map(([name, near]): [string, NearName] => [name, { kind: 'thing', near }]),
  ...byName(MAKERS).map(([name, near]): [string, NearName] => [name, { kind: 'maker', near }]),
])
const nearest = new Map(byName(NEAREST))

/** The most words of a name in letters. */
export const NAME_WORDS_MAX = Math.max(...[...names.keys()].map((name) => name.split(' ').length))

/** A folded name of a maker, or of a thing for the home that is sold elsewhere, whether or not it is sold here. */
export const nearName = (folded: string): NearName | undefined => names.get(nameKey(folded))

/** For a folded word of the field without a category of its own the words for those nearest to it. */
export const nearestTo = (folded: string): readonly string[] => nearest.get(folded) ?? []

/** All such names, folded. */
export const nearNames = (): string[] => [...names.keys()]
