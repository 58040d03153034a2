import { beforeEach, expect, test, vi } from 'vitest'
import { rememberWanted, takeWanted } from './wanted-line.ts'

const LINE = { skuId: 's', steps: 2, from: '/p?id=1' }
beforeEach(() => sessionStorage.clear())

test('what a guest wants is taken once, where it was wanted', () => {
  rememberWanted(LINE)
  expect(takeWanted('/p?id=1')).toEqual(LINE)
  expect(takeWanted('/p?id=1')).toBeUndefined()
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
  for (const broken of ['1', '{"skuId":1,"steps":2,"from":"/p?id=1","at":1}', '{"skuId":"s"}']) {
    sessionStorage.setItem('zhujia:v1:tab:wanted-line', broken)
    expect(takeWanted('/p?id=1')).toBeUndefined()
  }
})
