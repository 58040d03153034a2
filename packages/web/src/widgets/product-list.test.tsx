// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadArea } from '../platform/i18n/areas.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { leastData } from '../testing/least-answer.ts'
import { UiTextsProvider } from '../ui/texts.tsx'
import { testTexts } from '../ui/testing.tsx'
import { ProductList } from './product-list.tsx'

beforeEach(async () => {
  await startLocale()
  await Promise.all([loadArea('zh-Hans', 'goods'), loadArea('zh-Hans', 'units')])
})

const product = (title: string, isRelated = false) => ({
  ...leastData(listProducts.response.shape.records.element),
  id: title,
  title,
  ...(isRelated && { isRelated: true as const }),
})
/** The lists by their names, each with the names of its products. */
function show(products: ReturnType<typeof product>[]) {
  render(
    <UiTextsProvider texts={testTexts}>
      <ProductList products={products} label="results" />
    </UiTextsProvider>,
  )
  return products.length === 0
    ? []
    : screen.getAllByRole('list').map((list) => [
        list.getAttribute('aria-label') ?? screen.getByRole('heading').textContent,
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')?.split('id=')[1]),
      ])
}

test('what is only related follows below a heading', () => {
  expect(show([product('tile'), product('slab'), product('glue', true), product('saw', true)])).toEqual([
    ['results', ['tile', 'slab']],
    ['相关商品', ['glue', 'saw']],
  ])
})

test.each([
  ['nothing is', [product('tile'), product('slab')]],
  ['all of it is', [product('tile', true), product('slab', true)]],
])('there is one list without a heading where %s', (_which, products) => {
  expect(show(products)).toEqual([['results', ['tile', 'slab']]])
})
