import { afterEach, expect, test, vi } from 'vitest'

interface Policy {
  createHTML: (html: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}

afterEach(() => vi.unstubAllGlobals())

async function policy(): Promise<Policy> {
  const createPolicy = vi.fn<(name: string, policy: Policy) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.resetModules()
  await import('./trusted-types.ts')
  expect(createPolicy).toHaveBeenCalledTimes(1)
  const [name, made] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  if (!made) throw new Error('no policy was made')
  return made
}

test('nothing and an empty drawing may be inserted, no other markup', async () => {
  const { createHTML } = await policy()
  expect(['', '<svg/>'].map(createHTML)).toEqual(['', '<svg/>'])
  expect(['<svg/> ', '<svg onload=alert(1)>', '<b>bold</b>', ' '].map(createHTML)).toEqual(Array(4).fill(undefined))
})

test('a script is one of the build or the service worker, of this origin', async () => {
  const { createScriptURL } = await policy()
  const own = ['/sw.js', '/assets/worker-a_B1.js', `${window.location.origin}/assets/worker-a_B1.js`]
  expect(own.map(createScriptURL)).toEqual(own)
  const others = [
    '/files/picture.js',
    '/sw.js?x',
    '/assets/../files/picture.js',
    '/assets/folder/worker.js',
    'https://example.com/sw.js',
    'data:text/javascript,1',
    'blob:x',
  ]
  expect(others.map(createScriptURL)).toEqual(others.map(() => undefined))
})
