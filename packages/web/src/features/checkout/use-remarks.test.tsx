// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Quote, QuotedShop } from '#entities/orders/queries.ts'
import { useRemarks } from './use-remarks.ts'

const TILES = '0192f0a0-0000-7000-8000-000000000001'
const DOOR = '0192f0a0-0000-7000-8000-000000000002'

type Line = Pick<QuotedShop['lines'][number], 'skuId' | 'quantity' | 'measures'>

const partOf = (...lines: Line[]): QuotedShop => ({ shop: { id: 'shop' }, lines }) as QuotedShop
const quoteOf = (...shops: QuotedShop[]): Quote => ({ shops }) as Quote

const tiles = partOf({ skuId: TILES, quantity: 12, measures: null })
const door = partOf({ skuId: DOOR, quantity: 1, measures: { width: 880, height: 2100 } })

beforeEach(() => sessionStorage.clear())

test('a remark belongs to the goods that it was written for, in any quantity, and survives a reload', () => {
  const { result } = renderHook(useRemarks)
  act(() => result.current.set(door, '门锁在左'))
  expect(result.current.textFor(tiles)).toBe('')
  expect(result.current.of(quoteOf(tiles))).toEqual([])
  const reloaded = renderHook(useRemarks).result.current
  expect(reloaded.textFor(partOf({ skuId: DOOR, quantity: 2, measures: { width: 880, height: 2100 } }))).toBe(
    '门锁在左',
  )
  expect(reloaded.textFor(partOf({ skuId: DOOR, quantity: 1, measures: { width: 900, height: 2100 } }))).toBe('')
})

test('a remark stays when some of its goods are left out of the order', () => {
  const { result } = renderHook(useRemarks)
  const [line] = door.lines
  act(() =>
    result.current.set(partOf(...(line ? [line] : []), { skuId: TILES, quantity: 3, measures: null }), '一起送'),
  )
  expect([result.current.textFor(door), result.current.textFor(tiles)]).toEqual(['一起送', '一起送'])
})

test('an order removes the remarks on its goods and no others', () => {
  const { result } = renderHook(useRemarks)
  act(() => result.current.set(door, '门锁在左'))
  act(() => result.current.set(tiles, '同一批号'))
  expect(result.current.of(quoteOf(tiles))).toEqual([{ shopId: 'shop', text: '同一批号' }])
  act(() => result.current.forget(quoteOf(tiles)))
  expect(result.current.textFor(tiles)).toBe('')
  expect(result.current.textFor(door)).toBe('门锁在左')
})

test('the latest twenty remarks are saved', () => {
  const { result } = renderHook(useRemarks)
  const parts = Array.from({ length: 21 }, (_, width) =>
    partOf({ skuId: DOOR, quantity: 1, measures: { width, height: 1 } }),
  )
  for (const part of parts) act(() => result.current.set(part, '备注'))
  expect(parts.map((part) => result.current.textFor(part))).toEqual(['', ...Array.from({ length: 20 }, () => '备注')])
})
