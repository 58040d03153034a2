import { expect, test, vi } from 'vitest'
import { cutSquare, isHeic } from './square.ts'

test.each([
  ['image/heic', 'a', true],
  ['image/heif', 'a', true],
  ['', 'IMG_0001.HEIC', true],
  ['image/jpeg', 'heic.jpg', false],
  ['', 'a.png', false],
] as const)('a file of type %j called %j is of iPhones: %j', (type, name, expected) => {
  expect(isHeic(new File([], name, { type }))).toBe(expected)
})

test.each([
  [400.4, 400],
  [3000, 1200],
])('a square of %d pixels becomes one of %d, on white, as JPEG', async (width, side) => {
  const drawImage = vi.fn<(...where: unknown[]) => void>()
  const fillRect = vi.fn<(...where: unknown[]) => void>()
  const pen = { drawImage, fillRect, fillStyle: '' }
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => pen, configurable: true })
  const blob = new Blob(['square'])
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(type === 'image/jpeg' ? blob : null),
  )
  const picture = document.createElement('canvas')
  expect(await cutSquare(picture, { x: 10, y: 20, width, height: width })).toBe(blob)
  expect(pen.fillStyle).toBe('#ffffff')
  expect(fillRect).toHaveBeenCalledWith(0, 0, side, side)
  expect(drawImage).toHaveBeenCalledWith(picture, 10, 20, width, width, 0, 0, side, side)
})
