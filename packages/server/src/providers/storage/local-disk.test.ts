import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { localDisk } from './local-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhujia-disk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const disk = localDisk(join(folder, 'files'))

test('what was written is read whole, what was removed is gone, and no draft stays', async () => {
  await disk.write('ab/one/small.webp', Buffer.from('bytes'))
  expect(await disk.read('ab/one/small.webp')).toEqual(Buffer.from('bytes'))
  await Promise.all(Array.from({ length: 10 }, () => disk.write('ab/one/small.webp', Buffer.from('bytes'))))
  expect(readdirSync(join(folder, 'files/ab/one'))).toEqual(['small.webp'])
  await disk.write('ab/one/large.webp', Buffer.from('bytes'))
  await disk.remove('ab/one/small.webp')
  await disk.remove('ab/one/small.webp')
  expect(readdirSync(join(folder, 'files/ab/one'))).toEqual(['large.webp'])
  // As a process leaves it that ends while it writes.
  writeFileSync(join(folder, 'files/ab/one/large.webp.0192f0a0.part'), 'by')
  await disk.remove('ab/one/large.webp')
  expect(readdirSync(join(folder, 'files/ab'))).toEqual([])
  expect(await disk.read('ab/one/small.webp')).toBeUndefined()
})

test('a part is read without the rest', async () => {
  await disk.write('cd/two/video.webm', Buffer.from('0123456789'))
  expect([await disk.size('cd/two/video.webm'), await disk.size('cd/two/none.webm')]).toEqual([10, undefined])
  expect((await buffer(disk.stream('cd/two/video.webm', { start: 3, end: 5 }))).toString()).toBe('345')
})

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.hidden', 'a/..', '..', '', 'a\\b', 'a\u0000b', 'A'])(
  'path delete: no key leads out of the folder: %j',
  async (key) => {
    await expect(disk.read(key)).rejects.toThrow('not a storage key')
    await expect(disk.size(key)).rejects.toThrow('not a storage key')
    await expect(disk.write(key, Buffer.from(''))).rejects.toThrow('not a storage key')
    await expect(disk.remove(key)).rejects.toThrow('not a storage key')
  },
)
