import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE_FEN_MAX } from '../core/constants.ts'
import { makingRule, measures as measuresSchema } from './made-to-measure-schemas.ts'
import {
  lineKey,
  type MakingRule,
  MAKING_OPTIONS,
  measureFaults,
  type Measures,
  measuresIn,
  measuresText,
  pieceFen,
  SIZE_MM_MAX,
  soldAs,
} from './made-to-measure.ts'

const mm = fc.integer({ min: 1, max: SIZE_MM_MAX })
const fen = fc.integer({ min: 0, max: 1_000_000 })
const oversize = fc.option(fc.record({ aboveMm: mm, stepMm: mm, fen }), { nil: undefined })
const charge: fc.Arbitrary<MakingRule['charge']> = fc.oneof(
  fc.record({
    by: fc.constant('area' as const),
    stepCm2: fc.integer({ min: 1, max: 20_000 }),
    leastCm2: fc.integer({ min: 1, max: 50_000 }),
  }),
  fc.record({ by: fc.constant('length' as const), stepMm: mm, leastMm: mm }),
  fc.constant({ by: 'piece' as const }),
)
const sizeRule = <Name extends 'width' | 'height'>(size: Name) =>
  fc.record({
    size: fc.constant(size),
    minMm: fc.constant(1),
    maxMm: fc.constant(SIZE_MM_MAX),
    stepMm: fc.constant(1),
    oversize,
  })
const edges = fc.array(
  fc.record({
    value: fc.constantFrom(...MAKING_OPTIONS.edge),
    extraFen: fen,
    per: fc.constantFrom('piece' as const, 'unit' as const),
  }),
  { minLength: 1, maxLength: 5 },
)
const rules: fc.Arbitrary<MakingRule> = fc.record({
  sizes: fc.tuple(sizeRule('width'), sizeRule('height')),
  options: edges.map((values) => [
    {
      option: 'edge' as const,
      values: values.filter((one, at) => values.findIndex((two) => two.value === one.value) === at),
    },
  ]),
  charge,
  piece: fc.constant('set' as const),
})
const unitFen = fc.integer({ min: 1, max: LINE_FEN_MAX })
/** A rule, a price of its unit, and measures that fit. */
const orders = fc.tuple(rules, unitFen, mm, mm, fc.nat(4)).map(([rule, unitFen, width, height, nth]) => {
  const values = rule.options[0]?.values ?? []
  const edge = values[nth % values.length]?.value as (typeof MAKING_OPTIONS.edge)[number]
  return { rule, unitFen, measures: { width, height, edge } }
})
type Order = { rule: MakingRule; unitFen: number; measures: { width: number; height: number; edge: string } }

/** What is measured of a piece, how it is rounded, its least, and how much of it the price of a unit buys. */
function chargeOf({ rule: { charge }, measures: { width, height } }: Order): [number, number, number, number] {
  // In mm²: a rule's steps are cm².
  if (charge.by === 'area') return [width * height, charge.stepCm2 * 100, charge.leastCm2 * 100, 1_000_000]
  return charge.by === 'length' ? [width, charge.stepMm, charge.leastMm, 1000] : [1, 1, 1, 1]
}

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** What a piece costs that is larger than usual. */
const oversizeFen = ({ rule: { sizes }, measures }: Order): bigint =>
  sizes.reduce((sum, { size, oversize }) => {
    const over = oversize ? measures[size as 'width' | 'height'] - oversize.aboveMm : 0
    return oversize && over > 0 ? sum + BigInt(Math.ceil(over / oversize.stepMm)) * BigInt(oversize.fen) : sum
  }, 0n)

/** The same in fractions of bigints, step by step as a shop would say it. */
function plainFen(order: Order): bigint {
  const extra = order.rule.options[0]?.values.find(({ value }) => value === order.measures.edge)
  const perUnit = BigInt(order.unitFen) + (extra?.per === 'unit' ? BigInt(extra.extraFen) : 0n)
  const perPiece = extra?.per === 'piece' ? BigInt(extra.extraFen) : 0n
  const [amount, step, least, whole] = chargeOf(order).map(BigInt) as [bigint, bigint, bigint, bigint]
  const charged = most(((amount + step - 1n) / step) * step, least)
  const rounded = (2n * perUnit * charged + whole) / (2n * whole)
  return most(rounded, 1n) + oversizeFen(order) + perPiece
}

test('a price is what a shop would work out step by step, a whole number of fen', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const price = pieceFen(order.rule, order.unitFen, order.measures)
      // Beyond this no line may go; what a number cannot hold exactly is not compared.
      fc.pre(price <= LINE_FEN_MAX * 100)
      expect(BigInt(price)).toBe(plainFen(order))
      expect(Number.isInteger(price)).toBe(true)
    }),
  )
})

test('a larger piece never costs less, and none costs less than the least that is charged', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom('width' as const, 'height' as const), mm, (order, size, more) => {
      const price = (measures: Measures): number => pieceFen(order.rule, order.unitFen, measures)
      const larger = { ...order.measures, [size]: Math.min(SIZE_MM_MAX, order.measures[size] + more) }
      expect(price(larger)).toBeGreaterThanOrEqual(price(order.measures))
      expect(price(order.measures)).toBeGreaterThanOrEqual(price({ ...order.measures, width: 1, height: 1 }))
      expect(price(order.measures)).toBeGreaterThan(0)
    }),
  )
})

const WINDOW: MakingRule = {
  sizes: [
    { size: 'width', minMm: 400, maxMm: 3000, stepMm: 5 },
    { size: 'height', minMm: 400, maxMm: 2600, stepMm: 5, oversize: { aboveMm: 2100, stepMm: 100, fen: 6000 } },
  ],
  options: [
    {
      option: 'side',
      values: [
        { value: 'left', extraFen: 0, per: 'piece' },
        { value: 'right', extraFen: 0, per: 'piece' },
      ],
    },
    {
      option: 'opening',
      values: [
        { value: 'outward', extraFen: 0, per: 'piece' },
        { value: 'tilt', extraFen: 15_000, per: 'piece' },
      ],
    },
  ],
  charge: { by: 'area', stepCm2: 100, leastCm2: 10_000 },
  piece: 'set',
}

test('a window of 1.2 m by 1.5 m at 680 yuan a ㎡, a small one at the least of 1 ㎡, and a tall one that tilts', () => {
  const piece = { side: 'left', opening: 'outward' } as const
  expect(pieceFen(WINDOW, 68_000, { ...piece, width: 1200, height: 1500 })).toBe(122_400)
  expect(pieceFen(WINDOW, 68_000, { ...piece, width: 400, height: 600 })).toBe(68_000)
  // 1.0005 ㎡ is charged as 1.01 ㎡; 2,300 mm is two begun steps above 2,100.
  expect(pieceFen(WINDOW, 68_000, { ...piece, width: 435, height: 2300 })).toBe(68_680 + 12_000)
  expect(pieceFen(WINDOW, 68_000, { ...piece, width: 1200, height: 1500, opening: 'tilt' })).toBe(137_400)
})

test('what is asked must be there and fit, and nothing else may be', () => {
  const good: Measures = { width: 1200, height: 1500, side: 'left', opening: 'tilt' }
  expect(measureFaults(WINDOW, good)).toEqual([])
  expect(measureFaults(WINDOW, { ...good, width: 395, height: 2605, side: undefined })).toEqual([
    { field: 'width', fault: 'tooSmall' },
    { field: 'height', fault: 'tooLarge' },
    { field: 'side', fault: 'missing' },
  ])
  expect(measureFaults(WINDOW, { ...good, width: 1202, depth: 20, opening: 'inward' })).toEqual([
    { field: 'width', fault: 'offStep' },
    { field: 'depth', fault: 'notAsked' },
    { field: 'opening', fault: 'unknown' },
  ])
  expect(measureFaults(WINDOW, null).map(({ fault }) => fault)).toEqual(['missing', 'missing', 'missing', 'missing'])
  expect(measureFaults(null, null)).toEqual([])
  expect(measureFaults(null, {})).toEqual([{ field: 'width', fault: 'notAsked' }])
  expect(measureFaults(null, { edge: 'polished' })).toEqual([{ field: 'edge', fault: 'notAsked' }])
})

test('a piece is counted as its rule says and weighs what it really is, whatever is charged', () => {
  const sku = {
    unit: { step: 'sqm', stepThousandths: 1000, base: 'sqm', minSteps: 1 } as const,
    priceFen: 68_000,
    weightGrams: 34_000,
    volumeCm3: 120_000,
  }
  const small: Measures = { width: 400, height: 600, side: 'left', opening: 'outward' }
  expect(soldAs({ ...sku, madeToMeasure: WINDOW }, small)).toEqual({
    unit: { step: 'set', stepThousandths: 1000, base: 'set', minSteps: 1 },
    priceFen: 68_000,
    weightGrams: 8160,
    volumeCm3: 28_800,
  })
  expect(soldAs({ ...sku, madeToMeasure: null }, null)).toEqual(sku)
})

test('measures as a text and back, the same for equal ones and none for nonsense', () => {
  fc.assert(
    fc.property(orders, ({ measures }) => {
      expect(measuresIn(measuresText(measures))).toEqual(measures)
      expect(measuresSchema.safeParse(measures).success).toBe(true)
    }),
  )
  expect(measuresText({ side: 'left', height: 2100, width: 900 })).toBe('width:900,height:2100,side:left')
  expect(measuresIn('width:9e9,side:up,edge,,__proto__:1')).toBeNull()
  expect(measuresIn(undefined)).toBeNull()
  expect(lineKey({ skuId: 'a' })).toBe('a ')
  expect(lineKey({ skuId: 'a', measures: { height: 2, width: 1 } })).toBe('a width:1,height:2')
  expect(makingRule.parse(WINDOW)).toEqual(WINDOW)
})
