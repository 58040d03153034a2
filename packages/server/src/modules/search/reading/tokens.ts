import { foldText, stemOf } from './fold.ts'
import { measuresOf } from './measures.ts'

/** A piece of folded text: Chinese writing without a gap, a word in Latin letters, or a size. */
export type Piece =
  | { kind: 'han' | 'latin'; text: string }
  | { kind: 'measure'; text: string; indexed: string[]; sought: string[] }

const PIECE = /[\p{Script=Han}]+|[a-z][a-z0-9]*(?:\.\d+)?|\d+(?:\.\d+)?/gu
const MODEL = /^([a-z]+)(\d+(?:\.\d+)?)$/

function wordsIn(text: string): Piece[] {
  return (text.match(PIECE) ?? []).map((found): Piece => {
    if (/^\d/.test(found)) return { kind: 'measure', text: found, indexed: [found], sought: [found] }
    return { kind: /^[a-z]/.test(found) ? 'latin' : 'han', text: found }
  })
}

/** The pieces of folded text from left to right; signs are no pieces. */
export function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, indexed, sought } of measuresOf(folded)) {
    if (from < at) continue
    pieces.push(...wordsIn(folded.slice(at, from)), {
      kind: 'measure',
      text: folded.slice(from, to).trim(),
      indexed,
      sought,
    })
    at = to
  }
  return [...pieces, ...wordsIn(folded.slice(at))]
}

/** Pairs of neighbouring characters; Chinese words have two characters more often than three. */
export function pairsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}

/** A model such as bv2.5 or c2 is found by its letters, its number and the whole. */
function latinTokens(word: string): string[] {
  const [, letters, number] = MODEL.exec(word) ?? []
  return letters !== undefined && number !== undefined ? [word, letters, number] : [word, stemOf(word)]
}

function tokensOfPiece(piece: Piece): string[] {
  if (piece.kind === 'measure') return piece.indexed
  return piece.kind === 'latin' ? latinTokens(piece.text) : [...piece.text, ...pairsOf(piece.text)]
}

/** What the index holds of a text. */
export function tokensOf(text: string): Set<string> {
  const folded = foldText(text)
  const measured = piecesOf(folded).flatMap(tokensOfPiece)
  // Characters beside a number are read twice: as its counter and as the beginning of a word.
  const run = (folded.match(/\p{Script=Han}+/gu) ?? []).flatMap((han) => [...han, ...pairsOf(han)])
  return new Set([...measured, ...run])
}

/** A token as a tsquery writes it. */
export const quoted = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const all = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`)
export const anyOf = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
export const allOf = all
/** A token that stands for something that is no word: a category, a facet. */
export const markOf = (name: string): string => quoted(`#${name}`)

function soughtOf(piece: Piece): string {
  if (piece.kind === 'measure') return anyOf(piece.sought.map(quoted))
  if (piece.kind === 'han') {
    const pairs = pairsOf(piece.text)
    return all((pairs.length > 0 ? pairs : [piece.text]).map(quoted))
  }
  const [, letters, number] = MODEL.exec(piece.text) ?? []
  const whole = quoted(stemOf(piece.text))
  return letters !== undefined && number !== undefined
    ? anyOf([quoted(piece.text), all([quoted(letters), quoted(number)])])
    : whole
}

/** The condition, as a tsquery, that a folded word of a query puts on the index; undefined when it holds nothing to look for. */
export function conditionOf(word: string): string | undefined {
  const pieces = piecesOf(word)
  return pieces.length === 0 ? undefined : all(pieces.map(soughtOf))
}
