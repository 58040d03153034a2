import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Jieba } from '@node-rs/jieba'
import { FIELD_WORDS } from './dictionary.data.ts'
import { foldText } from './fold.ts'
import { synonymWords } from './synonyms.ts'
import { nearNames } from './vocabulary/not-sold.ts'
import { traditionalWords } from './vocabulary/vocabulary.ts'

/** A frequency so high that words of the field win over those of the general dictionary. */
const FREQUENCY = 200_000

let jieba: Jieba | undefined

/** The package's own module would hold its two dictionaries, 11 MB, in memory for the life of the process. */
const dictionary = (): Buffer => readFileSync(fileURLToPath(import.meta.resolve('@node-rs/jieba/dict.txt')))

/** The general dictionary takes 40 MB and 0.2 s, more on a busy machine: it is loaded when the first text is cut, or by `loadWords`. */
function cutter(): Jieba {
  if (jieba) return jieba
  const made = Jieba.withDict(dictionary())
  const words = new Set(
    [...FIELD_WORDS, ...synonymWords(), ...traditionalWords(), ...nearNames()]
      .map(foldText)
      .filter((word) => /^\p{Script=Han}+$/u.test(word)),
  )
  made.loadDict(Buffer.from([...words].map((word) => `${word} ${FREQUENCY} n`).join('\n')))
  jieba = made
  return made
}

/** To be called before the first transaction that indexes: PostgreSQL ends one that does nothing for five seconds. */
export function loadWords(): void {
  cutter()
}

/** Splits Chinese text without spaces into words. */
export const cutHan = (text: string): string[] => cutter().cut(text, false)
