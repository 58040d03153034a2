import { expect, test } from 'vitest'
import type { Cart } from '#entities/cart/queries.ts'
import { type CartLine, withEdits } from './edits.ts'

const picture = { small: '/s', medium: '/m', large: '/l' }
const unit = { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 } as const

const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  skuId: id,
  productId: id,
  title: id,
  measures: null,
  spec: [],
  picture,
  unit,
  quantity: 1,
  priceFen: 100,
  addedPriceFen: 100,
  available: 5,
  pack: { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 1000 },
  calculator: null,
  hasLots: false,
  isSelected: true,
  state: 'valid',
  ...more,
})

const cartOf = (...lines: CartLine[]): Cart => ({
  shops: [{ shop: { id: 's', name: 'S' }, lines, freight: null }],
  invalid: [line('gone', { state: 'offSale' })],
  selectedCount: 0,
  selectedFen: 0,
})

const lineAt = (cart: Cart, place: number) => cart.shops[0]?.lines[place]

test('a cart without edits is the same object', () => {
  const cart = cartOf(line('a'))
  expect(withEdits(cart, [])).toBe(cart)
})

test('a quantity counts at once in the sum, and what is more than there is does not', () => {
  const cart = cartOf(line('a'), line('b', { priceFen: 30 }))
  const more = withEdits(cart, [{ kind: 'quantity', lineId: 'a', quantity: 3 }])
  expect(more).toMatchObject({ selectedCount: 2, selectedFen: 330 })
  const tooMuch = withEdits(cart, [{ kind: 'quantity', lineId: 'a', quantity: 6 }])
  expect(lineAt(tooMuch, 0)?.state).toBe('short')
  expect(tooMuch).toMatchObject({ selectedCount: 1, selectedFen: 30 })
})

test('a line that is brought down to what is left counts again', () => {
  const cart = cartOf(line('a', { quantity: 9, state: 'short' }))
  expect(withEdits(cart, [{ kind: 'quantity', lineId: 'a', quantity: 5 }])).toMatchObject({
    selectedCount: 1,
    selectedFen: 500,
  })
})

test('edits apply in their order', () => {
  const cart = cartOf(line('a'), line('b'))
  const after = withEdits(cart, [
    { kind: 'select', lineIds: ['a', 'b'], isSelected: false },
    { kind: 'select', lineIds: ['b'], isSelected: true },
  ])
  expect(after).toMatchObject({ selectedCount: 1, selectedFen: 100 })
})

test('a shop goes with its last line, an invalid line goes like any other', () => {
  const after = withEdits(cartOf(line('a')), [{ kind: 'remove', lineIds: ['a', 'gone'] }])
  expect(after).toEqual({ shops: [], invalid: [], selectedCount: 0, selectedFen: 0 })
})
