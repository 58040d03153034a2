// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_MS, usePolling, waitAfter } from './polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('the waits are 1, 2, 3, 5 and then 8 seconds, up to a minute', () => {
  const waits: number[] = []
  let elapsed = 0
  for (let wait = waitAfter(0, 0); wait !== undefined; wait = waitAfter(waits.length, elapsed)) {
    waits.push(wait)
    elapsed += wait
  }
  expect(waits.slice(0, 6)).toEqual([1000, 2000, 3000, 5000, 8000, 8000])
  expect(elapsed).toBeLessThanOrEqual(POLL_MS)
})

test('it asks in that rhythm, says when the minute is over, and stops with the page', () => {
  const ask = vi.fn<() => void>()
  const { result, unmount } = renderHook(() => usePolling(true, ask))
  pass(1000)
  expect(ask).toHaveBeenCalledTimes(1)
  pass(2000 + 3000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(result.current).toBe(false)
  pass(POLL_MS)
  expect(result.current).toBe(true)
  const asked = ask.mock.calls.length
  pass(POLL_MS)
  expect(ask).toHaveBeenCalledTimes(asked)
  unmount()
})

test('coming back into sight asks at once and begins anew', () => {
  const ask = vi.fn<() => void>()
  const { result } = renderHook(() => usePolling(true, ask))
  pass(POLL_MS)
  ask.mockClear()
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(result.current).toBe(false)
  pass(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('nothing is asked while nothing is waited for', () => {
  const ask = vi.fn<() => void>()
  renderHook(() => usePolling(false, ask))
  pass(POLL_MS)
  expect(ask).not.toHaveBeenCalled()
})
