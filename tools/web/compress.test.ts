import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhujia-compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LONG = 'export const a = 1\n'.repeat(100)

test('texts above 1 KB get both companions, and these hold the same bytes', async () => {
  for (const name of [
    'index.html',
    'favicon.svg',
    'assets/app-1a2b.js',
    'assets/app-3c4d.css',
    'assets/list-5e6f.json',
  ])
    writeFileSync(join(folder, name), LONG)
  expect(await compressFolder(folder)).toBe(5)
  for (const name of [
    'index.html',
    'favicon.svg',
    'assets/app-1a2b.js',
    'assets/app-3c4d.css',
    'assets/list-5e6f.json',
  ]) {
    const path = join(folder, name)
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(LONG)
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(LONG)
    expect(statSync(`${path}.br`).size).toBeLessThan(LONG.length)
  }
})

test('small files, pictures and what is compressed already stay alone', async () => {
  writeFileSync(join(folder, 'assets/tiny.js'), 'x'.repeat(1024))
  writeFileSync(join(folder, 'assets/photo.webp'), LONG)
  writeFileSync(join(folder, 'assets/old.js.br'), LONG)
  expect(await compressFolder(folder)).toBe(0)
  expect(existsSync(join(folder, 'assets/tiny.js.br'))).toBe(false)
  expect(existsSync(join(folder, 'assets/photo.webp.gz'))).toBe(false)
})

test('a second run makes nothing of the first one', async () => {
  writeFileSync(join(folder, 'assets/app.js'), LONG)
  await compressFolder(folder)
  expect(await compressFolder(folder)).toBe(1)
  expect(existsSync(join(folder, 'assets/app.js.br.gz'))).toBe(false)
})
