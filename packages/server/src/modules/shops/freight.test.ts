import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FREIGHT_MEASURES } from '@zhujia/contract/shops/freight.ts'
import { freightRule } from '#testing/catalogue-fixture.ts'
import {
  amountOf,
  consign,
  freightOf,
  freightRange,
  hintOf,
  ruleFor,
  type FreightTemplate,
  type Load,
} from './freight.ts'

const load = (change: Partial<Load> = {}): Load => ({ pieces: 1, grams: 1000, cm3: 1000, goodsFen: 10_000, ...change })
const template = (...rules: FreightTemplate['rules']): FreightTemplate => ({
  id: 't',
  name: '专线',
  measure: 'weight',
  rules,
})

describe('freight of a load', () => {
  const rule = freightRule({ firstAmount: 3000, firstFen: 1500, nextAmount: 1000, nextFen: 300 })

  test.each([
    [1, 1500],
    [3000, 1500],
    [3001, 1800],
    [4000, 1800],
    [4001, 2100],
    [10_000, 3600],
  ])('%i grams cost %i fen: the first amount, then each further one that is begun', (grams, fen) => {
    expect(freightOf(rule, 'weight', load({ grams }))).toBe(fen)
  })

  test('by piece and by volume it counts those', () => {
    expect(freightOf(freightRule({ firstFen: 800, nextFen: 200 }), 'piece', load({ pieces: 4 }))).toBe(1400)
    expect(
      freightOf(
        freightRule({ firstAmount: 500_000, firstFen: 6000, nextAmount: 100_000, nextFen: 1000 }),
        'volume',
        load({ cm3: 620_000 }),
      ),
    ).toBe(8000)
  })

  test('nothing costs nothing', () => {
    expect(freightOf(rule, 'weight', load({ pieces: 0, grams: 0 }))).toBe(0)
  })

  test.each([
    ['an amount of goods', { freeFromFen: 9900 }, [{ goodsFen: 9900 }, { goodsFen: 9899 }]],
    ['a number of pieces', { freeFromPieces: 30 }, [{ pieces: 30 }, { pieces: 29 }]],
    [
      'both',
      { freeFromFen: 9900, freeFromPieces: 2 },
      [
        { goodsFen: 9900, pieces: 2 },
        { goodsFen: 1_000_000, pieces: 1 },
      ],
    ],
  ])('free from %s, and not a fen earlier', (_name, change, [enough, short]) => {
    const free = { ...rule, ...change }
    expect(freightOf(free, 'weight', load(enough))).toBe(0)
    expect(freightOf(free, 'weight', load(short))).toBeGreaterThan(0)
  })

  test('the heaviest cart at the dearest fee does not lose a fen', () => {
    const dear = freightRule({ firstFen: 0, nextAmount: 1, nextFen: 1_000_003 })
    expect(freightOf(dear, 'weight', load({ grams: 1_000_000_001 }))).toBe(1_000_000_000 * 1_000_003)
  })
})

describe('rules for any amounts', () => {
  const amount = fc.integer({ min: 1, max: 5_000_000 })
  const fee = fc.integer({ min: 0, max: 1_000_000 })
  const rules = fc.record({ firstAmount: amount, firstFen: fee, nextAmount: amount, nextFen: fee }).map(freightRule)
  const loads = fc.record({ pieces: fc.integer({ min: 1, max: 9999 }), grams: amount, cm3: amount, goodsFen: fee })
  const measures = fc.constantFrom(...FREIGHT_MEASURES)

  test('whole fen, never less than the first fee, never less for more', () => {
    fc.assert(
      fc.property(rules, measures, fc.tuple(loads, loads), (rule, measure, [one, other]) => {
        const [small, both] = [
          freightOf(rule, measure, one),
          freightOf(rule, measure, {
            pieces: one.pieces + other.pieces,
            grams: one.grams + other.grams,
            cm3: one.cm3 + other.cm3,
            goodsFen: 0,
          }),
        ]
        expect(Number.isSafeInteger(small)).toBe(true)
        expect(small).toBeGreaterThanOrEqual(rule.firstFen)
        expect(both).toBeGreaterThanOrEqual(small)
      }),
    )
  })

  test('a further amount costs exactly one further fee, wherever one stands', () => {
    fc.assert(
      fc.property(rules, loads, (rule, at) => {
        const beyond = { ...at, grams: rule.firstAmount + at.grams }
        expect(
          freightOf(rule, 'weight', { ...beyond, grams: beyond.grams + rule.nextAmount }) -
            freightOf(rule, 'weight', beyond),
        ).toBe(rule.nextFen)
      }),
    )
  })

  test('goods go by their templates: each item once, amounts summed', () => {
    const items = fc.array(fc.record({ templateId: fc.constantFrom('a', 'b', 'c'), load: loads }), {
      minLength: 1,
      maxLength: 12,
    })
    const templates = new Map(['a', 'b', 'c'].map((id) => [id, { ...template(freightRule()), id }]))
    fc.assert(
      fc.property(items, measures, (goods, measure) => {
        const parts = consign(goods, templates)
        expect(parts.flatMap((part) => part.items)).toHaveLength(goods.length)
        expect(new Set(parts.map((part) => part.template.id)).size).toBe(parts.length)
        const sum = (list: readonly Load[]): number => list.reduce((whole, one) => whole + amountOf(measure, one), 0)
        expect(sum(parts.map((part) => part.load))).toBe(sum(goods.map((one) => one.load)))
      }),
    )
  })
})

describe('the rule for a place', () => {
  const [district, city, province, rest] = [['440106'], ['4401', '4406'], ['44'], []].map((regions, at) =>
    freightRule({ regions, firstFen: at + 1 }),
  )
  const all = template(...[rest, province, city, district].flatMap((rule) => rule ?? []))

  test.each([
    ['440106', 1],
    ['440103', 2],
    ['440604', 2],
    ['441900003', 3],
    ['330106', 4],
  ])('%s: the closest that names it', (code, fen) => {
    expect(ruleFor(all, code)?.firstFen).toBe(fen)
  })

  test('not delivered here, though everywhere around', () => {
    const island = template(
      freightRule({ regions: ['4404'], isDelivered: false }),
      freightRule({ regions: ['44'] }),
      freightRule(),
    )
    expect(ruleFor(island, '440402')).toBeUndefined()
    expect(ruleFor(island, '440106')).toBeDefined()
    expect(ruleFor(template(freightRule({ regions: ['44'] })), '330106')).toBeUndefined()
  })

  test('without a place it is what the cheapest and the dearest place pay that it delivers to, if there is one', () => {
    const to = (of: FreightTemplate, code: string | null) => freightRange([{ template: of, load: load() }], code)
    expect(to(all, null)).toEqual({ leastFen: 1, mostFen: 4 })
    expect(to(all, '330106')).toEqual({ leastFen: 4, mostFen: 4 })
    const local = template(freightRule({ isDelivered: false }), freightRule({ regions: ['44'], firstFen: 7 }))
    expect(to(local, null)).toEqual({ leastFen: 7, mostFen: 7 })
    expect(to(template(freightRule({ isDelivered: false })), null)).toBe(undefined)
  })
})

test('a hint says for where it is, and whether it can only grow', () => {
  const goods = consign(
    [{ templateId: 't', load: load() }],
    new Map([['t', template(freightRule({ nextFen: 5, freeFromFen: 20_000 }))]]),
  )
  const hangzhou = { district: '西湖区', districtCode: '330106' }
  expect(hintOf(goods, undefined, false)).toEqual({
    to: null,
    freightFen: 1000 + 999 * 5,
    mostFen: null,
    isFrom: true,
    freeFromFen: 20_000,
    freeFromPieces: null,
  })
  expect(hintOf(goods, hangzhou, true)).toMatchObject({ to: '西湖区', isFrom: true })
  expect(hintOf(goods, hangzhou, false)).toMatchObject({ to: '西湖区', isFrom: false })
  const dear = consign(
    [{ templateId: 't', load: load({ goodsFen: 20_000 }) }],
    new Map([['t', template(freightRule({ nextFen: 5, freeFromFen: 20_000 }))]]),
  )
  expect(hintOf(dear, hangzhou, true)).toMatchObject({ freightFen: 0, isFrom: false })
  const nowhere = consign(
    [{ templateId: 't', load: load() }],
    new Map([['t', template(freightRule({ regions: ['44'] }))]]),
  )
  expect(hintOf(nowhere, hangzhou, false)).toEqual({
    to: '西湖区',
    freightFen: null,
    mostFen: null,
    isFrom: false,
    freeFromFen: null,
    freeFromPieces: null,
  })
})

test('without a place a hint holds what every place pays, whether the general rule is dear or cheap', () => {
  const near = freightRule({ regions: ['4406'], firstFen: 8000, freeFromFen: 300_000 })
  const nowhere = freightRule({ regions: ['54'], isDelivered: false })
  const zones = template(
    near,
    freightRule({ regions: ['44'], firstFen: 12_000 }),
    nowhere,
    freightRule({ firstFen: 16_000 }),
  )
  const parcels = {
    ...template(freightRule({ regions: ['54'], firstFen: 2000 }), freightRule({ firstFen: 900 })),
    id: 'p',
  }
  const hint = (templates: readonly FreightTemplate[], districtCode?: string) =>
    hintOf(
      consign(
        templates.map(({ id }) => ({ templateId: id, load: load({ pieces: 1 }) })),
        new Map(templates.map((one) => [one.id, one])),
      ),
      districtCode === undefined ? undefined : { district: '', districtCode },
      false,
    )
  expect(hint([zones])).toMatchObject({ freightFen: 8000, mostFen: 16_000, freeFromFen: null })
  expect(hint([zones, parcels])).toMatchObject({ freightFen: 8900, mostFen: 16_900 })
  for (const [code, fen] of [
    ['440604', 8900],
    ['440106', 12_900],
    ['330106', 16_900],
  ] as const)
    expect(hint([zones, parcels], code)).toMatchObject({ freightFen: fen, mostFen: null })
})

describe('without a place the freight of two templates is summed place by place', () => {
  const toTibet = { ...template(freightRule({ regions: ['54'], firstFen: 9000 }), freightRule()), id: 'a' }
  const toXinjiang = {
    ...template(freightRule({ regions: ['65'], firstFen: 7000 }), freightRule({ firstFen: 500 })),
    id: 'b',
  }
  const together = (...templates: FreightTemplate[]) =>
    freightRange(
      templates.map((template) => ({ template, load: load() })),
      null,
    )

  test('where one is dear in Tibet and one in Xinjiang, nobody pays both', () => {
    expect(together(toTibet, toXinjiang)).toEqual({ leastFen: 1500, mostFen: 9500 })
    expect([together(toTibet), together(toXinjiang)]).toEqual([
      { leastFen: 1000, mostFen: 9000 },
      { leastFen: 500, mostFen: 7000 },
    ])
  })

  test('where one is cheap in a city and one in its province, the city is in the province', () => {
    const inCity = { ...template(freightRule({ regions: ['4406'], firstFen: 100 }), freightRule()), id: 'c' }
    const inProvince = {
      ...template(freightRule({ regions: ['44'], firstFen: 10 }), freightRule({ firstFen: 40 })),
      id: 'd',
    }
    expect(together(inCity, inProvince)).toEqual({ leastFen: 110, mostFen: 1040 })
  })

  test('a place that gets only one of them counts for neither; where no place gets both, each counts for itself', () => {
    const notToTibet = { ...template(freightRule({ regions: ['54'], isDelivered: false }), freightRule()), id: 'e' }
    expect(together(toTibet, notToTibet)).toEqual({ leastFen: 2000, mostFen: 2000 })
    const only = (code: string) => ({ ...template(freightRule({ regions: [code] })), id: code })
    expect(together(only('33'), only('44'))).toEqual({ leastFen: 2000, mostFen: 2000 })
    expect(together(only('33'), template(freightRule({ isDelivered: false })))).toBe(undefined)
  })
})
