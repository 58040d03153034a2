import { afterEach, expect, test, vi } from 'vitest'
import { appLayers, setBackHandler, pushLayer } from './layers.ts'

afterEach(() => setBackHandler(undefined))

test('a step back closes the topmost dialog before it asks the page that holds, and asks nobody once it is let go', () => {
  const [handler, close] = [vi.fn<() => void>(), vi.fn<() => void>()]
  expect(appLayers.hasOpen()).toBe(false)
  setBackHandler(handler)
  const takeAway = pushLayer(document.body, close)
  appLayers.closeTop()
  expect([close.mock.calls.length, handler.mock.calls.length]).toEqual([1, 0])
  takeAway()
  expect(appLayers.hasOpen()).toBe(true)
  appLayers.closeTop()
  expect([close.mock.calls.length, handler.mock.calls.length]).toEqual([1, 1])
  setBackHandler(undefined)
  expect(appLayers.hasOpen()).toBe(false)
})
