import { availableParallelism } from 'node:os'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '#tables/files.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { uploadImage } from '#testing/upload.ts'
import { picturesAtOnce, uploadGate } from './encode.ts'
import { withoutTexts } from './png.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const plain = sharp({ create: { width: 10, height: 10, channels: 3, background: '#c04020' } })
/** Behind the signature and the header. */
const BEGINNING = 8 + 25
const withChunks = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, BEGINNING), ...chunks, png.subarray(BEGINNING)])

/** 29 MB of zeros in 28 KB. */
const inflating = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(29_000_000), { level: 9 })]))

test('a PNG whose texts inflate to ten gigabytes is stored at once: no decoder sees its texts', async () => {
  const bytes = withChunks(await plain.png().toBuffer(), Array<Buffer>(340).fill(inflating()))
  const person = await signIn(at, 'owner')
  const begun = performance.now()
  expect(await uploadImage(at, { bytes, filename: 'a.png' }, person)).toMatchObject({ success: true })
  // A decoder that inflates them takes more than twenty.
  expect(performance.now() - begun).toBeLessThan(6000)
}, 20_000)

test('texts, unknown chunks and repeated ones are left out, and pixels, colours and the right way up are kept', async () => {
  const png = await plain.clone().png().withMetadata({ orientation: 6 }).withIccProfile('p3').toBuffer()
  expect(withoutTexts(png)?.equals(png)).toBe(false)
  const clean = withoutTexts(png) ?? png
  const kept = await sharp(clean).metadata()
  expect(kept).toMatchObject({ width: 10, height: 10, orientation: 6, icc: (await sharp(png).metadata()).icc })
  const others = ['tEXt', 'zTXt', 'iTXt', 'abCd', 'eXIf'].map((type) => chunk(type, Buffer.from('a\0b')))
  const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))
  expect(withoutTexts(withChunks(clean, [gamma, ...others.slice(0, 4), gamma]))).toEqual(withChunks(clean, [gamma]))
  expect(withoutTexts(clean)).toBe(clean)
})

test('what is no PNG, or is cut off, stays as it is', async () => {
  const jpeg = await plain.jpeg().toBuffer()
  expect(withoutTexts(jpeg)).toBe(jpeg)
  const cut = withChunks(await plain.png().toBuffer(), [inflating()]).subarray(0, 2000)
  const end = cut.indexOf('zTXt')
  expect(withoutTexts(cut)?.subarray(-200)).toEqual(cut.subarray(-200))
  expect(end).toBeGreaterThan(0)
})

test('an image waits for its turn before even its header is read', async () => {
  const person = await signIn(at, 'owner')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const others = Array.from({ length: picturesAtOnce(availableParallelism()) + 50 }, () => uploadGate(() => held))
  const tooLarge = await sharp({
    create: { width: 9000, height: 5000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  const before = await at.db.$count(files)
  expect(await uploadImage(at, { bytes: tooLarge, filename: 'a.png' }, person)).toMatchObject({ errorCode: 'BUSY' })
  expect(await at.db.$count(files)).toBe(before)
  letGo()
  await Promise.all(others)
  expect(await uploadImage(at, { bytes: tooLarge, filename: 'a.png' }, person)).toMatchObject({
    errorCode: 'IMAGE_TOO_LARGE',
  })
})

test('a PNG of more than ten thousand chunks is refused', async () => {
  const png = await plain.clone().png().toBuffer()
  const person = await signIn(at, 'owner')
  const uploaded = (count: number) =>
    uploadImage(
      at,
      { bytes: withChunks(png, Array<Buffer>(count).fill(chunk('tEXt', Buffer.alloc(0)))), filename: 'a.png' },
      person,
    )
  // Header, resolution, pixels and end are four.
  expect(await uploaded(9_996)).toMatchObject({ success: true })
  const before = await at.db.$count(files)
  expect(await uploaded(9_997)).toMatchObject({ errorCode: 'NOT_AN_IMAGE' })
  expect(await at.db.$count(files)).toBe(before)
})
