import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learnServerTime, now } from './clock.ts'
import { clearMark, markOnce, readRaw, readStored, removeStored, writeRaw, writeStored } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('storage', () => {
  test('keeps JSON under versioned keys', () => {
    expect(writeStored('a', { b: [1] })).toBe(true)
    expect(localStorage.getItem('zhujia:v1:a')).toBe('{"b":[1]}')
    expect(readStored('a')).toEqual({ b: [1] })
    removeStored('a')
    expect(readStored('a')).toBeUndefined()
  })

  test('broken or blocked, it never throws', () => {
    localStorage.setItem('zhujia:v1:a', '{')
    expect(readStored('a')).toBeUndefined()
    const refuse = () => {
      throw new Error('blocked')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    expect(readRaw('a')).toBeUndefined()
    expect(writeRaw('a', 'b')).toBe(false)
    expect(markOnce('a')).toBe(false)
    removeStored('a')
    clearMark('a')
  })

  test('a mark stands until it is taken away', () => {
    expect(markOnce('m')).toBe(true)
    expect(markOnce('m')).toBe(false)
    clearMark('m')
    expect(markOnce('m')).toBe(true)
  })
})

describe('clock', () => {
  test("follows the server's when the device is wrong, ignores what is noise", () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
    learnServerTime('Sat, 21 Nov 2026 08:00:01 GMT')
    expect(now()).toBe(Date.now())
    learnServerTime('Sat, 21 Nov 2026 09:00:00 GMT')
    expect(now() - Date.now()).toBe(3600_500)
    learnServerTime(null)
    learnServerTime('nonsense')
    expect(now() - Date.now()).toBe(3600_500)
    learnServerTime('Sat, 21 Nov 2026 08:00:00 GMT')
    expect(now()).toBe(Date.now())
  })
})

describe('theme', () => {
  test('follows the system for who wants that, and only then', async () => {
    const system = Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', () => system)
    vi.resetModules()
    const { setTheme, startTheme } = await import('./theme.ts')
    const { dataset } = document.documentElement
    startTheme()
    expect(dataset.theme).toBe('light')
    setTheme('system')
    expect(dataset.theme).toBe('dark')
    expect(readStored('theme')).toBe('system')
    system.matches = false
    system.dispatchEvent(new Event('change'))
    expect(dataset.theme).toBe('light')
    setTheme('dark')
    system.dispatchEvent(new Event('change'))
    expect(dataset.theme).toBe('dark')
    vi.unstubAllGlobals()
  })

  test('is light, dark behind the switch, and remembered', async () => {
    vi.resetModules()
    const first = await import('./theme.ts')
    first.startTheme()
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(document.documentElement.style.colorScheme).toBe('light')
    first.setTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    vi.resetModules()
    document.documentElement.dataset.theme = ''
    const second = await import('./theme.ts')
    second.startTheme()
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(document.documentElement.style.colorScheme).toBe('dark')
  })
})
