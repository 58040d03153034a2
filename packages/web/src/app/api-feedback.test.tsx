import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/api-client/api-error.ts'
import { apiEvents } from '../platform/api-client/api.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { type Navigation, NavigationProvider } from '../platform/navigation.ts'
import { hideToast } from '../ui/toast.tsx'
import { ApiFeedback } from './api-feedback.tsx'
import { UiWords } from './ui-words.tsx'

const navigation = { reLaunch: () => undefined } as unknown as Navigation

beforeEach(async () => {
  await startLocale()
  vi.useFakeTimers()
  render(
    <UiWords>
      <NavigationProvider value={navigation}>
        <ApiFeedback pageId="a" />
      </NavigationProvider>
    </UiWords>,
  )
  act(() => void vi.advanceTimersToNextFrame())
})
afterEach(() => {
  act(hideToast)
  vi.useRealTimers()
})

function fail(isShown: boolean): void {
  const error = new ApiError({ kind: 'business', text: { words: '' } }, '昵称太长')
  act(() => {
    apiEvents.emit('failure', error)
    // The caller has the error now, and may show it at its field.
    error.isShown = isShown
    vi.advanceTimersByTime(0)
  })
}

test('a failure that nobody shows is a toast, one that stands at its field is none', () => {
  fail(true)
  expect(screen.getByRole('alert').textContent).toBe('')
  fail(false)
  expect(screen.getByRole('alert').textContent).toBe('昵称太长')
})
