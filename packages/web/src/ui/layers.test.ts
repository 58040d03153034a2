import { afterEach, expect, test, vi } from 'vitest'
import { appLayers, holdBack, pushLayer } from './layers.ts'

afterEach(() => holdBack(undefined))

test('a step back closes the topmost dialog before it asks the page that holds, and asks nobody once it is let go', () => {
  const [ask, close] = [vi.fn<() => void>(), vi.fn<() => void>()]
  expect(appLayers.hasOpen()).toBe(false)
  holdBack(ask)
  const takeAway = pushLayer(document.body, close)
  appLayers.closeTop()
  expect([close.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
  takeAway()
  expect(appLayers.hasOpen()).toBe(true)
  appLayers.closeTop()
  expect([close.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1])
  holdBack(undefined)
  expect(appLayers.hasOpen()).toBe(false)
})
