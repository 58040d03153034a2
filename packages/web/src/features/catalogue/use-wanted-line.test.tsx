import type { Role } from '@zhujia/contract/core/roles.ts'
import { href } from '@zhujia/contract/screens.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLocale } from '#platform/i18n/locale.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { NavigationProvider } from '#platform/navigation.ts'
import { signIn, signOut } from '#platform/session.ts'
import { navigationOf } from '#testing/navigation.ts'
import { useAddWanted, useWantedLine } from './use-wanted-line.ts'

const HERE = href('productDetail', { id: '1', sku: 's', quantity: '2' })
const navigateTo = vi.fn<(...sent: unknown[]) => void>()
const fetchMock = vi.fn<typeof fetch>()

beforeEach(async () => {
  sessionStorage.clear()
  signOut()
  await startLocale()
  await loadArea('zh-Hans', 'goods')
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ success: true, code: 200, data: { lines: 1 } })))
  window.history.replaceState(null, '', HERE)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function Page() {
  const addAfterLogin = useWantedLine()
  useAddWanted()
  return (
    <button type="button" onClick={() => addAfterLogin({ skuId: 's', quantity: 2, measures: null })}>
      add
    </button>
  )
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider value={navigationOf({ navigateTo })}>
        <Page />
      </NavigationProvider>
    </QueryClientProvider>,
  )

const logIn = (role: Role) => act(() => signIn({ token: 't', currentRoles: [{ roleCode: role }], availableRoles: [] }))

const bodies = () => fetchMock.mock.calls.map(([, init]) => init?.body)

test('what a guest wants is added after the login, once', async () => {
  open()
  fireEvent.click(screen.getByRole('button'))
  expect(navigateTo.mock.calls).toEqual([['login', { redirect: HERE }]])
  expect(fetchMock).not.toHaveBeenCalled()
  logIn('owner')
  await waitFor(() => expect(bodies()).toEqual(['{"skuId":"s","quantity":2}']))
  act(() => signOut())
  logIn('owner')
  open()
  expect(bodies()).toHaveLength(1)
})

test('whoever has no cart gets nothing added', () => {
  open()
  fireEvent.click(screen.getByRole('button'))
  logIn('driver')
  expect(fetchMock).not.toHaveBeenCalled()
})
