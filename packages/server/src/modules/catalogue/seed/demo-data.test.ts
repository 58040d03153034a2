import { describe, expect, it } from 'vitest'
import { BRANDS } from './brands.data.ts'
import { CATEGORIES, LEAF_CATEGORIES } from './categories.data.ts'
import { LOGO_KEYS, PICTURE_SUBJECTS, viewsOf } from './pictures/subjects.ts'
import { PRODUCTS } from './products.data.ts'
import { GUARANTEES, RETURN_RULES } from './promises.data.ts'
import { SHOPS } from './shops.data.ts'
import { STAGES } from './stages.data.ts'
import type { LocalName, Pack, ProductData } from './types.ts'
import { UNITS } from './units.data.ts'

const codes = (all: readonly { readonly code: string }[]): string[] => all.map((one) => one.code)
const repeated = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index)
const packs = PRODUCTS.flatMap((product) => product.skus.map((sku) => ({ product, sku, pack: sku.pack })))

describe('names', () => {
  it('every code is unique within its list', () => {
    const lists = [BRANDS, CATEGORIES, PRODUCTS, SHOPS, STAGES, UNITS, RETURN_RULES, GUARANTEES, PRODUCTS.flatMap((one) => one.skus)]
    expect(lists.flatMap((list) => repeated(codes(list)))).toEqual([])
  })

  it('every shared text exists in five languages', () => {
    const texts: LocalName[] = [CATEGORIES, STAGES, UNITS, RETURN_RULES, GUARANTEES].flatMap((list) => list.map((one) => one.names))
    const all = [...texts, ...STAGES.map((one) => one.hint), ...RETURN_RULES.map((one) => one.detail), ...GUARANTEES.map((one) => one.detail)]
    const blank = all.filter((text) => Object.values(text).length !== 5 || Object.values(text).some((word) => word.trim() === ''))
    expect(blank).toEqual([])
  })

  it('siblings in the category tree are told apart in every language', () => {
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

describe('shops and brands', () => {
  it('refer to what exists', () => {
    expect(SHOPS.flatMap((shop) => shop.brands).filter((code) => !codes(BRANDS).includes(code))).toEqual([])
    expect(SHOPS.filter((shop) => !LOGO_KEYS.includes(shop.logo))).toEqual([])
  })

  it('a shop only sells brands it carries, and every brand is sold', () => {
    const carried = new Map(SHOPS.map((shop) => [shop.code, shop.brands]))
    expect(PRODUCTS.filter((one) => carried.get(one.shop)?.includes(one.brand) !== true).map((one) => one.code)).toEqual([])
    expect(codes(BRANDS).filter((code) => !PRODUCTS.some((one) => one.brand === code))).toEqual([])
  })

  it('a service telephone cannot be dialled', () => {
    expect(SHOPS.every((shop) => /^0\d{2,3}-0\d{3} \d{4}$/.test(shop.servicePhone))).toBe(true)
  })
})

describe.each(PRODUCTS.map((product) => [product.code, product] as const))('%s', (_code, product) => {
  it('refers to what exists', () => {
    expect(LEAF_CATEGORIES).toContain(product.category)
    expect(codes(SHOPS)).toContain(product.shop)
    expect(codes(BRANDS)).toContain(product.brand)
    expect(product.stages.length).toBeGreaterThan(0)
    expect(product.stages.filter((code) => !codes(STAGES).includes(code))).toEqual([])
    expect(PICTURE_SUBJECTS).toContain(product.subject)
    expect(codes(RETURN_RULES)).toContain(product.returnRule)
    expect(product.guarantees.filter((code) => !codes(GUARANTEES).includes(code))).toEqual([])
    expect([product.unit.step, product.unit.base].filter((code) => !codes(UNITS).includes(code))).toEqual([])
    expect(product.gallery.map((look) => look.view ?? 'front').filter((view) => !viewsOf(product.subject).includes(view))).toEqual([])
  })

  it('has a complete matrix of SKUs, each combination once', () => {
    const all = product.specGroups.reduce<string[][]>((rows, group) => rows.flatMap((row) => group.values.map((value) => [...row, value])), [[]])
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
  })

  it("says enough, in the seller's words", () => {
    expect(product.title.length).toBeGreaterThan(20)
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
  const body = (pack: Pack): number | undefined => (pack.pieceTenthMm === undefined ? undefined : ((face(pack) ?? 0) * pack.pieceTenthMm[2]) / 100)

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
    const off = packs.filter(({ pack }) => pack.areaCm2 !== undefined && face(pack) !== undefined && Math.abs((face(pack) ?? 0) / pack.areaCm2 - 1) > 0.001)
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
      ({ product, pack }) => (product.unit.base === 'sqm' && pack.areaCm2 === undefined) || (product.unit.base === 'metre' && pack.lengthMm === undefined),
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
    expect(claims.filter(({ product, pieces, area }) => !has(product, pieces, area)).map(({ product }) => product.code)).toEqual([])
  })
})

describe('the shelf as a whole', () => {
  it('has forty products and one answer to "newest first"', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(40)
    expect(repeated(PRODUCTS.map((one) => String(one.listedDaysAgo)))).toEqual([])
  })

  it('reaches every stage from demolition to fitting, and ten of the twelve roots', () => {
    const used = new Set(PRODUCTS.flatMap((one) => one.stages))
    expect(['demolition', 'plumbing-electric', 'waterproofing', 'masonry', 'carpentry', 'painting', 'installation'].filter((code) => !used.has(code))).toEqual(
      [],
    )
    const root = (code: string): string => {
      const parent = CATEGORIES.find((one) => one.code === code)?.parent
      return parent === undefined || parent === null ? code : root(parent)
    }
    expect(new Set(PRODUCTS.map((one) => root(one.category))).size).toBeGreaterThanOrEqual(10)
  })
})
