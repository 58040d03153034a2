import { expect, test } from 'vitest'
import { layoutWidth, pxPerRpx, rpxToPx } from './rpx.ts'

test.each([
  [320, 0.4267],
  [375, 0.5],
  [412, 0.5493],
  [960, 1.28],
  [961, 0.5],
])('a window of %i px makes one rpx %f px', (windowPx, px) => {
  expect(pxPerRpx(windowPx)).toBeCloseTo(px, 4)
})

test('with a page maximum the smaller of the two counts', () => {
  expect(layoutWidth(375, 480)).toBe(375)
  expect(layoutWidth(800, 480)).toBe(480)
  expect(layoutWidth(1440, 480)).toBe(480)
})

test.each([
  [0, 375, 0],
  [1, 375, 1],
  [2, 375, 1],
  [3, 375, 1],
  [100, 375, 50],
  [-100, 375, -50],
  [-1, 375, -1],
  [7, 412, 3],
  [100, 961, 50],
  [750, 961, 961],
  [749, 961, 374],
])('%i rpx in a window of %i px are %i px', (rpx, windowPx, px) => {
  expect(rpxToPx(rpx, { windowPx })).toBe(px)
})

test('a sharp Apple screen draws half a px where others draw one', () => {
  expect(rpxToPx(1, { windowPx: 375, halfPixels: true })).toBe(0.5)
})
