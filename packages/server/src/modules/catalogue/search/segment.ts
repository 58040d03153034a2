import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { FIELD_WORDS } from './dictionary.data.ts'
import { foldText } from './fold.ts'
import { synonymWords } from './synonyms.ts'

/** So common that the field's own words win over the general dictionary's. */
const FREQUENCY = 200_000

let jieba: Jieba | undefined

/** The general dictionary takes 50 MB and 0.2 s: it is loaded when the first text is cut. */
function cutter(): Jieba {
  if (jieba) return jieba
  const made = Jieba.withDict(dict)
  const words = new Set([...FIELD_WORDS, ...synonymWords()].map(foldText).filter((word) => /^\p{Script=Han}+$/u.test(word)))
  made.loadDict(Buffer.from([...words].map((word) => `${word} ${FREQUENCY} n`).join('\n')))
  jieba = made
  return made
}

/** The words of Chinese writing without gaps. */
export const cutHan = (text: string): string[] => cutter().cut(text, false)
