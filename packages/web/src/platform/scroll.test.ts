// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreScroll } from './scroll.ts'

/** How far down the page can be scrolled. */
let furthest: number
let grow: (to: number) => void

beforeEach(() => {
  vi.useFakeTimers()
  furthest = 0
  window.scrollY = 0
  vi.spyOn(window, 'scrollTo').mockImplementation((_x, y) => {
    window.scrollY = Math.min(Number(y), furthest)
  })
  const observers = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void
      constructor(callback: () => void) {
        this.#callback = callback
      }
      observe = () => observers.add(this.#callback)
      disconnect = () => observers.delete(this.#callback)
    },
  )
  grow = (to) => {
    furthest = to
    for (const observer of observers) observer()
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a page that grows is scrolled to where somebody was, and then left alone', () => {
  restoreScroll(400)
  expect(window.scrollY).toBe(0)
  grow(300)
  expect(window.scrollY).toBe(300)
  grow(900)
  expect(window.scrollY).toBe(400)
  window.scrollY = 0
  grow(1000)
  expect(window.scrollY).toBe(0)
})

test.each([
  ['the reader scrolls', () => window.dispatchEvent(new Event('wheel'))],
  ['time is up', () => vi.advanceTimersByTime(1500)],
])('it is left alone once %s', (_what, happen) => {
  restoreScroll(400)
  happen()
  grow(900)
  expect(window.scrollY).toBe(0)
})

test('whoever asked for it can stop it', () => {
  restoreScroll(400)()
  grow(900)
  expect(window.scrollY).toBe(0)
})
