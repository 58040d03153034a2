import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { getAppUrl } from '../origin.ts'
import { cacheDir, repoRoot } from '../paths.ts'
import { watch } from '../watch.ts'

const run = promisify(execFile)
const BUILT = join(cacheDir, 'library-page')
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
}
/** What the build does not hold. */
const EXTRA: Record<string, [type: string, text: string]> = {
  '/sw.js': ['text/javascript', ''],
  '/picture.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
}

let server: Server
let origin: string

/** Builds the page as the app is built and serves it with the content policy that the app answers with. */
test.beforeAll(async () => {
  const args = ['build', 'library-page', '--config', 'vite.config.ts', '--outDir', BUILT, '--emptyOutDir']
  await run(process.execPath, [join(repoRoot, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: join(repoRoot, 'packages/web'),
  })
  const policy = (await fetch(getAppUrl())).headers.get('content-security-policy') ?? ''
  server = createServer((request, reply) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const answer = (type: string, content: string | Buffer) =>
      reply.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content)
    const extra = EXTRA[path]
    if (extra) return void answer(...extra)
    void readFile(join(BUILT, path)).then(
      (content) => answer(TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain', content),
      () => reply.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

test('every library that was chosen loads and works under the content policy', async ({ page, context }) => {
  const problems: string[] = []
  watch(context, origin, (problem) => problems.push(problem))
  await page.goto(origin)
  await expect(page.locator('body[data-done]')).toBeVisible()
  expect(await page.locator('main > p').allTextContents()).toEqual([
    'react-hook-form: 2',
    'react-aria-components: a month',
    'uplot: 2',
    'leaflet: 16',
    'gcoord: 121.475',
    '@tanstack/react-virtual: 200000',
    'react-easy-crop: a picture',
    'signature_pad: 0 strokes, image/png',
    'qr: 筑家',
    'barcode-detector: 6901234567892',
    'idb: value',
    'eventsource-parser: one,two',
    'a worker: 42',
    'a service worker: active',
  ])
  // Of React Aria, what only shows itself in use.
  await expect(page.getByRole('grid', { name: 'table' }).getByRole('rowheader', { name: 'cell' })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'grid' }).getByRole('row', { name: 'item' })).toBeVisible()
  await page.getByRole('combobox', { name: 'choice' }).fill('t')
  await expect(page.getByRole('option')).toHaveText(['two'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'choice' })).toHaveValue('two')
  expect(problems).toEqual([])
})

test('the content policy still forbids markup from text and scripts from elsewhere, which no library needs', async ({
  page,
}) => {
  await page.goto(origin)
  await expect(page.locator('body[data-done]')).toBeVisible()
  const outcomes = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      markup: () => (document.createElement('p').innerHTML = '<b>bold</b>'),
      upload: () => new Worker('/files/worker.js'),
      query: () => new Worker('/sw.js?x'),
      elsewhere: () => new Worker('https://example.com/sw.js'),
      script: () => (document.createElement('script').text = '1'),
    }
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: done`
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : 'other'}`
      }
    })
  })
  expect(outcomes).toEqual([
    'markup: TypeError',
    'upload: TypeError',
    'query: TypeError',
    'elsewhere: TypeError',
    'script: TypeError',
  ])
})
