import { describe, expect, test } from 'vitest'
import { FIELD_WORDS, SOFT_WORDS } from '../dictionary.data.ts'
import { foldText } from '../fold.ts'
import { latinOf } from '../name-key.ts'
import { cutHan } from '../segment.ts'
import { synonymWords } from '../synonyms.ts'
import { ELSEWHERE, MAKERS, NEAREST } from './not-sold.data.ts'
import { nearestTo, nearName } from './not-sold.ts'
import { LANGUAGES } from './words.ts'
import { Vocabulary } from './vocabulary.ts'

const listed = (lists: Readonly<Record<string, string>>): string[] =>
  Object.values(lists).flatMap((line) => line.split(', '))
const MAKER_NAMES = listed(MAKERS)
const NAMES = [...MAKER_NAMES, ...listed(ELSEWHERE)]

describe('names of what is not sold', () => {
  test('are many, and each stands once', () => {
    expect(MAKER_NAMES.length).toBeGreaterThanOrEqual(120)
    expect(NAMES.filter((name, place) => NAMES.indexOf(name) !== place)).toEqual([])
  })

  test('are no words of the field, in no language', () => {
    const field = new Set([...FIELD_WORDS, ...SOFT_WORDS, ...synonymWords()].map(foldText))
    const vocabulary = new Vocabulary([])
    const isRead = (name: string): boolean =>
      LANGUAGES.some((language) => vocabulary.read(latinOf(foldText(name)), language).length > 0)
    expect(NAMES.filter((name) => field.has(foldText(name)) || isRead(name))).toEqual([])
  })

  test('are cut as one word, and stand for words of the field', () => {
    const han = NAMES.map(foldText).filter((name) => /^\p{Script=Han}+$/u.test(name))
    expect(han.filter((name) => cutHan(`${name}地漏`)[0] !== name)).toEqual([])
    expect(nearName('american standard')).toEqual({ kind: 'maker', near: ['马桶', '面盆', '面盆龙头', '花洒'] })
    expect(nearName('空调')).toEqual({ kind: 'thing', near: ['热水器', '暖气片', '换气扇'] })
    expect(nearName('地砖')).toBeUndefined()
  })
})

test('words of the field without a category of their own are words of the field', () => {
  const field = new Set(synonymWords())
  expect(listed(NEAREST).filter((word) => !field.has(word))).toEqual([])
  expect(nearestTo('水不漏')).toEqual(['泥瓦辅材', '防水'])
})
