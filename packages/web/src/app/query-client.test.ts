import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rememberSearch } from '../entities/search/search-history.ts'
import { ApiError } from '../platform/api-client/api-error.ts'
import { writeDraft } from '../platform/form-draft.ts'
import { deviceProof } from '../platform/device-token.ts'
import { signIn, signOut } from '../platform/session.ts'
import { readTabStored, writeTabStored } from '../platform/tab-storage.ts'
import { setTheme } from '../platform/theme.ts'
import { queryClient, startCacheRules } from './query-client.ts'

const DRAFT = { key: 'address', fields: ['detail'] } as const
const SESSION = { token: 't', currentRoles: [{ roleCode: 'owner' }], availableRoles: [] } as const

beforeAll(() => startCacheRules())
beforeEach(() => {
  signOut()
  localStorage.clear()
  sessionStorage.clear()
})

const storedKeys = () => Object.keys(localStorage).toSorted()

test('what is stored of a person ends with the session; what belongs to the device stays', () => {
  signIn(SESSION)
  writeDraft(DRAFT, { detail: '文三路 1 号' })
  rememberSearch('瓷砖')
  writeTabStored('remarks', { shop: '周六送' })
  queryClient.setQueryData(['addresses.listAddresses', {}], ['文三路 1 号'])
  setTheme('dark')
  const { deviceToken } = deviceProof()
  signOut()
  expect(storedKeys()).toEqual(['zhujia:v1:device', 'zhujia:v1:session', 'zhujia:v1:theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(deviceProof()).toEqual({ deviceToken })
})

test('another session in its place ends it too', () => {
  signIn(SESSION)
  writeDraft(DRAFT, { detail: '文三路 1 号' })
  signIn({ ...SESSION, token: 'other' })
  expect(storedKeys()).toEqual(['zhujia:v1:session'])
})

test('what a guest began goes on after the login', () => {
  rememberSearch('瓷砖')
  writeTabStored('wanted-line', 'a')
  signIn(SESSION)
  expect(storedKeys()).toEqual(['zhujia:v1:search-history', 'zhujia:v1:session'])
  expect(readTabStored('wanted-line')).toBe('a')
})

test.each([
  ['network', true],
  ['timeout', true],
  ['http', false],
] as const)('what is shown and failed by %s is fetched anew when the network is back: %s', async (kind, isFetched) => {
  const error = new ApiError({ kind, text: { words: '' } }, '')
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('cart')
  const observer = new QueryObserver(queryClient, { queryKey: ['cart.getCart', kind], queryFn: fetch })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  expect([fetch.mock.calls.length, observer.getCurrentResult().data]).toEqual(isFetched ? [2, 'cart'] : [1, undefined])
  stop()
})

test('without a network a step fails at once, and is not taken later', async () => {
  onlineManager.setOnline(false)
  try {
    const step = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no network')))
    const observer = new MutationObserver(queryClient, { mutationFn: step })
    await expect(observer.mutate()).rejects.toThrow('no network')
    expect(step).toHaveBeenCalledTimes(1)
  } finally {
    onlineManager.setOnline(true)
  }
  await queryClient.resumePausedMutations()
  expect(
    queryClient
      .getMutationCache()
      .getAll()
      .filter(({ state }) => state.isPaused),
  ).toEqual([])
})
