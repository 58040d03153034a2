import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { openDataFolder } from './data-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'zhujia-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the first start makes a secret for its owner’s eyes, and later ones read it', () => {
  const folder = join(root, 'new/folder')
  const { secret } = openDataFolder(folder)
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(openDataFolder(folder)).toEqual({ dataDir: folder, secret })
  expect(readdirSync(folder)).toEqual(['secret'])
  // Windows knows no such modes.
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
})

test('a folder that is a file, or lies under one, is refused in one line', () => {
  const file = join(root, 'file')
  writeFileSync(file, 'mine')
  const refusal = (dataDir: string, reason: string) =>
    expect(() => openDataFolder(dataDir)).toThrow(
      new ConfigError(`The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to another folder.`),
    )
  refusal(file, 'it is a file')
  refusal(join(file, 'below'), 'a part of its path is a file')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('processes that start together all read the same whole secret', async () => {
  const folder = join(root, 'shared')
  const module = new URL('data-folder.ts', import.meta.url).href
  const code = `const { parentPort } = require('node:worker_threads'); import(${JSON.stringify(module)}).then(({ openDataFolder }) => parentPort.postMessage(openDataFolder(${JSON.stringify(folder)}).secret))`
  const secrets = await Promise.all(
    Array.from(
      { length: 8 },
      () =>
        new Promise<string>((resolve, reject) =>
          new Worker(code, { eval: true }).once('message', resolve).once('error', reject),
        ),
    ),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{64}$/)
  expect(readdirSync(folder)).toEqual(['secret'])
})
