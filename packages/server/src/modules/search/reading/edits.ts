/** Whether two different words are one slip of a finger apart: a letter wrong, missing, too many, or two exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || a === b) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isExchanged =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isExchanged || short.slice(at + 1) === long.slice(at + 1)
}

/** The most words of one first letter and one length; what was added first is what matters most. */
const ALIKE_MAX = 1000

/**
 * Words to be found from one slip away. The first letter is hardly ever the slip (an iphone is no siphon) and the length changes by
 * one at most, so that only words which agree in both are compared: strangers choose how often this is asked.
 */
export class SlipIndex<Value> {
  readonly #alike = new Map<string, { place: number; word: string; value: Value }[]>()
  #size = 0

  add(word: string, value: Value): void {
    const key = keyOf(word, word.length)
    const alike = this.#alike.get(key)
    const known = { place: this.#size++, word, value }
    if (alike && alike.length < ALIKE_MAX) alike.push(known)
    else if (!alike) this.#alike.set(key, [known])
  }

  /** All that is compared with these letters. */
  comparedWith(letters: string): { place: number; word: string; value: Value }[] {
    return [-1, 0, 1].flatMap((more) => this.#alike.get(keyOf(letters, letters.length + more)) ?? [])
  }

  /** What is one slip away from these letters, in the order in which it was added. */
  near(letters: string): Value[] {
    return this.comparedWith(letters)
      .filter(({ word }) => isOneSlip(word, letters))
      .toSorted((a, b) => a.place - b.place)
      .map(({ value }) => value)
  }
}

const keyOf = (word: string, length: number): string => `${word[0]}${length}`
