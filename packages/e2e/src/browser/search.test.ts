import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStillWanted, readCache, writeCache } from './cache.ts'
import { BrowserNotFoundError } from './first-working.ts'
import { type Search, search } from './search.ts'
import { type Found, type Source, SOURCE_NAMES } from './types.ts'

let folder: string
let log: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'))
  log = []
})

afterEach(() => rm(folder, { recursive: true }))

/** A search in which only the named browsers work; each source offers one browser, `/<source>`. */
function searching(working: string[], options: Partial<Search> = {}): Promise<Found> {
  const probe = (kind: string) => async (candidate: { executablePath: string | undefined }) => {
    log.push(`${kind} ${candidate.executablePath}`)
    if (!working.includes(candidate.executablePath ?? '')) throw new Error('broken')
  }
  const sources = (['env', 'system', 'apt'] as const).map((source: Source) => ({
    source,
    async *candidates() {
      yield { executablePath: `/${source}`, env: {} }
    },
  }))
  return search({
    sources,
    probe: probe('probe'),
    reprobe: probe('reprobe'),
    cacheFile: join(folder, 'deep', 'browser.json'),
    only: SOURCE_NAMES,
    preferred: undefined,
    warn: (text) => log.push(text),
    ...options,
  })
}

test('saves what it found and probes only that the next time', async () => {
  const found = await searching(['/system'])
  expect(found).toEqual({ source: 'system', executablePath: '/system', env: {} })
  expect(log).toEqual(['probe /env', 'probe /system'])
  log = []
  expect(await searching(['/system'])).toEqual(found)
  expect(log).toEqual(['reprobe /system'])
  expect(await readdir(join(folder, 'deep'))).toEqual(['browser.json'])
})

test('searches again and saves what it finds when the saved browser has stopped working', async () => {
  await searching(['/system'])
  log = []
  const found = await searching(['/apt'])
  expect(found.source).toBe('apt')
  expect(log).toEqual(['reprobe /system', 'probe /env', 'probe /system', 'probe /apt'])
  expect(await readCache(join(folder, 'deep', 'browser.json'))).toEqual(found)
})

test('leaves the saved browser as it is when nothing works', async () => {
  await searching(['/system'])
  await expect(searching([])).rejects.toBeInstanceOf(BrowserNotFoundError)
  expect((await readCache(join(folder, 'deep', 'browser.json')))?.source).toBe('system')
})

test('warns when the browser that was asked for is not the one taken', async () => {
  await searching(['/system'], { preferred: '/env' })
  expect(log.at(-1)).toBe('ZHUJIA_BROWSER is not usable (/env: broken); taking system instead')
})

test('a damaged or foreign cache file counts as none', async () => {
  const file = join(folder, 'browser.json')
  for (const text of [
    '',
    '{',
    '[]',
    '{"source":"moon","env":{}}',
    '{"source":"apt"}',
    '{"source":"apt","env":{},"executablePath":3}',
  ]) {
    await writeFile(file, text)
    expect(await readCache(file), text).toBeUndefined()
  }
})

test("Playwright's own browser is cached without a path", async () => {
  const file = join(folder, 'browser.json')
  await writeCache(file, { source: 'playwright', executablePath: undefined, env: { A: 'b' } })
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ source: 'playwright', env: { A: 'b' } })
  expect(await readCache(file)).toEqual({ source: 'playwright', env: { A: 'b' } })
})

test.each<{ cached: string; source: Source; preferred?: string; only?: Source[]; wanted: boolean }>([
  { cached: 'the system one, nothing asked for', source: 'system', wanted: true },
  { cached: 'the system one, another asked for', source: 'system', preferred: '/other', wanted: false },
  { cached: 'the system one, env left out', source: 'system', preferred: '/other', only: ['system'], wanted: true },
  { cached: 'the system one, left out', source: 'system', only: ['apt'], wanted: false },
  { cached: 'the one asked for', source: 'env', preferred: '/cached', wanted: true },
  { cached: 'one asked for earlier, another now', source: 'env', preferred: '/other', wanted: false },
  { cached: 'one asked for earlier, none now', source: 'env', wanted: false },
])('cached is $cached: wanted $wanted', ({ source, preferred, only = [...SOURCE_NAMES], wanted }) => {
  const cached: Found = { source, executablePath: '/cached', env: {} }
  expect(isStillWanted(cached, { preferred, only })).toBe(wanted)
})
