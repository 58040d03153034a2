import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn<() => Promise<{ default: () => null }>>()
vi.mock('./screen-loaders.ts', () => ({ SCREEN_LOADERS: { user: { load, texts: [] } } }))

const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
  vi.stubGlobal('location', { reload })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const Page = () => null
const stale = () => Promise.reject(new Error('chunk is gone'))

test('a page that was fetched is ready at once from then on', async () => {
  const { loadPage, readyPage } = await import('./page-loader.ts')
  load.mockResolvedValue({ default: Page })
  expect(readyPage('user')).toBeUndefined()
  expect(await loadPage('user')).toBe(Page)
  expect(readyPage('user')).toBe(Page)
})

test('a stale chunk reloads the document once; the next failure is shown', async () => {
  const { loadPage } = await import('./page-loader.ts')
  load.mockImplementation(stale)
  void loadPage('user')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
  await expect(loadPage('user')).rejects.toThrow('chunk is gone')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network a failure is no stale chunk', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { loadPage } = await import('./page-loader.ts')
  load.mockImplementation(stale)
  await expect(loadPage('user')).rejects.toThrow('chunk is gone')
  expect(reload).not.toHaveBeenCalled()
})

test('a page that does not come within 60 s has failed', async () => {
  const { loadPage } = await import('./page-loader.ts')
  load.mockReturnValue(new Promise(() => {}))
  const outcome = vi.fn<() => void>()
  loadPage('user').catch(outcome)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledTimes(1)
})

test('fetching ahead fails silently', async () => {
  const { prefetchPage } = await import('./page-loader.ts')
  load.mockImplementation(stale)
  prefetchPage('user')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
})
