// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_MS, SLOW_MS, SOON_MS, usePolling, waitAfter } from './polling.ts'

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

test('the waits are 1, 2, 3, 5 and then 8 seconds, up to a minute, then half a minute each', () => {
  const waits: number[] = []
  let elapsed = 0
  for (let wait = waitAfter(0, 0); wait !== SLOW_MS; wait = waitAfter(waits.length, elapsed)) {
    waits.push(wait)
    elapsed += wait
  }
  expect(waits.slice(0, 6)).toEqual([1000, 2000, 3000, 5000, 8000, 8000])
  expect(elapsed).toBeLessThanOrEqual(POLL_MS)
  expect(waitAfter(100, 60 * POLL_MS)).toBe(SLOW_MS)
})

test('it asks in that rhythm, says when the result is later than usual, goes on slowly, and stops with the page', () => {
  const poll = vi.fn<() => void>()
  const { result, unmount } = renderHook(() => usePolling(true, poll))
  pass(1000)
  expect(poll).toHaveBeenCalledTimes(1)
  pass(2000 + 3000)
  expect(poll).toHaveBeenCalledTimes(3)
  pass(SOON_MS - 6000 - 1)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  pass(POLL_MS + SLOW_MS)
  poll.mockClear()
  pass(10 * SLOW_MS)
  expect(poll).toHaveBeenCalledTimes(10)
  unmount()
  pass(10 * SLOW_MS)
  expect(poll).toHaveBeenCalledTimes(10)
})

test('out of sight nothing is asked', () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const poll = vi.fn<() => void>()
  renderHook(() => usePolling(true, poll))
  pass(POLL_MS)
  hidden.mockRestore()
  expect(poll).not.toHaveBeenCalled()
})

test('coming back into sight asks at once and begins anew', () => {
  const poll = vi.fn<() => void>()
  const { result } = renderHook(() => usePolling(true, poll))
  pass(POLL_MS)
  poll.mockClear()
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(poll).toHaveBeenCalledTimes(1)
  expect(result.current).toBe(false)
  pass(1000)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('nothing is polled while nothing is waited for', () => {
  const poll = vi.fn<() => void>()
  renderHook(() => usePolling(false, poll))
  pass(POLL_MS)
  expect(poll).not.toHaveBeenCalled()
})
