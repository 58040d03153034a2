import { LABELS, PERSON, PLACE_SIGNS, SEPARATORS } from '#locales/address-words.ts'

export interface ParsedAddress {
  name: string
  phone: string
  /** All that is neither: region and detail in one piece. */
  address: string
}

/** A mobile number as people write it: with country code, spaces or hyphens. */
const PHONE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
/** Stands where the phone was found; no pasted text has it. */
const PHONE_MARK = '\u0001'

const halfWidth = (text: string): string => text.normalize('NFKC')

/** Where a piece lies in the text, counted in pieces. */
interface Piece {
  text: string
  at: number
}

function piecesOf(text: string): Piece[] {
  const unlabelled = Object.values(LABELS).reduce(
    (rest, label) => rest.replaceAll(new RegExp(`${label.source}[\\s:]*`, 'g'), ' '),
    text,
  )
  return unlabelled
    .split(SEPARATORS)
    .filter(Boolean)
    .map((piece, at) => ({ text: piece, at }))
}

const isPerson = (text: string): boolean => PERSON.test(text) && !PLACE_SIGNS.test(text)

/** The name stands beside the phone more often than anywhere else; of two equally near the first one is it. */
function pickName(pieces: readonly Piece[]): Piece | undefined {
  const phoneAt = pieces.find(({ text }) => text === PHONE_MARK)?.at ?? 0
  const near = pieces.filter(({ text }) => isPerson(text))
  return near.toSorted((a, b) => Math.abs(a.at - phoneAt) - Math.abs(b.at - phoneAt) || a.at - b.at)[0]
}

/**
 * Takes a pasted text apart: who, which phone, and the rest as the address. What is not found is empty.
 * It never guesses a name out of a piece that reads like a place.
 */
export function parseAddress(pasted: string): ParsedAddress {
  const text = halfWidth(pasted)
  const phone = PHONE.exec(text)
  const pieces = piecesOf(phone ? text.replace(phone[0], ` ${PHONE_MARK} `) : text)
  const name = pickName(pieces)
  const rest = pieces.filter((piece) => piece !== name && piece.text !== PHONE_MARK)
  return {
    name: name?.text ?? '',
    phone: phone ? phone.slice(1, 4).join('') : '',
    address: rest.map((piece) => piece.text).join(''),
  }
}
