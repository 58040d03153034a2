import { beforeEach, expect, test, vi } from 'vitest'
import { rememberWanted, takeWanted } from './wanted-line.ts'

const LINE = { skuId: 's', quantity: 2, measures: null, from: '/p?id=1' }
beforeEach(() => sessionStorage.clear())

test('what a guest wants is taken once, where it was wanted', () => {
  rememberWanted(LINE)
  expect(takeWanted('/p?id=1')).toEqual(LINE)
  expect(takeWanted('/p?id=1')).toBeUndefined()
})

test('a piece that is made to measure waits with its measures', () => {
  const piece = { ...LINE, measures: { width: 905, height: 1210 } }
  rememberWanted(piece)
  expect(takeWanted('/p?id=1')).toEqual(piece)
})

test('elsewhere it is forgotten', () => {
  rememberWanted(LINE)
  expect([takeWanted('/p?id=2'), takeWanted('/p?id=1')]).toEqual([undefined, undefined])
})

test('after half an hour it is no longer wanted', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rememberWanted(LINE)
  vi.advanceTimersByTime(30 * 60 * 1000)
  expect(takeWanted('/p?id=1')).toBeUndefined()
  vi.useRealTimers()
})

test('what is damaged is not wanted', () => {
  for (const broken of ['1', '{"skuId":1,"quantity":2,"measures":"","from":"/p?id=1","at":1}', '{"skuId":"s"}']) {
    sessionStorage.setItem('zhujia:v1:tab:wanted-line', broken)
    expect(takeWanted('/p?id=1')).toBeUndefined()
  }
})
