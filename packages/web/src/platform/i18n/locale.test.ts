import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => localStorage.clear())

async function load(stored: string | undefined, browser: string) {
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('UNI_LOCALE', stored)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
  vi.resetModules()
  const [locale, texts] = [await import('./locale.ts'), await import('./use-texts.ts')]
  return { ...locale, ...texts }
}

test.each([
  ['fr', 'en-US', 'fr'],
  ['zh-TW', 'en-US', 'zh-Hant'],
  ['tlh', 'es-MX', 'es'],
  [undefined, 'zh-HK', 'zh-Hant'],
  [undefined, 'zh-SG', 'zh-Hans'],
  [undefined, 'en-GB', 'en'],
  [undefined, 'de-DE', 'zh-Hans'],
])('remembered %s, browser %s: %s', async (stored, browser, locale) => {
  const { pickInitialLocale } = await load(stored, browser)
  expect(pickInitialLocale()).toBe(locale)
})

test('without a network the language stays, and nothing is fetched that would fail for good; what is here already is shown', async () => {
  const { startLocale, setLocale, currentLocale } = await load('en', 'zh-CN')
  await startLocale()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(setLocale('fr')).rejects.toThrow('offline')
  expect(currentLocale()).toBe('en')
  await setLocale('en')
  online.mockReturnValue(true)
  await setLocale('fr')
  expect(currentLocale()).toBe('fr')
})

test('switches at once and remembers the bare tag', async () => {
  const { startLocale, setLocale, coreTexts, currentLocale } = await load(undefined, 'zh-CN')
  await startLocale()
  expect(coreTexts()('errors.http404')).toBe('请求的资源不存在')
  await setLocale('en')
  expect(currentLocale()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('UNI_LOCALE')).toBe('en')
  expect(coreTexts()('errors.httpOther', { status: '503' })).toBe('Request failed 503')
})

test('the language that another tab chooses is followed', async () => {
  const { startLocale, currentLocale, onLocaleChange } = await load(undefined, 'zh-CN')
  await startLocale()
  const changed = new Promise<void>((resolve) => onLocaleChange(resolve))
  localStorage.setItem('UNI_LOCALE', 'fr')
  window.dispatchEvent(new StorageEvent('storage', { key: 'UNI_LOCALE' }))
  await changed
  expect(currentLocale()).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
})
