import { expect, test } from 'vitest'
import { fontConfig } from './fonts.ts'
import { browserArgs, launchOptions } from './launch-options.ts'
import { listSources } from './source-list.ts'
import { runBounded } from './run-bounded.ts'
import { type Candidate, SOURCE_NAMES } from './types.ts'

test('the sources are in order, from the browser that was asked for to the one that must be installed', () => {
  const sources = listSources({ only: SOURCE_NAMES, preferred: undefined, cacheDir: '/cache' })
  expect(sources.map(({ source }) => source)).toEqual([
    'env',
    'playwright',
    'system',
    'sparticuz',
    'playwright-install',
    'apt',
  ])
})

test('only the sources that were asked for are tried', () => {
  const sources = listSources({ only: ['system', 'apt'], preferred: undefined, cacheDir: '/cache' })
  expect(sources.map(({ source }) => source)).toEqual(['system', 'apt'])
})

test('the first source offers the path of the variable, or fails with a reason when it is not set', async () => {
  const offersOf = async (preferred: string | undefined) => {
    const [first] = listSources({ only: ['env'], preferred, cacheDir: '/cache' })
    const offers: Candidate[] = []
    for await (const offer of first?.candidates() ?? []) offers.push(offer)
    return offers
  }
  expect(await offersOf('/opt/chrome')).toEqual([{ executablePath: '/opt/chrome', env: {} }])
  await expect(offersOf(undefined)).rejects.toThrow('not set')
})

test('the sandbox is switched off for root only', () => {
  expect(browserArgs(true)).toContain('--no-sandbox')
  expect(browserArgs(false)).not.toContain('--no-sandbox')
})

test("launch options add to the process's variables and leave an absent path out", () => {
  const options = launchOptions({ executablePath: undefined, args: ['--x'], env: { ZHUJIA_TEST: '1' } })
  expect(options).not.toHaveProperty('executablePath')
  expect(options.env).toEqual({ ...process.env, ZHUJIA_TEST: '1' })
})

test('the fontconfig file survives an ampersand and keeps the base fonts', () => {
  const text = fontConfig({ base: '/etc/fonts/fonts.conf', folders: ['/a & b/<c>'], cache: '/cache' })
  expect(text).toContain('<include ignore_missing="yes">/etc/fonts/fonts.conf</include>')
  expect(text).toContain('<dir>/a &amp; b/&lt;c&gt;</dir>')
  expect(text).toContain('<cachedir>/cache</cachedir>')
})

test('a run with a time limit reports the first error line, a missing program and a timeout', async () => {
  const node = (script: string, timeoutMs = 20_000) =>
    runBounded(process.execPath, ['-e', script], { timeoutMs, env: { ZHUJIA_TEST: 'seen' } })
  expect(await node('console.log(process.env.ZHUJIA_TEST)')).toBe('seen\n')
  await expect(node('console.log("E: first\\nE: second\\nlast");process.exit(3)')).rejects.toThrow(
    /failed \(exit 3\): E: first$/,
  )
  await expect(node('setInterval(()=>{},1000)', 200)).rejects.toThrow(/took longer than 0\.2 s/)
  await expect(runBounded('/no/such/program', [], { timeoutMs: 1000 })).rejects.toThrow(/ENOENT/)
})
