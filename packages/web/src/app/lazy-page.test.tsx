import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLocale } from '../platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '../platform/navigation.ts'
import { navigationOf } from '../testing/navigation.ts'
import { LazyPage } from './lazy-page.tsx'
import { loadPage } from './page-loader.ts'
import { UiWords } from './ui-words.tsx'

vi.mock('./page-loader.ts', () => ({ loadPage: vi.fn<typeof loadPage>(), readyPage: () => undefined }))
const loading = vi.mocked(loadPage)
const reload = vi.fn<() => void>()

beforeEach(async () => {
  await startLocale()
  vi.stubGlobal('location', { reload })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const navigation = navigationOf()

function open() {
  return render(
    <UiWords>
      <NavigationProvider value={navigation}>
        <PageProvider value={{ screen: 'user', isTab: false, query: {} }}>
          <LazyPage screen="user" />
        </PageProvider>
      </NavigationProvider>
    </UiWords>,
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const waiting = () => screen.queryByRole('status', { name: '加载中...' })

test('nothing turns before 200 ms, then a ring until the page is there', async () => {
  let arrive: (page: () => React.ReactNode) => void = () => {}
  loading.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  open()
  await wait(199)
  expect(waiting()).toBeNull()
  await wait(1)
  expect(waiting()).not.toBeNull()
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  arrive(() => <h1>here</h1>)
  await wait(0)
  expect(waiting()).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('here')
})

test('a failed page offers to try again: first the import, the second time the document', async () => {
  loading.mockRejectedValue(new Error('gone'))
  open()
  await wait(0)
  expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '连接超时，点击重试' }))
  expect(reload).not.toHaveBeenCalled()
  await wait(0)
  expect(loading).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: '连接超时，点击重试' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network the failed page names that alone: no wait was too long', async () => {
  loading.mockRejectedValue(new Error('no network'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await wait(0)
  expect(screen.getByRole('alert').textContent).toBe('网络已断开联网后再试一次重试')
})

test('a failed page is fetched anew by itself when the network is back', async () => {
  loading.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(() => <h1>here</h1>)
  open()
  await wait(0)
  expect(loading).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(0)
  expect(screen.getByRole('heading').textContent).toBe('here')
  expect(reload).not.toHaveBeenCalled()
})
