import { readFileSync } from 'node:fs'
import { isCreditCode } from '@zhujia/contract/shops/licence.ts'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, CATEGORY_ATTRIBUTES } from './attributes.data.ts'
import { BRANDS } from './brands.data.ts'
import { CATEGORIES, LEAF_CATEGORIES } from './categories.data.ts'
import { attributesOf } from './define-product.ts'
import { LICENCES } from './licences.data.ts'
import { LOGO_KEYS, PICTURE_SUBJECTS, viewsOf } from './pictures/subjects.ts'
import { PRODUCTS, SERIES } from './products.data.ts'
import { PRICE_LEVELS } from './series/price-levels.data.ts'
import { SHOPS } from './shops.data.ts'
import { STAGES } from './stages.data.ts'
import type { LocalName, Pack, ProductData, SkuData } from './types.ts'
import { UNITS } from './units.data.ts'

const codes = (all: readonly { readonly code: string }[]): string[] => all.map((one) => one.code)
const repeated = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index)
const regionNames = JSON.parse(
  readFileSync(new URL('../../../server/src/modules/addresses/regions.data.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>
const rootOf = (code: string): string => {
  const parent = CATEGORIES.find((one) => one.code === code)?.parent
  return parent === undefined || parent === null ? code : rootOf(parent)
}
const packs = PRODUCTS.flatMap((product) => product.skus.map((sku) => ({ product, sku, pack: sku.pack })))

describe('names', () => {
  it('every code is unique within its list', () => {
    const lists = [ATTRIBUTES, BRANDS, CATEGORIES, PRODUCTS, SHOPS, STAGES, UNITS, PRODUCTS.flatMap((one) => one.skus)]
    expect(lists.flatMap((list) => repeated(codes(list)))).toEqual([])
  })

  it('every shared text exists in five languages', () => {
    const texts: LocalName[] = [
      ATTRIBUTES,
      ...ATTRIBUTES.map(({ values }) => values),
      CATEGORIES,
      STAGES,
      UNITS,
    ].flatMap((list) => list.map((one) => one.names))
    const all = [...texts, ...STAGES.map((one) => one.hint)]
    const blank = all.filter(
      (text) => Object.values(text).length !== 5 || Object.values(text).some((word) => word.trim() === ''),
    )
    expect(blank).toEqual([])
  })

  it('every shop has a licence of its own district, with a number that holds and is nobody’s', () => {
    expect(Object.keys(LICENCES)).toEqual(codes(SHOPS))
    const numbers = SHOPS.map(({ code, districtCode }) => ({ districtCode, number: LICENCES[code]?.creditCode ?? '' }))
    expect(
      numbers.filter(
        ({ districtCode, number }) => !isCreditCode(number) || !number.startsWith(`91${districtCode}DEM0`),
      ),
    ).toEqual([])
    expect(repeated(numbers.map(({ number }) => number))).toEqual([])
  })

  it('siblings in the category tree are distinguishable in every language', () => {
    for (const parent of new Set(CATEGORIES.map((one) => one.parent))) {
      const siblings = CATEGORIES.filter((one) => one.parent === parent)
      for (const locale of ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const) {
        expect(repeated(siblings.map((one) => one.names[locale])), `${parent ?? 'root'} ${locale}`).toEqual([])
      }
    }
  })
})

describe('category tree', () => {
  const byCode = new Map(CATEGORIES.map((one) => [one.code, one]))
  const depth = (code: string): number => {
    const parent = byCode.get(code)?.parent
    return parent === undefined || parent === null ? 1 : 1 + depth(parent)
  }

  it('has twelve roots and exactly three levels, every parent written before its children', () => {
    expect(CATEGORIES.filter((one) => one.parent === null)).toHaveLength(12)
    const seen = new Set<string>()
    for (const one of CATEGORIES) {
      expect(one.parent === null || seen.has(one.parent), one.code).toBe(true)
      seen.add(one.code)
    }
    expect(new Set(LEAF_CATEGORIES.map(depth))).toEqual(new Set([3]))
  })

  it('no two leaves show the same icon', () => {
    const icons = LEAF_CATEGORIES.map((code) => `${byCode.get(code)?.picture ?? ''}/${byCode.get(code)?.hue ?? ''}`)
    expect(repeated(icons)).toEqual([])
  })

  it('every first-level category that a shop names exists', () => {
    const roots = codes(CATEGORIES.filter((one) => one.parent === null))
    expect(SHOPS.flatMap((shop) => shop.mainCategories).filter((code) => !roots.includes(code))).toEqual([])
  })
})

describe('attributes', () => {
  it('hold for categories that exist, each once on the way down', () => {
    expect(Object.keys(CATEGORY_ATTRIBUTES).filter((code) => !codes(CATEGORIES).includes(code))).toEqual([])
    expect(
      Object.values(CATEGORY_ATTRIBUTES).flatMap((list) => list.filter((code) => !codes(ATTRIBUTES).includes(code))),
    ).toEqual([])
    expect(LEAF_CATEGORIES.flatMap((leaf) => repeated(attributesOf(leaf)).map((code) => `${leaf} ${code}`))).toEqual([])
    expect(LEAF_CATEGORIES.filter((leaf) => attributesOf(leaf).length === 0)).toEqual([])
  })

  it('values of one attribute are distinguishable in every language', () => {
    for (const locale of ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const) {
      expect(
        ATTRIBUTES.flatMap(({ code, values }) =>
          repeated(values.map(({ names }) => names[locale])).map((name) => `${code} ${name}`),
        ),
        locale,
      ).toEqual([])
    }
  })
})

describe('shops and brands', () => {
  it('there are 24 shops and about 60 brands, each shop with 15 to 40 products of its field', () => {
    expect(SHOPS).toHaveLength(24)
    expect(BRANDS.length).toBeGreaterThanOrEqual(60)
    const grouped = SHOPS.map(({ code }) => [code, PRODUCTS.filter(({ shop }) => shop === code).length] as const)
    expect(grouped.filter(([, count]) => count < 15 || count > 40)).toEqual([])
    expect(
      SHOPS.filter(
        ({ code, mainCategories }) =>
          !PRODUCTS.some((one) => one.shop === code && mainCategories.includes(rootOf(one.category))),
      ).map(({ code }) => code),
    ).toEqual([])
  })

  it('names, telephones and logos of shops are their own, and so are the names of brands', () => {
    expect(
      [
        SHOPS.map(({ name }) => name),
        SHOPS.map(({ servicePhone }) => servicePhone),
        SHOPS.map(({ logo }) => logo),
      ].flatMap(repeated),
    ).toEqual([])
    expect([BRANDS.map(({ name }) => name), BRANDS.map(({ latin }) => latin)].flatMap(repeated)).toEqual([])
  })

  it('a shop stands in the district of its code', () => {
    const region = (code: string): string | undefined => regionNames[code]
    const wrong = SHOPS.filter((shop) => {
      const { districtCode } = shop
      return (
        [region(districtCode.slice(0, 2)), region(districtCode.slice(0, 4)), region(districtCode)].join() !==
        [shop.province, shop.city, shop.district].join()
      )
    })
    expect(wrong.map(({ code }) => code)).toEqual([])
  })

  it('refer to what exists', () => {
    expect(SHOPS.flatMap((shop) => shop.brands).filter((code) => !codes(BRANDS).includes(code))).toEqual([])
    expect(SHOPS.filter((shop) => !LOGO_KEYS.includes(shop.logo))).toEqual([])
  })

  it('a shop only sells brands it carries, and every brand is sold', () => {
    const carried = new Map(SHOPS.map((shop) => [shop.code, shop.brands]))
    expect(
      PRODUCTS.filter((one) => carried.get(one.shop)?.includes(one.brand) !== true).map((one) => one.code),
    ).toEqual([])
    expect(codes(BRANDS).filter((code) => !PRODUCTS.some((one) => one.brand === code))).toEqual([])
  })

  it('a service telephone cannot be dialled', () => {
    expect(SHOPS.every((shop) => /^0\d{2,3}-0\d{3} \d{4}$/.test(shop.servicePhone))).toBe(true)
  })
})

/** The price of the unit by which buyers compare, in yuan. */
function comparedYuan({ unit }: ProductData, { priceFen, pack }: SkuData): number {
  const bases = { sqm: (pack.areaCm2 ?? 0) / 10_000, metre: (pack.lengthMm ?? 0) / 1000 }
  return (
    priceFen / 100 / (unit.base === 'sqm' || unit.base === 'metre' ? bases[unit.base] : unit.stepThousandths / 1000)
  )
}

describe.each(PRODUCTS.map((product) => [product.code, product] as const))('%s', (_code, product) => {
  it('refers to what exists', () => {
    expect(LEAF_CATEGORIES).toContain(product.category)
    expect(codes(SHOPS)).toContain(product.shop)
    expect(codes(BRANDS)).toContain(product.brand)
    expect(product.stages.length).toBeGreaterThan(0)
    expect(product.stages.filter((code) => !codes(STAGES).includes(code))).toEqual([])
    expect(PICTURE_SUBJECTS).toContain(product.subject)
    expect([product.unit.step, product.unit.base].filter((code) => !codes(UNITS).includes(code))).toEqual([])
    const valuesOf = new Map(ATTRIBUTES.map(({ code, values }) => [code, codes(values)]))
    expect(Object.keys(product.attributes ?? {}).toSorted()).toEqual(attributesOf(product.category).toSorted())
    const values = Object.entries(product.attributes ?? {})
    expect(
      values.flatMap(([code, list]) =>
        list.filter((value) => valuesOf.get(code)?.includes(value) !== true).map((value) => `${code} ${value}`),
      ),
    ).toEqual([])
    expect(values.filter(([, list]) => list.length === 0 || repeated(list).length > 0)).toEqual([])
    expect(
      product.gallery.map((look) => look.view ?? 'front').filter((view) => !viewsOf(product.subject).includes(view)),
    ).toEqual([])
  })

  it('has a complete matrix of SKUs, each combination once', () => {
    const all = product.specGroups.reduce<string[][]>(
      (rows, group) => rows.flatMap((row) => group.values.map((value) => [...row, value])),
      [[]],
    )
    const key = (spec: readonly string[]): string => spec.join(' / ')
    expect(product.skus.map((sku) => key(sku.spec)).toSorted()).toEqual(all.map(key).toSorted())
    expect(product.specGroups.length).toBeLessThanOrEqual(3)
    expect(product.skus.length).toBeGreaterThanOrEqual(2)
    expect(product.skus.length).toBeLessThanOrEqual(9)
  })

  it('is priced and stocked in whole fen and whole steps', () => {
    expect(product.skus.filter((sku) => !Number.isInteger(sku.priceFen) || sku.priceFen <= 0)).toEqual([])
    expect(product.skus.filter((sku) => !Number.isInteger(sku.stock) || sku.stock < 0)).toEqual([])
    expect(product.unit.minSteps).toBeGreaterThan(0)
    expect(product.skus.some(({ stock }) => stock >= product.unit.minSteps)).toBe(true)
    const [low, high] = PRICE_LEVELS[product.category]?.[product.unit.base] ?? [0, 0]
    expect(
      product.skus
        .filter((sku) => comparedYuan(product, sku) < low || comparedYuan(product, sku) > high)
        .map(({ code }) => code),
    ).toEqual([])
  })

  it("says enough, in the seller's words", () => {
    expect(product.title.length).toBeGreaterThan(20)
    expect(product.title.length).toBeLessThanOrEqual(56)
    const said = [
      product.title,
      product.subtitle,
      ...product.description.flatMap(({ heading, text }) => [heading, text]),
      ...product.parameters.flat(),
    ]
    expect(said.filter((words) => words.trim() === '' || /[{}]|undefined|NaN/.test(words))).toEqual([])
    expect(product.parameters.length).toBeGreaterThanOrEqual(6)
    expect(product.parameters.length).toBeLessThanOrEqual(12)
    expect(repeated(product.parameters.map(([name]) => name))).toEqual([])
    expect(product.description.length).toBeGreaterThanOrEqual(3)
    expect(product.description.length).toBeLessThanOrEqual(6)
  })
})

describe('unit arithmetic', () => {
  const face = (pack: Pack): number | undefined =>
    pack.pieceTenthMm === undefined ? undefined : (pack.pieces * pack.pieceTenthMm[0] * pack.pieceTenthMm[1]) / 10_000
  const body = (pack: Pack): number | undefined =>
    pack.pieceTenthMm === undefined ? undefined : ((face(pack) ?? 0) * pack.pieceTenthMm[2]) / 100

  it('every figure of a pack is a whole positive number', () => {
    const bad = packs.filter(({ pack }) =>
      [
        pack.pieces,
        pack.weightGrams,
        pack.volumeCm3,
        pack.areaCm2 ?? 1,
        pack.lengthMm ?? 1,
        pack.contentMl ?? 1,
        pack.contentGrams ?? 1,
        pack.coverage?.areaCm2 ?? 1,
      ].some((value) => !Number.isInteger(value) || value <= 0),
    )
    expect(bad.map(({ sku }) => sku.code)).toEqual([])
  })

  it('pieces times the area of a piece is the area of the pack, to 1 ‰', () => {
    const off = packs.filter(
      ({ pack }) =>
        pack.areaCm2 !== undefined &&
        face(pack) !== undefined &&
        Math.abs((face(pack) ?? 0) / pack.areaCm2 - 1) > 0.001,
    )
    expect(off.map(({ sku }) => sku.code)).toEqual([])
  })

  it('a pack is larger than its pieces, and they weigh what such a material weighs', () => {
    const off = packs.filter(({ pack }) => {
      const volume = body(pack)
      if (volume === undefined || volume < 1) return false
      const density = pack.weightGrams / volume
      return pack.volumeCm3 < volume || density < 0.4 || density > 3
    })
    expect(off.map(({ sku }) => sku.code)).toEqual([])
  })

  it('the pack has what the unit of comparison needs', () => {
    const lacks = packs.filter(
      ({ product, pack }) =>
        (product.unit.base === 'sqm' && pack.areaCm2 === undefined) ||
        (product.unit.base === 'metre' && pack.lengthMm === undefined),
    )
    expect(lacks.map(({ sku }) => sku.code)).toEqual([])
  })

  it('a step of 0.1 m is 100 mm long', () => {
    const byMetre = packs.filter(({ product }) => product.unit.step === 'metre')
    expect(byMetre.length).toBeGreaterThan(0)
    expect(byMetre.filter(({ product, pack }) => pack.lengthMm !== product.unit.stepThousandths)).toEqual([])
  })

  it("an area per box named in the subtitle is the pack's own", () => {
    const claims = PRODUCTS.flatMap((product) => {
      const claim = /(\d+) 片一箱 ([\d.]+)㎡/.exec(product.subtitle)
      return claim === null ? [] : [{ product, pieces: Number(claim[1]), area: Math.round(Number(claim[2]) * 10_000) }]
    })
    expect(claims.length).toBeGreaterThanOrEqual(6)
    const has = (product: ProductData, pieces: number, area: number): boolean =>
      product.skus.some(({ pack }) => pack.pieces === pieces && pack.areaCm2 === area)
    expect(
      claims.filter(({ product, pieces, area }) => !has(product, pieces, area)).map(({ product }) => product.code),
    ).toEqual([])
  })
})

describe('the catalogue as a whole', () => {
  it('has 600 products with 2 000 SKUs, and one answer to "newest first"', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(600)
    expect(packs.length).toBeGreaterThanOrEqual(2000)
    expect(repeated(PRODUCTS.map((one) => String(one.listedDaysAgo)))).toEqual([])
    expect(repeated(PRODUCTS.map((one) => one.title))).toEqual([])
    expect(repeated(PRODUCTS.map((one) => one.subtitle))).toEqual([])
  })

  it('titles that series give fit on a card', () => {
    const given = PRODUCTS.slice(-SERIES.flatMap(({ lines }) => lines).length)
    const long = given.filter(({ title }) => title.length > 40)
    expect(long.map(({ title }) => title)).toEqual([])
  })

  it('has at least 60 leaves, each with at least four products', () => {
    expect(LEAF_CATEGORIES.length).toBeGreaterThanOrEqual(60)
    const grouped = Map.groupBy(PRODUCTS, ({ category }) => category)
    expect(LEAF_CATEGORIES.filter((leaf) => (grouped.get(leaf)?.length ?? 0) < 4)).toEqual([])
    expect(Object.keys(PRICE_LEVELS).toSorted()).toEqual(LEAF_CATEGORIES.toSorted())
  })

  it('shows everything that can be drawn', () => {
    expect(PICTURE_SUBJECTS.filter((subject) => !PRODUCTS.some((one) => one.subject === subject))).toEqual([])
  })

  it('no two products say the same', () => {
    expect(
      repeated(
        PRODUCTS.map(({ description, subtitle, parameters }) => JSON.stringify([subtitle, description, parameters])),
      ),
    ).toEqual([])
  })

  it('reaches every stage and every root', () => {
    const used = new Set(PRODUCTS.flatMap((one) => one.stages))
    expect(codes(STAGES).filter((code) => !used.has(code))).toEqual([])
    expect(new Set(PRODUCTS.map((one) => rootOf(one.category))).size).toBe(12)
  })
})
