// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVE_MS, setStreaming, useHinted, useLive } from './live.ts'

const reread = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  reread.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const follow = (open = true) =>
  renderHook((props: { open: boolean }) => useLive(props.open, reread), { initialProps: { open } })

test('what is open is read again every half minute, and when its window is turned to', () => {
  follow()
  vi.advanceTimersByTime(LIVE_MS - 1)
  expect(reread).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1 + LIVE_MS)
  expect(reread).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reread).toHaveBeenCalledTimes(4)
})

test('not while nobody sees it, nor without a network', () => {
  follow()
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(10 * LIVE_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  sight.mockRestore()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.advanceTimersByTime(10 * LIVE_MS)
  window.dispatchEvent(new Event('focus'))
  expect(reread).not.toHaveBeenCalled()
})

test('nor once it can no longer change, nor after its page is gone', () => {
  const { rerender, unmount } = follow()
  rerender({ open: false })
  vi.advanceTimersByTime(10 * LIVE_MS)
  window.dispatchEvent(new Event('focus'))
  rerender({ open: true })
  unmount()
  vi.advanceTimersByTime(10 * LIVE_MS)
  expect(reread).not.toHaveBeenCalled()
})

test('what the event stream hints at is read by time only while there is none, once when it ends, and when its window is turned to', () => {
  renderHook(() => useHinted(true, reread))
  vi.advanceTimersByTime(LIVE_MS)
  expect(reread).toHaveBeenCalledTimes(1)
  act(() => setStreaming(true))
  vi.advanceTimersByTime(10 * LIVE_MS)
  expect(reread).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('focus'))
  expect(reread).toHaveBeenCalledTimes(2)
  act(() => setStreaming(false))
  expect(reread).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(LIVE_MS)
  expect(reread).toHaveBeenCalledTimes(4)
})
