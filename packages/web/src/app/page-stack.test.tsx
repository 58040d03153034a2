import { render } from '@testing-library/react'
import { href, SCREENS } from '@zhujia/contract/screens.ts'
import { expect, test, vi } from 'vitest'
import { PageStack } from './page-stack.tsx'
import { firstStack } from './stack.ts'

vi.mock(import('@zhujia/contract/screens.ts'), async (load) => {
  const real = await load()
  return { ...real, widthOf: (key) => (key === 'orders' ? 'wide' : real.widthOf('home')) }
})
vi.mock('./lazy-page.tsx', () => ({ LazyPage: () => <p>page</p> }))
vi.mock('./dead-ends.tsx', () => ({
  NotFoundPage: () => <p>not found</p>,
  ForbiddenPage: () => null,
  ToLogin: () => null,
}))

function draw(pathname: string, search = '') {
  const location = { pathname, search, key: 'a', state: undefined }
  return render(<PageStack stack={firstStack({ location, action: 'POP', index: 0 })} />).container
}

test.each([
  [href('orders'), 'wide'],
  [href('user'), 'phone'],
])('%s is %s, as the screens table says', (pathname, width) => {
  expect(draw(pathname).firstElementChild?.getAttribute('data-width')).toBe(width)
})

test.each([
  ['', 'not found'],
  ['?id=', 'not found'],
  ['?id=1', 'page'],
])('a product with the query %s: %s', (search, shown) => {
  expect(draw(SCREENS.productDetail.path, search).textContent).toBe(shown)
})
