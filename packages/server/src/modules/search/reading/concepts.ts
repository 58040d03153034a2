import { createHash } from 'node:crypto'
import { NARROWER, SYNONYMS } from './synonyms.data.ts'
import { findsAlso, sameAs } from './synonyms.ts'
import { foldText } from './fold.ts'
import { piecesOf, tokensOf, type Piece } from './tokens.ts'

/**
 * What several words mean. Documents carry the concepts of the words that they hold, so that a word with twenty synonyms
 * is one token to look for, not twenty: the index answers in a tenth of the time.
 */
interface Concept {
  token: string
  /** Of each word the tokens that a document must all hold. */
  words: readonly (readonly string[])[]
}

const markOfWord = (word: string): string => `~${word}`

/** A word's own tokens, without what a number stands for besides. */
function demandOf(piece: Piece): string[] {
  if (piece.kind === 'measure') return piece.sought.slice(0, 1)
  const tokens = [...tokensOf(piece.text)]
  const pairs = tokens.filter((token) => [...token].length > 1)
  return pairs.length > 0 ? pairs : tokens
}

const heads = [
  ...new Set([...SYNONYMS.map((line) => line.split(' ')[0] ?? ''), ...Object.keys(NARROWER)].map(foldText)),
]
const CONCEPTS: readonly Concept[] = heads.map((head) => ({
  token: markOfWord(head),
  words: findsAlso(head).map((word) => piecesOf(word).flatMap(demandOf)),
}))

const tokensByWord = new Map<string, string[]>()
for (const head of heads)
  for (const word of sameAs(head)) tokensByWord.set(word, [...(tokensByWord.get(word) ?? []), markOfWord(head)])

/** The tokens of the concepts that a folded word stands for; none for a word without synonyms. */
export const conceptsOf = (word: string): readonly string[] => tokensByWord.get(word) ?? []

/** The tokens of all concepts of which a document with these tokens holds a word. */
export const conceptsIn = (tokens: ReadonlySet<string>): string[] =>
  CONCEPTS.flatMap(({ token, words }) =>
    words.some((demands) => demands.every((demand) => tokens.has(demand))) ? [token] : [],
  )

/** Another number for other synonyms: documents carry what they said when they were made. */
export const conceptsVersion = (): number =>
  createHash('sha256')
    .update(JSON.stringify([SYNONYMS, NARROWER]))
    .digest()
    .readUInt16BE(0) % 1000
