import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberSearch } from '#entities/search/search-history.ts'
import { writeDraft } from '#platform/form-draft.ts'
import { signIn } from '#platform/session.ts'
import { setTextSize } from '#platform/text-size.ts'
import { byteSize } from './byte-size.ts'
import { clearCache, measureCache } from './device-cache.ts'

beforeEach(() => localStorage.clear())

test('the sizes are true, what is shown stays, and so do login, drafts and settings', () => {
  const client = new QueryClient()
  client.setQueryData(['seen'], { name: '瓷砖' })
  client.setQueryData(['shown'], { name: '地板' })
  const stop = new QueryObserver(client, { queryKey: ['shown'], staleTime: Infinity }).subscribe(() => undefined)
  signIn({ token: 't', currentRoles: [{ roleCode: 'owner' }], availableRoles: [] })
  writeDraft({ key: 'address', fields: ['detail'] }, { detail: '文三路 1 号' })
  setTextSize('130')
  const kept = Object.entries(localStorage)
  rememberSearch('瓷砖')
  // Three bytes a character: {"name":"瓷砖"} and ["瓷砖"].
  expect(measureCache(client)).toEqual({ answers: 17, searches: 10 })

  expect(clearCache(client)).toBe(27)
  expect(measureCache(client)).toEqual({ answers: 0, searches: 0 })
  expect(Object.entries(localStorage)).toEqual(kept)
  expect(client.getQueryData(['shown'])).toEqual({ name: '地板' })
  stop()
})

test('a page below, which uses a cleared answer again, fetches it, and what marks it as stale still reaches it', async () => {
  const client = new QueryClient()
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('fetched')
  client.setQueryData(['cart'], 'cached')
  const page = new QueryObserver(client, { queryKey: ['cart'], queryFn: fetch, staleTime: Infinity })
  clearCache(client)
  const stop = page.subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryData(['cart'])).toBe('fetched'))
  expect(page.getCurrentResult().data).toBe('fetched')
  stop()
})

test.each([
  [0, 'zh-Hans', '0字节'],
  [999, 'en', '999 bytes'],
  [1000, 'en', '1 kB'],
  [12_340, 'es', '12,3 kB'],
  [12_340, 'fr', '12,3 ko'],
  [5_000_000, 'zh-Hans', '5 MB'],
] as const)('%i bytes in %s: %s', (bytes, locale, words) => {
  expect(byteSize(bytes, locale).replaceAll(/\s/gu, ' ')).toBe(words)
})
