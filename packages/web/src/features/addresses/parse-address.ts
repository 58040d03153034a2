import { LABELS, PERSON, PLACE_SIGNS, SEPARATORS } from '#locales/address-words.ts'
import { folded } from '#platform/folded.ts'

export interface ParsedAddress {
  name: string
  phone: string
  /** The rest: region and detail in one text. */
  address: string
}

/** A mobile number as people write it: with country code, spaces or hyphens. */
const PHONE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
/** A marker in place of the phone; no pasted text contains it. */
const PHONE_MARK = '\u0001'

/** The index of a piece in the text. */
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

/** The name is usually next to the phone; of two equally near candidates the first one. */
function pickName(pieces: readonly Piece[]): Piece | undefined {
  const phoneAt = pieces.find(({ text }) => text === PHONE_MARK)?.at ?? 0
  const near = pieces.filter(({ text }) => isPerson(text))
  return near.toSorted((a, b) => Math.abs(a.at - phoneAt) - Math.abs(b.at - phoneAt) || a.at - b.at)[0]
}

/**
 * Splits a pasted text into name, phone and address; what is not found is empty. A piece that looks like a place is never taken
 * as the name.
 */
export function parseAddress(pasted: string): ParsedAddress {
  const text = folded(pasted)
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
