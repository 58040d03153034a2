import { LAYING_LOSS_PERCENT } from '@zhujia/contract/catalogue/quantity.ts'
import { describe, expect, it } from 'vitest'
import { BRANDS } from './brands.data.ts'
import { CATEGORIES } from './categories.data.ts'
import { PRODUCTS } from './products.data.ts'
import { SHOPS } from './shops.data.ts'
import type { ProductData } from './types.ts'

/** What no area does: returns, replacement, compensation, invoices, surplus, customer service, work on site, fees waived. */
const UNKEPT =
  /退货|退换|可退|换货|可换|换网|换新|补发|补寄|赔|发票|客服|余料|售后|重做|联保|复校|量尺|复尺|初量|出图|来图|报价单|上门|上楼|(?<!不)含[^，。；、]*(安装|铺装|加固)|(包|免费)(安装|铺装)|免[^，。；、]{0,6}费/
/** Goods for those who install it themselves, and what is said not to be part of the price. */
const ALLOWED = /安装(辅材|码|模板|前|高度)|自行安装|不含上门/g
const isUnkept = (words: string): boolean => UNKEPT.test(words.replaceAll(ALLOWED, ''))

describe('sizes of goods made to measure', () => {
  it('say whether they are of the opening, and those with a side which one is meant', () => {
    const rules = PRODUCTS.flatMap(({ madeToMeasure }) => madeToMeasure ?? []).filter(
      ({ charge }) => charge.by !== 'length',
    )
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter(({ measured }) => measured === undefined)).toEqual([])
    const sided = rules.filter(({ options }) => options.some(({ option }) => option === 'side'))
    expect(sided.filter(({ handing }) => handing === undefined)).toEqual([])
    // An instruction that speaks of hinges says nothing about a leaf that slides.
    const sliding = PRODUCTS.filter(
      ({ attributes, specGroups, madeToMeasure }) =>
        madeToMeasure?.options.some(({ option }) => option === 'side') &&
        (attributes?.['opening']?.includes('sliding') ||
          specGroups.some(({ values }) => values.some((value) => value.includes('推拉')))),
    )
    expect(new Set(sliding.map(({ madeToMeasure }) => madeToMeasure?.handing))).toEqual(
      new Set(['leafInside', 'leafOutside', 'screenInside']),
    )
    const doors = PRODUCTS.filter(({ category }) => category === 'door-wood' || category === 'door-entry')
    expect(new Set(doors.map(({ madeToMeasure }) => `${madeToMeasure?.measured} ${madeToMeasure?.handing}`))).toEqual(
      new Set(['opening hingesOutside']),
    )
  })
})

describe('the unit of comparison', () => {
  /** What is laid on floors, walls and ceilings, by branches of the tree, without what runs along their edges. */
  const LAID = ['tile-ground', 'tile-upright', 'floor', 'paint-cover', 'board']
  const ALONG_EDGES: readonly string[] = ['floor-skirting', 'floor-edge', 'board-stud', 'board-cornice', 'moulding']
  const isBelow = (code: string | null, branches: readonly string[]): boolean =>
    code !== null &&
    (branches.includes(code) || isBelow(CATEGORIES.find((one) => one.code === code)?.parent ?? null, branches))
  const unitsOf = (products: readonly ProductData[]) =>
    products.filter(({ unit }) => unit.base !== 'sqm').map(({ code, unit }) => `${code}: ${unit.base}`)

  it('of what is laid is the ㎡, whatever it is sold by', () => {
    const laid = PRODUCTS.filter(
      ({ category, subject }) =>
        isBelow(category, LAID) && !ALONG_EDGES.includes(category) && !ALONG_EDGES.includes(subject),
    )
    expect(new Set(laid.map(({ unit }) => unit.step))).toEqual(
      new Set(['box', 'piece', 'root', 'roll', 'metre', 'sheet', 'bag']),
    )
    expect(unitsOf(laid)).toEqual([])
  })

  it('of everything else whose packs have an area is the ㎡ too, unless it is made to measure', () => {
    const withArea = PRODUCTS.filter(
      ({ skus, madeToMeasure }) => madeToMeasure === undefined && skus.every(({ pack }) => pack.areaCm2 !== undefined),
    )
    expect(unitsOf(withArea)).toEqual([])
  })

  it('has the area that the listing itself says a pack covers', () => {
    const said = PRODUCTS.flatMap(({ code, parameters, skus }) =>
      parameters.flatMap(([, value]) => {
        const area = /约铺 ([\d.]+)㎡/.exec(value)?.[1]
        return area === undefined
          ? []
          : skus.map(({ pack }) => [code, area, ((pack.areaCm2 ?? 0) / 10_000).toFixed(2)] as const)
      }),
    )
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter(([, area, packed]) => area !== packed)).toEqual([])
  })
})

describe('quantities for an area', () => {
  it('of wall tiles are of walls, of floor tiles of floors', () => {
    const kindsOf = (...categories: string[]) => [
      ...new Set(
        PRODUCTS.flatMap(({ category, calculator }) =>
          calculator && categories.includes(category) ? [calculator.kind] : [],
        ),
      ),
    ]
    expect(kindsOf('tile-glazed', 'tile-mosaic')).toEqual(['wallTile'])
    // Metro tiles are for walls; hexagons lie on floors too.
    expect(kindsOf('tile-small')).toEqual(['wallTile', 'tile'])
    expect(kindsOf('tile-marble', 'tile-wood', 'tile-terrazzo', 'tile-outdoor')).toEqual(['tile'])
  })
})

describe('pictures', () => {
  it.each([
    ['子母合页', 'butt-hinge'],
    ['850W 减振', 'rotary-hammer'],
    ['轻型电锤 26mm 三功能 墙面打孔 20V', 'cordless-hammer'],
    ['超白无框', 'frameless-glass'],
    ['平面直边', 'flat-subway-tile'],
    ['鱼鳞马赛克', 'fish-scale-mosaic'],
    ['条砖马赛克', 'strip-mosaic'],
    ['嵌入式线性灯', 'linear-lamp'],
    ['洗手盆 台下盆', 'under-basin'],
    ['挂墙阳台盆', 'wall-basin'],
    ['免钉胶', 'nail-glue'],
    ['瓷砖背胶', 'back-glue'],
    ['护角条', 'corner-bead'],
    ['减压阀', 'pressure-reducer'],
    ['玻璃冰裂', 'crackle-mosaic'],
  ])('what is called %s is drawn as %s', (name, subject) => {
    const named = PRODUCTS.filter(({ title }) => title.includes(name))
    expect(new Set(named.map((product) => product.subject))).toEqual(new Set([subject]))
  })

  it.each([
    ['one-piece toilets', 'bath-toilet', 6],
    ['smart toilets', 'bath-smart', 5],
    ['concealed hinges', 'furniture-hinge', 5],
  ])('no two %s are drawn alike', (_name, kind, count) => {
    const alike = PRODUCTS.filter(({ category }) => category === kind)
    expect([alike.length, new Set(alike.map(({ subject }) => subject)).size]).toEqual([count, count])
  })
})

it('goods without a frame have no colour of a frame to choose', () => {
  const frameless = PRODUCTS.filter(({ title }) => title.includes('无框'))
  expect(frameless.length).toBeGreaterThan(0)
  expect(frameless.filter(({ specGroups }) => specGroups.some(({ name }) => name === '框色'))).toEqual([])
})

describe('what the texts promise', () => {
  it('no shop promises what nobody can do here', () => {
    const said = [
      ...SHOPS.flatMap(({ slogan, description }) => [slogan, description]),
      ...BRANDS.map(({ story }) => story),
    ]
    expect(said.filter(isUnkept)).toEqual([])
  })

  it('no listing promises what nobody can do here', () => {
    const unkept = PRODUCTS.flatMap(({ title, subtitle, description, warranty, parameters }) =>
      [
        title,
        subtitle,
        warranty.text,
        ...description.flatMap(({ heading, text }) => [heading, text]),
        ...parameters.flat(),
      ].filter(isUnkept),
    )
    expect(unkept).toEqual([])
  })

  it.each([
    '含轨道与安装',
    '下单后量尺出图',
    '玻璃自爆包赔',
    '标牌可换',
    '免基础运费',
    '一年内免费复校',
    '上门服务',
    '可送上楼',
  ])('%s is such a promise', (words) => {
    expect(isUnkept(words)).toBe(true)
  })

  it.each(['不含安装与打胶', '含安装辅材包', '安装高度距地 1m', '请自行安装', '不含上门安装', '免打孔可加装'])(
    '%s is none',
    (words) => {
      expect(isUnkept(words)).toBe(false)
    },
  )
})

describe('what a product is sold as', () => {
  const wrong = (isWrong: (product: ProductData) => boolean): string[] =>
    PRODUCTS.filter(isWrong).map(({ code }) => code)

  it('what is not taken back because it is custom is made to measure, in its time, and the other way round', () => {
    expect(PRODUCTS.some(({ madeToMeasure }) => madeToMeasure)).toBe(true)
    expect(
      wrong(({ returnRule, madeToMeasure }) => (returnRule === 'custom-no-return') !== (madeToMeasure !== undefined)),
    ).toEqual([])
    expect(wrong(({ madeToMeasure, leadDays }) => madeToMeasure !== undefined && leadDays <= 0)).toEqual([])
  })

  it('what is not taken back because it was cut is sold by parts of its unit', () => {
    expect(wrong(({ returnRule, unit }) => returnRule === 'cut-no-return' && unit.stepThousandths === 1000)).toEqual([])
  })

  it('a warranty says what the maker answers for: neither how long the goods keep nor what to look at', () => {
    expect(wrong(({ warranty }) => (warranty.months === 0) !== (warranty.text === ''))).toEqual([])
    expect(wrong(({ warranty }) => /保质期|当面|点数|查看/.test(warranty.text))).toEqual([])
  })
})

describe('what the texts say of quantities and damage', () => {
  const textsOf = ({ title, subtitle, description, warranty, parameters }: ProductData): string =>
    [title, subtitle, warranty.text, ...description.map(({ text }) => text), ...parameters.flat()].join('。')
  const percents = (text: string, pattern: RegExp): number[] =>
    [...text.matchAll(pattern)].map(([, percent]) => Number(percent))

  it.each([
    ['straight', /直铺(?:按面积)?加 (\d+)%/g],
    ['diagonal', /斜铺加 (\d+)%/g],
    ['herringbone', /人字[铺拼](?:加|约) (\d+)%/g],
  ] as const)('the loss of laying %s is the one that the calculator adds', (laying, pattern) => {
    const said = PRODUCTS.flatMap((product) => percents(textsOf(product), pattern))
    expect(new Set(said)).toEqual(new Set([LAYING_LOSS_PERCENT[laying]]))
  })

  it('the loss that a maker names is the one that their calculator adds', () => {
    const off = PRODUCTS.filter(({ calculator }) => calculator).flatMap((product) =>
      percents(textsOf(product), /[，；。](?:加|损耗按) (\d+)%/g)
        .filter((percent) => percent !== product.calculator?.lossPercent)
        .map((percent) => `${product.code}: ${percent} and ${product.calculator?.lossPercent}`),
    )
    expect(off).toEqual([])
    const herringbone = PRODUCTS.filter(({ subject }) => subject === 'herringbone-floor')
    expect(new Set(herringbone.map(({ calculator }) => calculator?.lossPercent))).toEqual(
      new Set([LAYING_LOSS_PERCENT.herringbone]),
    )
  })

  it('what is damaged is looked for at delivery, as the listing says: nobody promises to make up for it', () => {
    const amends = /(破损|缺角|碎)[^，。；]*[补赔]|免费换|破损[^，。；]*质保/
    expect(PRODUCTS.filter((product) => amends.test(textsOf(product))).map(({ code }) => code)).toEqual([])
    expect(SHOPS.filter(({ description }) => amends.test(description)).map(({ code }) => code)).toEqual([])
  })
})
