import { OPTION_PARTS, OPTION_WORDS } from './option-words.data.ts'

export type OptionWord = (typeof OPTION_WORDS)[number]
export type OptionPart = (typeof OPTION_PARTS)[number]

const WORDS: ReadonlySet<string> = new Set(OPTION_WORDS)
const isWord = (value: string): value is OptionWord => WORDS.has(value)
const HAN = /\p{Script=Han}/u
const PART = new RegExp(`(?<!${HAN.source})(?:${OPTION_PARTS.join('|')})(?!${HAN.source})`, 'gu')

/** How a language says the words. */
export interface OptionSpeech {
  word: (word: OptionWord) => string
  part: (part: OptionPart) => string
}

/** The value of an option in those words; undefined where some of it has none, and for a value without any Chinese. */
export function sayOption(value: string, { word, part }: OptionSpeech): string | undefined {
  if (isWord(value)) return word(value)
  if (HAN.test(value.replaceAll(PART, ''))) return undefined
  // What the pattern matches is one of its alternatives.
  return HAN.test(value) ? value.replaceAll(PART, (match) => part(match as OptionPart)) : undefined
}

/** Whether a value needs words and has all of them. */
export const hasOptionWords = (value: string): boolean => sayOption(value, { word: String, part: String }) !== undefined
