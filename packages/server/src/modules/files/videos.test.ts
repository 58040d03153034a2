import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { files } from '#tables/files.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { editProduct } from '../catalogue/index.ts'
import { videoKey } from './bytes.ts'
import { addVideo } from './index.ts'
import { partOf } from './range.ts'

/** A second of a moving bar, 96 × 96, recorded by a browser: VP8 in WebM. */
const VIDEO = readFileSync(new URL('../../testing/tiny.webm', import.meta.url))

let at: TestApp
let ownerId: string
let picture: string
beforeAll(async () => {
  at = await makeTestApp()
  ownerId = (await signIn(at, 'merchant')).userId
  picture = await makeCatalogue(at)
})
afterAll(() => at.close())

const get = (url: string, range?: string) =>
  at.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } })

test('a product shows its video with its first picture, whole and in parts', async () => {
  const shopId = await openShop(at, { ownerId, picture })
  const { id } = await addProduct(at, { shopId, picture, skus: [{ priceFen: 100, stock: 1 }] })
  await editProduct(systemOf(at), id, { video: await addVideo(systemOf(at), { ownerId, bytes: VIDEO }) })
  const answer = await at.call('catalogue.getProduct', { params: { id }, query: {} })
  const video = answer.success ? answer.data.video : null
  expect(video).toEqual({
    src: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/video$/),
    poster: expect.objectContaining({ small: `/files/${picture}/small` }),
  })
  const src = video?.src ?? ''

  const whole = await get(src)
  expect([
    whole.statusCode,
    whole.headers['content-type'],
    whole.headers['accept-ranges'],
    whole.headers['content-length'],
  ]).toEqual([200, 'video/webm', 'bytes', String(VIDEO.length)])
  expect(whole.rawPayload.equals(VIDEO)).toBe(true)
  const part = await get(src, 'bytes=100-199')
  expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    `bytes 100-199/${VIDEO.length}`,
    'video/webm',
  ])
  expect(part.rawPayload.equals(VIDEO.subarray(100, 200))).toBe(true)
  expect((await get(src, 'bytes=-6')).rawPayload.equals(VIDEO.subarray(-6))).toBe(true)
  expect((await get(src, 'bytes=1000-')).rawPayload.equals(VIDEO.subarray(1000))).toBe(true)
  const behind = await get(src, `bytes=${VIDEO.length}-`)
  expect([behind.statusCode, behind.headers['content-range'], behind.body]).toEqual([
    416,
    `bytes */${VIDEO.length}`,
    '',
  ])
  expect((await get(src, 'bytes=0-1,5-6')).statusCode).toBe(200)
  expect((await get(src.replace('/video', '/small'))).statusCode).toBe(404)
  expect((await get(`/files/${picture}/video`)).statusCode).toBe(404)
  // Not even where the bytes of one lie beside the picture.
  await at.services.providers.storage.write(videoKey(picture), VIDEO)
  expect((await get(`/files/${picture}/video`)).statusCode).toBe(404)
})

const videos = async () =>
  at.db
    .select({ id: files.id, looseSince: files.looseSince })
    .from(files)
    .where(eq(files.purpose, 'productVideo'))
    .orderBy(files.id)

test('a video whose process ended while it was stored is removed a day later, and so is one that no product shows', async () => {
  const shopId = await openShop(at, { ownerId, picture })
  const shown = await addVideo(systemOf(at), { ownerId, bytes: VIDEO })
  const product = { shopId, picture, skus: [{ priceFen: 100, stock: 1 }] }
  await addProduct(at, { ...product, change: { video: shown } })
  const unused = await addVideo(systemOf(at), { ownerId, bytes: VIDEO })
  const { storage } = at.services.providers
  const { write, remove } = storage
  const before = await videos()
  storage.write = async (key, bytes) => {
    await write.call(storage, key, bytes)
    throw new Error('the process is gone')
  }
  storage.remove = () => Promise.reject(new Error('the process is gone'))
  await expect(addVideo(systemOf(at), { ownerId, bytes: VIDEO })).rejects.toThrow('the process is gone')
  Object.assign(storage, { write, remove })
  const left = (await videos()).map(({ id }) => id).filter((id) => !before.some((one) => one.id === id))
  const sizes = () => Promise.all([shown, unused, ...left].map((id) => storage.size(videoKey(id))))
  expect(await sizes()).toEqual([VIDEO.length, VIDEO.length, VIDEO.length])
  at.clock.advance(DAY + 1)
  await setTimer(systemOf(at), { kind: 'files.upkeep', subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  await at.runTimers()
  await at.runJobs()
  expect(await sizes()).toEqual([VIDEO.length, undefined, undefined])
  expect(await videos()).toEqual(before.filter(({ id }) => id !== unused))
  expect(await videos()).toContainEqual({ id: shown, looseSince: null })
})

test('what is no video does not get in, and nothing of it is stored', async () => {
  const before = await at.db.$count(files)
  for (const bytes of [
    Buffer.from('<html>'),
    Buffer.alloc(0),
    Buffer.concat([VIDEO, Buffer.from('<script>alert(1)</script>')]),
  ]) {
    await expect(addVideo(systemOf(at), { ownerId, bytes })).rejects.toThrow('no video')
  }
  expect(await at.db.$count(files)).toBe(before)
})

test('a part lies within the file, and is what was asked for', () => {
  const sizes = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(3000), (size, place, length) => {
      const start = place % size
      const end = Math.min(start + length, size - 1)
      expect(partOf(`bytes=${start}-${start + length}`, size)).toEqual({ start, end })
      expect(partOf(`bytes=${start}-`, size)).toEqual({ start, end: size - 1 })
      expect(partOf(`bytes=-${length + 1}`, size)).toEqual({ start: Math.max(0, size - length - 1), end: size - 1 })
      expect(partOf(`bytes=${size + length}-`, size)).toBe('none')
    }),
  )
  for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'pages=1-2', 'bytes=1-2,4-5'])
    expect(partOf(header, 10)).toBe('whole')
  for (const header of ['bytes=10-', 'bytes=99-120', 'bytes=-0']) expect(partOf(header, 10)).toBe('none')
})
