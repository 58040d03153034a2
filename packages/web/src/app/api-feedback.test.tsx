import { href } from '@zhujia/contract/screens.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/api-client/api-error.ts'
import { apiEvents, call } from '../platform/api-client/api.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { NavigationProvider } from '../platform/navigation.ts'
import { currentSession, signIn } from '../platform/session.ts'
import { hideToast } from '../ui/feedback/toast.tsx'
import { navigationOf } from '../testing/navigation.ts'
import { ApiFeedback } from './api-feedback.tsx'
import { UiWords } from './ui-words.tsx'

const HERE = href('address', { id: '1' })
const reLaunch = vi.fn<(...sent: unknown[]) => void>()
const fetchMock = vi.fn<typeof fetch>()

beforeEach(async () => {
  localStorage.clear()
  await startLocale()
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{}', { status: 401 })))
  signIn({ token: 'dead', currentRoles: [{ roleCode: 'owner' }], availableRoles: [] })
  window.history.replaceState(null, '', HERE)
})
afterEach(() => {
  act(hideToast)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function open(): void {
  render(
    <UiWords>
      <NavigationProvider value={navigationOf({ reLaunch })}>
        <ApiFeedback pageId="1" />
      </NavigationProvider>
    </UiWords>,
  )
}

test('reads of a page that die with the session say so once and lead to the login, and from there back', async () => {
  open()
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

function fail(isShown: boolean): void {
  const error = new ApiError({ kind: 'business', text: { words: '' } }, '昵称太长')
  act(() => {
    apiEvents.emit('failure', error)
    // The caller has the error by now, and may show it at its field.
    error.isShown = isShown
    vi.advanceTimersByTime(0)
  })
}

test('a failure that nobody shows is a toast, one that stands at its field is none', () => {
  vi.useFakeTimers()
  open()
  act(() => void vi.advanceTimersToNextFrame())
  fail(true)
  expect(screen.getByRole('alert').textContent).toBe('')
  fail(false)
  expect(screen.getByRole('alert').textContent).toBe('昵称太长')
})
