import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { measuresOf } from './measures.ts'
import { tokensOf } from './tokens.ts'

const sought = (text: string) => measuresOf(foldText(text)).flatMap((measure) => measure.sought)

test.each([
  [['800x800', '800*800', '800×800', '80公分x80公分', '80cm×80cm', '0.8米×0.8米', '800 * 800mm'], '800x800'],
  [['1200×600', '600x1200', '60x120cm', '0.6×1.2米'], '600x1200'],
  [['80公分', '80cm', '800mm', '0.8米', '80 厘米', '800 毫米'], '800mm'],
  [['2.5平方', '2.5mm²', '2.5平方毫米', '2.5 平'], '2.5mm2'],
  [['18厘', '18mm', '1.8公分', '1.8cm'], '18mm'],
  [['1.2米', '1200mm', '120公分', '1.2m'], '1200mm'],
  [['50公斤', '50kg', '50 千克', '100斤'], '50000g'],
  [['60升', '60L'], '60000ml'],
  [['20平方', '20㎡', '20平方米', '20 平米'], '20m2'],
])('%j are one', (written, token) => {
  for (const text of written) expect(sought(text), text).toEqual([token])
})

test('pipes by 分 and 寸 are pipes by their millimetres', () => {
  expect(sought('4分')).toEqual(['4分', '20mm'])
  expect(sought('6分')).toEqual(['6分', '25mm'])
  expect(sought('1寸')).toEqual(['1寸', '32mm'])
  expect([...tokensOf('PPR 4 分 6 分')]).toEqual(expect.arrayContaining(['4分', '20mm', '6分', '25mm']))
})

test('small sides without a unit may be centimetres', () => {
  expect(sought('10×10')).toEqual(['10x10', '100x100'])
  expect([...tokensOf('地漏 10×10')]).toEqual(expect.arrayContaining(['10x10', '100x100', '100mm']))
})

test('a product of 800×800 is found by one of its sides too, whatever the unit', () => {
  expect([...tokensOf('800×800')]).toEqual(expect.arrayContaining(['800x800', '800mm', '800']))
})

test('words that begin like a unit are no units', () => {
  expect(sought('24 小时安装')).toEqual(['24'])
  expect(sought('16安装')).toEqual(['16'])
  expect(sought('5分钟')).toEqual(['5'])
  expect(sought('3平开窗')).toEqual(['3'])
})

test('counters stay with their number', () => {
  expect(sought('五孔插座')).toEqual(['5孔'])
  expect(sought('86 型')).toEqual(['86型'])
})

test('a size is found however its unit is written and its sides are turned', () => {
  const side = fc.integer({ min: 13, max: 400 })
  const ways = [
    (mm: number) => `${mm}mm`,
    (mm: number) => `${mm}毫米`,
    (mm: number) => `${mm / 10}公分`,
    (mm: number) => `${mm / 10}cm`,
    (mm: number) => `${mm / 1000}米`,
  ]
  const way = fc.constantFrom(...ways)
  fc.assert(
    fc.property(fc.tuple(side, side), fc.tuple(way, way), ([a, b], [one, other]) => {
      const tokens = tokensOf(`${one(a * 10)}×${one(b * 10)}`)
      expect(sought(`${other(b * 10)}×${other(a * 10)}`).every((token) => tokens.has(token))).toBe(true)
    }),
  )
})
