import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { specOf, urlOf } from './testing/requests.ts'
import { launch, waitUntilReady } from './testing/server-process.ts'
import { cloneDatabase } from './testing/test-database.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const SHIPPED = ['contract', 'server']

let database: Awaited<ReturnType<typeof cloneDatabase>>
/** An installation as production may have it: the server and the contract, no demo world and no built web app. */
let root: string

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  root = realpathSync(mkdtempSync(join(tmpdir(), 'zhujia-without-demo-')))
  mkdirSync(join(root, 'node_modules/@zhujia'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@zhujia'))
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const name of SHIPPED) {
    for (const part of ['package.json', 'src'])
      cpSync(join(ROOT, 'packages', name, part), join(root, 'packages', name, part), { recursive: true })
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@zhujia', name))
  }
})
afterAll(async () => {
  await database.drop()
  rmSync(root, { recursive: true, force: true })
})

const start = (mode: string) =>
  launch(
    {
      PATH: process.env.PATH ?? '',
      MODE: mode,
      SECRET: 'kN3v-8sTq2_Zp5wXy7uB1cD4eF6gH9jL',
      DATABASE_URL: database.url,
      DATA_DIR: join(root, 'data'),
      PORT: '0',
    },
    join(root, 'packages/server/src'),
  )

test('an installation without the demo world starts in production and serves', async () => {
  const { child, ended, url, output } = await start('production')
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(url, output()).toMatch(/^http:/)
  await waitUntilReady(url)
  const goods = await fetch(`${url}${urlOf(specOf('catalogue.listProducts'), {})}`)
  expect(await goods.json()).toMatchObject({ success: true, data: { records: [], total: 0 } })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('as a demo it does not start, says in one line what is missing, and has started nothing', async () => {
  const { ended, url, output } = await start('demo')
  expect([await ended, url]).toEqual([1, ''])
  expect(output()).toBe(
    'The demo world (packages/demo) is not installed. Set MODE=production with a DATABASE_URL, or install it with npm ci.\n',
  )
})
