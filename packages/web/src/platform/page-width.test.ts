import { afterEach, expect, test } from 'vitest'
import { startPageWidth } from './page-width.ts'

const root = document.documentElement
afterEach(() => root.style.removeProperty('--column-max'))

test.each([
  ['600', '600px'],
  ['none', ''],
])('a column of %s', (given, width) => {
  root.dataset.pageMax = given
  startPageWidth()
  expect(root.style.getPropertyValue('--column-max')).toBe(width)
})
