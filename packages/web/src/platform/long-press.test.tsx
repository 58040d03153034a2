import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLongPress } from './long-press.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const pressed = vi.fn<() => void>()
  const clicked = vi.fn<() => void>()
  function Target() {
    return (
      <button type="button" {...useLongPress(pressed)} onClick={clicked}>
        x
      </button>
    )
  }
  render(<Target />)
  return { pressed, clicked, target: screen.getByRole('button') }
}

const at = (x: number, y = 0) => ({ touches: [{ clientX: x, clientY: y }] })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('fires once, after 350 ms, and swallows the click that follows', () => {
  const { pressed, clicked, target } = setUp()
  fireEvent.touchStart(target, at(0))
  wait(349)
  expect(pressed).not.toHaveBeenCalled()
  wait(1)
  expect(pressed).toHaveBeenCalledTimes(1)
  fireEvent.touchEnd(target)
  fireEvent.click(target)
  expect(clicked).not.toHaveBeenCalled()
  fireEvent.click(target)
  expect(clicked).toHaveBeenCalledTimes(1)
})

test.each([
  [10, 0, 1],
  [0, -10, 1],
  [11, 0, 0],
  [0, 11, 0],
])('a move by %i, %i px: fired %i times', (x, y, times) => {
  const { pressed, target } = setUp()
  fireEvent.touchStart(target, at(0))
  fireEvent.touchMove(target, at(x, y))
  wait(350)
  expect(pressed).toHaveBeenCalledTimes(times)
})

test('a short touch is a click; a second finger is no press', () => {
  const { pressed, clicked, target } = setUp()
  fireEvent.touchStart(target, at(0))
  wait(200)
  fireEvent.touchEnd(target)
  fireEvent.click(target)
  fireEvent.touchStart(target, {
    touches: [
      { clientX: 0, clientY: 0 },
      { clientX: 9, clientY: 9 },
    ],
  })
  wait(1000)
  expect(pressed).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('the context menu does the same, and never twice', () => {
  const { pressed, target } = setUp()
  const menu = createEvent.contextMenu(target)
  fireEvent(target, menu)
  expect(menu.defaultPrevented).toBe(true)
  expect(pressed).toHaveBeenCalledTimes(1)
  fireEvent.touchStart(target, at(0))
  wait(350)
  fireEvent.contextMenu(target)
  expect(pressed).toHaveBeenCalledTimes(2)
})
