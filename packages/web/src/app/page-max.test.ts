import { afterEach, expect, test } from 'vitest'
import { applyPageMax } from './page-max.ts'

const root = document.documentElement
afterEach(() => {
  root.removeAttribute('style')
  root.removeAttribute('data-page-max')
})

test.each([
  ['600', '600px'],
  ['none', ''],
  ['', ''],
])('a page maximum of "%s" makes the variable "%s"', (pageMax, variable) => {
  root.dataset.pageMax = pageMax
  applyPageMax(root)
  expect(root.style.getPropertyValue('--page-max')).toBe(variable)
})
