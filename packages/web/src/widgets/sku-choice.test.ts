import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choice, type Choosable, firstChoice, isEnabled, skuOf, swatchesOf, withValue } from './sku-choice.ts'

const GROUPS = [
  ['a', 'b', 'c'],
  ['x', 'y'],
  ['1', '2', '3'],
] as const

/** Products with some of the possible combinations, some of them sold out. */
const products = fc
  .integer({ min: 1, max: GROUPS.length })
  .chain((depth) => {
    const groups = GROUPS.slice(0, depth)
    const sku = fc.record({
      spec: fc.tuple(...groups.map((values) => fc.constantFrom(...values))),
      available: fc.integer({ min: 0, max: 3 }),
    })
    const value = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
    return fc.record({
      groups: fc.constant(groups),
      skus: fc.uniqueArray(sku, { selector: ({ spec }) => spec.join(), maxLength: 12 }),
      choice: fc.tuple(...groups.map(value)),
      minSteps: fc.integer({ min: 1, max: 3 }),
    })
  })
  .map(({ skus, ...rest }) => ({ ...rest, skus: skus.map((sku, place): Choosable => ({ id: String(place), ...sku })) }))

/** Every complete choice there is, by trying them all. */
const completions = (groups: readonly (readonly string[])[]): string[][] =>
  groups.reduce<string[][]>((all, values) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])

describe('what can be chosen', () => {
  test('a value is enabled when, and only when, some way to complete the choice ends at a SKU in stock', () => {
    fc.assert(
      fc.property(products, ({ groups, skus, choice, minSteps }) => {
        for (const [group, values] of groups.entries()) {
          for (const value of values) {
            const wanted = choice.map((old, place) => (place === group ? value : old))
            const reachable = completions(groups)
              .filter((spec) => spec.every((one, place) => wanted[place] === undefined || wanted[place] === one))
              .some((spec) => skus.some((sku) => sku.spec.join() === spec.join() && sku.available >= minSteps))
            expect(isEnabled(skus, choice, { group, value, minSteps })).toBe(reachable)
          }
        }
      }),
    )
  })

  test('whoever only taps enabled values never stands before a complete choice that cannot be bought', () => {
    fc.assert(
      fc.property(products, fc.array(fc.nat(), { maxLength: 12 }), ({ groups, skus, minSteps }, taps) => {
        const choices: Choice[] = [groups.map(() => undefined)]
        for (const tap of taps) {
          const choice = choices.at(-1) ?? []
          const group = tap % groups.length
          const enabled = groups[group]?.filter((value) => isEnabled(skus, choice, { group, value, minSteps })) ?? []
          const value = enabled[tap % Math.max(1, enabled.length)]
          if (value !== undefined) choices.push(withValue(choice, group, value))
        }
        const deadEnds = choices.filter(
          (choice) => !choice.includes(undefined) && (skuOf(skus, choice)?.available ?? 0) < minSteps,
        )
        expect(deadEnds).toEqual([])
      }),
    )
  })
})

describe('the choice', () => {
  const skus = [
    { id: 'ax', spec: ['a', 'x'], available: 5 },
    { id: 'bx', spec: ['b', 'x'], available: 0 },
  ]
  const groups = [{ values: ['a', 'b'] }, { values: ['x'] }]

  test('begins with the SKU of the address, even when it is sold out', () => {
    expect(firstChoice(skus, groups, 'bx')).toEqual(['b', 'x'])
  })

  test('begins with the groups that leave no choice', () => {
    expect(firstChoice(skus, groups, undefined)).toEqual([undefined, 'x'])
    expect(firstChoice(skus, groups, 'of another product')).toEqual([undefined, 'x'])
  })

  test('is made where there is one SKU only, with specs or without', () => {
    expect(firstChoice(skus.slice(0, 1), groups, undefined)).toEqual(['a', 'x'])
    expect(skuOf([{ id: 'only', spec: [], available: 1 }], firstChoice([], [], undefined))?.id).toBe('only')
  })

  test('is taken back by a second tap', () => {
    expect(withValue(['a', 'x'], 0, 'a')).toEqual([undefined, 'x'])
    expect(skuOf(skus, [undefined, 'x'])).toBeUndefined()
  })
})

test.each([
  ['each value has a picture of its own', ['a', 'b', 'c'], { 红: 'a', 灰: 'b', 白: 'c' }],
  ['two share one: only they have none', ['a', 'b', 'b'], { 红: 'a' }],
  ['all share one: it is not this group that decides', ['a', 'a', 'a'], undefined],
])('swatches: %s', (_what, pictures, expected) => {
  const skus = ['红', '灰', '白'].map((value, place) => ({
    id: value,
    spec: [value],
    available: 1,
    picture: { small: pictures[place] ?? '' },
  }))
  const swatches = swatchesOf(skus, 0)
  expect(swatches && Object.fromEntries(swatches)).toEqual(expected)
})
