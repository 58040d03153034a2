import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, stemOf } from './fold.ts'

test.each([
  ['  ＡＢＣ　800×800  地砖 ', 'abc 800x800 地砖'],
  ['800 * 800', '800x800'],
  ['800X800', '800x800'],
  ['80公分×80公分', '80公分x80公分'],
  ['內牆乳膠漆', '内墙乳胶漆'],
  ['磁磚 水龍頭 馬賽克 檯面', '磁砖 水龙头 马赛克 台面'],
  ['麼 麽 薴', '幺 幺 苎'],
  ['Étanchéité', 'etancheite'],
  ['斜五孔插座', '斜5孔插座'],
  ['一级水效 三开单控', '1级水效 3开单控'],
  ['双开门', '双开门'],
  ['2.5mm²', '2.5mm2'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding twice changes nothing more', () => {
  const word = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.stringMatching(/^[一-鿿×*x0-9 ]{0,12}$/))
  fc.assert(
    fc.property(word, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test.each([
  ['tiles', 'tile'],
  ['toilets', 'toilet'],
  ['switches', 'switch'],
  ['azulejos', 'azulejo'],
  ['interruptores', 'interruptor'],
  ['carreaux', 'carreau'],
  ['batteries', 'battery'],
])('%s and %s have one stem', (plural, singular) => {
  expect(stemOf(plural)).toBe(stemOf(singular))
})
