import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, storageName, writeStored } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const shownSize = () => document.documentElement.style.getPropertyValue('--text-size')

/** What another tab of this browser does. */
function elsewhere(key: string, value: unknown): void {
  writeStored(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key: storageName(key) }))
}

test('the size of text is that of the browser, until another is chosen; it is remembered', async () => {
  const first = await import('./text-size.ts')
  first.startTextSize()
  expect(shownSize()).toBe('100%')
  first.setTextSize('130')
  expect(shownSize()).toBe('130%')
  expect(readStored('text-size')).toBe('130')
  vi.resetModules()
  document.documentElement.style.removeProperty('--text-size')
  const second = await import('./text-size.ts')
  second.startTextSize()
  expect(shownSize()).toBe('130%')
})

test.each(['200', 150, null, '1e9'])('a stored size that is none of the choices counts as none: %j', async (stored) => {
  writeStored('text-size', stored)
  const { startTextSize } = await import('./text-size.ts')
  startTextSize()
  expect(shownSize()).toBe('100%')
})

test('what another tab chooses is followed, and so is its removal', async () => {
  const { startTextSize } = await import('./text-size.ts')
  const { startTheme } = await import('./theme.ts')
  startTextSize()
  startTheme()
  elsewhere('text-size', '150')
  elsewhere('theme', 'dark')
  expect(shownSize()).toBe('150%')
  expect(document.documentElement.dataset.theme).toBe('dark')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(shownSize()).toBe('100%')
  expect(document.documentElement.dataset.theme).toBe('light')
})
