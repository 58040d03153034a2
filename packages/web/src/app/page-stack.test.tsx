import { render } from '@testing-library/react'
import { href, SCREENS } from '@zhujia/contract/screens.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn, signOut } from '../platform/session.ts'
import { PageStack } from './page-stack.tsx'
import { firstStack } from './stack.ts'

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

afterEach(signOut)

test.each([
  ['merchant', href('orders'), 'wide'],
  ['merchant', href('orders', { view: 'buyer' }), 'phone'],
  ['owner', href('orders'), 'phone'],
  ['merchant', href('user'), 'phone'],
] as const)('for a %s %s is %s, as the screens table says', (roleCode, address, width) => {
  const { pathname, search } = new URL(address, window.location.href)
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode }],
    availableRoles: [{ roleCode, roleName: '', isPrimary: true }],
  })
  expect(draw(pathname, search).firstElementChild?.getAttribute('data-width')).toBe(width)
})

test.each([
  ['', 'not found'],
  ['?id=', 'not found'],
  ['?id=1', 'page'],
])('a product with the query %s: %s', (search, shown) => {
  expect(draw(SCREENS.productDetail.path, search).textContent).toBe(shown)
})
