import { href } from '@zhujia/contract/screens.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../platform/api-client/api.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { type Navigation, NavigationProvider } from '../platform/navigation.ts'
import { currentSession, signIn } from '../platform/session.ts'
import { ApiFeedback } from './api-feedback.tsx'
import { UiWords } from './ui-words.tsx'

const HERE = href('address', { id: '1' })
const reLaunch = vi.fn<Navigation['reLaunch']>()
const asked = vi.fn<typeof fetch>()

beforeEach(async () => {
  localStorage.clear()
  await startLocale()
  vi.stubGlobal('fetch', asked)
  asked.mockImplementation(() => Promise.resolve(new Response('{}', { status: 401 })))
  signIn({ token: 'dead', currentRoles: [{ roleCode: 'owner' }], availableRoles: [] })
  window.history.replaceState(null, '', HERE)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('reads of a page that die with the session say so once and lead to the login, and from there back', async () => {
  render(
    <UiWords>
      <NavigationProvider value={{ reLaunch } as unknown as Navigation}>
        <ApiFeedback pageId="1" />
      </NavigationProvider>
    </UiWords>,
  )
  const quiet = { mask: false, toast: false }
  const reads = [
    call('account.getProfile', {}, quiet),
    call('cart.getCart', {}, quiet),
    call('cart.countLines', {}, quiet),
  ]
  await act(() => Promise.allSettled(reads))
  expect(await screen.findAllByText('未授权，请重新登录')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe('未授权，请重新登录')
  expect(reLaunch.mock.calls).toEqual([['login', { redirect: HERE }]])
  expect(currentSession().token).toBeUndefined()
})
