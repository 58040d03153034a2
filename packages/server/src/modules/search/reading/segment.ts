import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Jieba } from '@node-rs/jieba'
import { FIELD_WORDS } from './dictionary.data.ts'
import { foldText } from './fold.ts'
import { synonymWords } from './synonyms.ts'
import { traditionalWords } from './vocabulary/vocabulary.ts'

/** So common that the field's own words win over the general dictionary's. */
const FREQUENCY = 200_000

let jieba: Jieba | undefined

/** The package's own module would keep its two dictionaries, 11 MB, for as long as the process lives. */
const dictionary = (): Buffer => readFileSync(fileURLToPath(import.meta.resolve('@node-rs/jieba/dict.txt')))

/** The general dictionary takes 40 MB and 0.2 s: it is loaded when the first text is cut. */
function cutter(): Jieba {
  if (jieba) return jieba
  const made = Jieba.withDict(dictionary())
  const words = new Set(
    [...FIELD_WORDS, ...synonymWords(), ...traditionalWords()]
      .map(foldText)
      .filter((word) => /^\p{Script=Han}+$/u.test(word)),
  )
  made.loadDict(Buffer.from([...words].map((word) => `${word} ${FREQUENCY} n`).join('\n')))
  jieba = made
  return made
}

/** The words of Chinese writing without gaps. */
export const cutHan = (text: string): string[] => cutter().cut(text, false)
