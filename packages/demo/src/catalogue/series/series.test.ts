import { describe, expect, it } from 'vitest'
import { BRANDS } from '../brands.data.ts'
import { SHOPS } from '../shops.data.ts'
import { expandSeries } from './expand.ts'
import { freeDays, hashOf, retailFen, stepFen, stockOf } from './figures.ts'
import { bagOf, boxOf, canOf, coilOf, itemOf, lengthOf, pailOf, rollOf, sheetOf, tenthMetreOf } from './packs.ts'
import { SALES } from './sales.data.ts'
import type { Series } from './series.ts'

const TILE = boxOf(3, [800, 800, 10])
const SERIES: Series = {
  code: 'soft',
  category: 'tile-marble',
  stages: ['masonry'],
  subject: 'floor-tile',
  noun: '柔光砖',
  spec: '800×800',
  sub: '防滑 {防滑等级}',
  sale: SALES.tiles,
  options: [
    '规格',
    [
      ['800×800mm', 4280, TILE],
      ['600×1200mm', 4880, boxOf(2, [1200, 600, 10])],
    ],
  ],
  looks: [
    '花色',
    [
      ['白', 'white'],
      ['灰', 'grey', 10],
    ],
  ],
  attributes: { size: ['800x800'], slip: ['r9'] },
  parameters: [
    ['防滑等级', 'R9'],
    ['厚度', '10mm'],
  ],
  text: [['说明', '{防滑等级}、{厚度}、{产地}']],
  warranty: [60, '质保 5 年'],
  lines: [
    ['taomo', '澄川', '随机', '直边', 100],
    ['taomo', '素砾', '防滑', '拖完也稳', 50, { 防滑等级: 'R10', 版面: '16 面' }, [['米', 'beige']], { slip: ['r10'] }],
    ['taomo@jiyu-mosaic', '三川', '现货', '当日发', 100],
  ],
}
const expand = (change: Partial<Series>) =>
  expandSeries([{ ...SERIES, ...change }], { brands: BRANDS, shops: SHOPS }, [5, 6, 7])
const [first, second, third] = expand({})

describe('a series', () => {
  it('gives a product for each line, with its name, code, shop and age', () => {
    expect(
      expand({}).map(({ code, title, shop, brand, listedDaysAgo }) => [code, title, shop, brand, listedDaysAgo]),
    ).toEqual([
      ['soft-taomo', '陶陌 澄川柔光砖 800×800 随机', 'taomo-tile', 'taomo', 5],
      ['soft-taomo-2', '陶陌 素砾柔光砖 800×800 防滑', 'taomo-tile', 'taomo', 6],
      ['soft-taomo-3', '陶陌 三川柔光砖 800×800 现货', 'jiyu-mosaic', 'taomo', 7],
    ])
  })

  it('sets a space before a noun in Latin letters', () => {
    expect(expand({ noun: 'PPR 水管' })[0]?.title).toBe('陶陌 澄川 PPR 水管 800×800 随机')
  })

  it('offers every option in every look, priced by the piece and the level, the dearer look by its surcharge', () => {
    expect(first?.specGroups).toEqual([
      { name: '规格', values: ['800×800mm', '600×1200mm'] },
      { name: '花色', values: ['白', '灰'] },
    ])
    expect(
      first?.skus.map(({ code, spec, priceFen, look, pack }) => [
        code,
        spec.join(' '),
        priceFen,
        look.hue,
        pack.pieces,
      ]),
    ).toEqual([
      ['soft-taomo-01', '800×800mm 白', 4290 * 3, 'white', 3],
      ['soft-taomo-02', '800×800mm 灰', 4690 * 3, 'grey', 3],
      ['soft-taomo-03', '600×1200mm 白', 4890 * 2, 'white', 2],
      ['soft-taomo-04', '600×1200mm 灰', 5390 * 2, 'grey', 2],
    ])
  })

  it('shows another colour first in each line that has no colours of its own', () => {
    expect([first, second, third].map((product) => product?.gallery[0]?.hue)).toEqual(['white', 'beige', 'white'])
    expect(
      expand({
        looks: [
          '花色',
          [
            ['白', 'white'],
            ['灰', 'grey'],
            ['黑', 'black'],
          ],
        ],
      })[2]?.specGroups[1]?.values,
    ).toEqual(['黑', '白', '灰'])
  })

  it('asks nothing where there is one answer', () => {
    expect(second?.specGroups.map(({ name }) => name)).toEqual(['规格'])
    expect(second?.skus.map(({ spec }) => spec)).toEqual([['800×800mm'], ['600×1200mm']])
    expect(second?.skus.map(({ priceFen }) => priceFen)).toEqual([2140 * 3, 2440 * 2])
  })

  it('says of a line what is its own: parameters, colours, attributes, and the words that name them', () => {
    expect(second?.parameters).toEqual([
      ['规格', '800×800mm / 600×1200mm'],
      ['防滑等级', 'R10'],
      ['厚度', '10mm'],
      ['版面', '16 面'],
      ['产地', '山东淄博'],
    ])
    expect(second?.subtitle).toBe('拖完也稳，防滑 R10')
    expect(second?.description[0]).toEqual({ heading: '说明', text: 'R10、10mm、山东淄博' })
    expect(second?.attributes).toEqual({ size: ['800x800'], slip: ['r10'], colour: ['beige'] })
    expect(first?.attributes).toEqual({ size: ['800x800'], slip: ['r9'], colour: ['white', 'grey'] })
  })

  it('ends with the brand, where it is sent from and what is promised', () => {
    expect(third?.description.at(-1)).toEqual({
      heading: '陶陌与发货',
      text: '陶陌产自山东淄博：两条 5 万吨压机线专烧地砖，每窑抽 6 片测吸水率与尺寸。本品由佛山市南海区仓发出，走专线物流。质保 5 年。',
    })
  })

  it('is refused when it names what is not there', () => {
    expect(() => expand({ sub: '{重量}' })).toThrow('soft-taomo says {重量} and has no such parameter')
    expect(() => expand({ lines: [['nobody', '', '', '', 100]] })).toThrow('the demo world has no seller nobody')
    expect(() => expand({ lines: [['taomo@nowhere', '', '', '', 100]] })).toThrow('no seller taomo@nowhere')
    expect(() => expand({ options: ['规格', []] })).toThrow('soft-taomo has no option')
  })
})

describe('figures', () => {
  it.each([
    [42, 40],
    [3, 5],
    [1234, 1230],
    [4287, 4290],
    [16_849, 16_800],
    [45_800, 45_900],
    [129_300, 128_900],
    [349_000, 349_900],
  ])('%i fen are asked as %i', (fen, asked) => {
    expect(retailFen(fen)).toBe(asked)
  })

  it('a step costs what its pieces, its area, its length or its share of the unit cost', () => {
    expect(stepFen(SALES.tiles, 4287, TILE)).toBe(4290 * 3)
    expect(stepFen(SALES.floors, 7800, boxOf(8, [1220, 200, 12], 0.9))).toBe(Math.round(7790 * 1.952))
    expect(stepFen(SALES.lengths, 480, lengthOf(4000, 0.15, [20, 20]))).toBe(480 * 4)
    expect(stepFen(SALES.cutLengths, 68_000, tenthMetreOf(26, [600, 90]))).toBe(6790)
    expect(stepFen(SALES.items, 2380, itemOf(1, [10, 10, 10]))).toBe(2380)
  })

  it('stock is the same each time, less of what is dear, and never nothing of the first SKU', () => {
    expect(stockOf('a-01', 500, SALES.items.unit)).toBe(stockOf('a-01', 500, SALES.items.unit))
    const codes = Array.from({ length: 200 }, (_, index) => `p${index}`)
    expect(codes.every((code) => stockOf(`${code}-01`, 500, SALES.items.unit) > 0)).toBe(true)
    expect(codes.some((code) => stockOf(`${code}-02`, 500, SALES.items.unit) === 0)).toBe(true)
    expect(Math.max(...codes.map((code) => stockOf(`${code}-01`, 1_000_000, SALES.items.unit)))).toBeLessThan(30)
  })

  it('a hash spreads codes that differ in the last letter only', () => {
    const last = Array.from({ length: 100 }, (_, index) => hashOf(`code-${index}`) % 10)
    expect(new Set(last).size).toBe(10)
  })

  it('every product has a day of its own', () => {
    const days = freeDays(6, [3, 5])
    expect(days.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 7, 8, 9])
  })
})

describe('packs', () => {
  it('weigh, measure and cover what they are made of', () => {
    expect(TILE).toEqual({
      pieces: 3,
      pieceTenthMm: [8000, 8000, 100],
      areaCm2: 19_200,
      weightGrams: 45_520,
      volumeCm3: 20_736,
    })
    expect(sheetOf([2440, 1220, 18], 0.58)).toEqual({
      pieces: 1,
      pieceTenthMm: [24_400, 12_200, 180],
      areaCm2: 29_768,
      weightGrams: 31_080,
      volumeCm3: 54_119,
    })
    expect(lengthOf(4000, 0.148, [20, 20])).toEqual({ pieces: 1, lengthMm: 4000, weightGrams: 590, volumeCm3: 1600 })
    expect(bagOf(20, 14.5, [4, 'x'])).toEqual({
      pieces: 1,
      contentGrams: 20_000,
      weightGrams: 20_150,
      volumeCm3: 14_500,
      coverage: { areaCm2: 40_000, basis: 'x' },
    })
    expect(canOf(5, 1.38)).toEqual({ pieces: 1, contentMl: 5000, weightGrams: 7410, volumeCm3: 6750 })
    expect(pailOf(10, [5, 'x'])).toEqual({
      pieces: 1,
      contentGrams: 10_000,
      weightGrams: 10_700,
      volumeCm3: 10_800,
      coverage: { areaCm2: 50_000, basis: 'x' },
    })
    expect(itemOf(2.4, [300, 200, 100], 2)).toEqual({ pieces: 2, weightGrams: 2400, volumeCm3: 6000 })
    expect(rollOf(10, 530, [1.05, 4.2])).toEqual({
      pieces: 1,
      lengthMm: 10_000,
      areaCm2: 53_000,
      weightGrams: 1050,
      volumeCm3: 4200,
    })
    expect(coilOf(100, [3.2, 5.2])).toEqual({ pieces: 1, lengthMm: 100_000, weightGrams: 3200, volumeCm3: 5200 })
    expect(tenthMetreOf(10.2, [200, 20])).toEqual({
      pieces: 1,
      lengthMm: 100,
      areaCm2: 200,
      weightGrams: 1020,
      volumeCm3: 400,
    })
  })
})
