import { act, render, screen } from '@testing-library/react'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { href } from '@zhujia/contract/screens.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLocale } from '../platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '../platform/navigation.ts'
import { signIn, signOut } from '../platform/session.ts'
import { navigationOf } from '../testing/navigation.ts'
import { ForbiddenPage } from './dead-ends.tsx'
import { queryClient } from './query-client.ts'
import { TabBar } from './tab-bar.tsx'
import { UiWords } from './ui-words.tsx'

const navigation = navigationOf()
const place = { screen: 'orderDetailSeller', isTab: false, query: {} } as const

beforeEach(() => startLocale())
afterEach(() => act(() => signOut()))

function be(granted: readonly Role[]) {
  const [first = 'owner'] = granted
  signIn({
    token: 'token',
    currentRoles: [{ roleCode: first }],
    availableRoles: granted.map((roleCode) => ({ roleCode, roleName: '', isPrimary: roleCode === first })),
  })
}

const draw = (node: React.ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <UiWords>
        <NavigationProvider value={navigation}>
          <PageProvider value={place}>{node}</PageProvider>
        </NavigationProvider>
      </UiWords>
    </QueryClientProvider>,
  )

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('switching is offered where a granted role opens the page, else the way home', () => {
  be(['owner', 'merchant'])
  const { unmount } = draw(<ForbiddenPage screen="orderDetailSeller" />)
  expect(links()).toEqual([href('selectCharacter')])
  unmount()
  be(['owner'])
  draw(<ForbiddenPage screen="orderDetailSeller" />)
  expect(links()).toEqual([href('home')])
  expect(screen.getByText('你的账号没有可以打开它的角色')).not.toBeNull()
})

test('a tab that no active role may open is left out; a guest sees all', () => {
  const { unmount } = draw(<TabBar current="user" />)
  expect(links()).toEqual([href('home'), href('categories'), href('messages'), href('cart'), href('user')])
  unmount()
  be(['administrator'])
  draw(<TabBar current="user" />)
  expect(links()).toEqual([href('home'), href('categories'), href('messages'), href('user')])
})
