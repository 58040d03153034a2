// @vitest-environment jsdom
import { REMARK_MAX } from '@zhujia/contract/core/limits.ts'
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

const both = partOf(...tiles.lines, ...door.lines)

test('a remark on a part of the goods replaces the one before on that part only, and an order takes only its own goods along', () => {
  const { result } = renderHook(useRemarks)
  act(() => result.current.set(both, '一起送'))
  act(() => result.current.set(door, '门锁在左'))
  expect([result.current.textFor(tiles), result.current.textFor(door)]).toEqual(['一起送', '门锁在左'])
  act(() => result.current.forget(quoteOf(door)))
  expect([result.current.textFor(tiles), result.current.textFor(door)]).toEqual(['一起送', ''])
  expect(renderHook(useRemarks).result.current.textFor(both)).toBe('一起送')
})

test('goods that are ordered together bring what was written for each, and what is then written is for all of them', () => {
  const { result } = renderHook(useRemarks)
  act(() => result.current.set(door, '门锁在左'))
  act(() => result.current.set(tiles, '同一批号'))
  expect(result.current.of(quoteOf(both))).toEqual([{ shopId: 'shop', text: '门锁在左\n同一批号' }])
  act(() => result.current.set(both, '门锁在左，砖要同一批号'))
  expect([tiles, door].map((part) => result.current.textFor(part))).toEqual([
    '门锁在左，砖要同一批号',
    '门锁在左，砖要同一批号',
  ])
  act(() => result.current.set(door, '长'.repeat(REMARK_MAX)))
  expect(result.current.textFor(both)).toBe('长'.repeat(REMARK_MAX))
  act(() => result.current.set(both, ''))
  expect([tiles, door].map((part) => result.current.textFor(part))).toEqual(['', ''])
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
