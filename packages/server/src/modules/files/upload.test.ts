import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { uploadTries } from '#tables/files.ts'
import { multipartOf } from '#testing/multipart.ts'
import { specOf, urlOf } from '#testing/requests.ts'
import type { Person } from '#testing/sessions.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { storedCounts, uploadImage } from '#testing/upload.ts'
import { picturesOf } from './index.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
const photo = () => plain(1600, 800).jpeg().toBuffer()
const get = (url: string) => at.app.inject({ method: 'GET', url })

async function uploaded(person: Person, bytes: Buffer) {
  const answer = await uploadImage(at, { bytes }, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

describe('an accepted image', () => {
  test('comes in three widths, never enlarged, at addresses that may be cached for ever', async () => {
    const { id, picture } = await uploaded(await signIn(at, 'owner'), await photo())
    expect(picture).toEqual(picturesOf(id))
    const sizes: unknown[] = []
    for (const url of [picture.small, picture.medium, picture.large]) {
      const reply = await get(url)
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      const { format, width, height } = await sharp(reply.rawPayload).metadata()
      sizes.push([reply.statusCode, format, width, height])
    }
    expect(sizes).toEqual([
      [200, 'webp', 240, 120],
      [200, 'webp', 600, 300],
      [200, 'webp', 1200, 600],
    ])
  })

  test('loses EXIF, GPS and profile, and stands upright', async () => {
    const bytes = await plain(400, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'canary-artist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 400, height: 200 })
    expect(bytes.includes('canary-artist')).toBe(true)
    const { picture } = await uploaded(await signIn(at, 'owner'), bytes)
    const reply = await get(picture.large)
    const { width, height, exif, icc, xmp, orientation } = await sharp(reply.rawPayload).metadata()
    expect([width, height, exif, icc, xmp, orientation]).toEqual([200, 400, undefined, undefined, undefined, undefined])
    expect(reply.rawPayload.includes('canary-artist')).toBe(false)
  })

  test.each([
    ['png', () => plain(20, 10).png().toBuffer()],
    ['webp', () => plain(20, 10).webp().toBuffer()],
    [
      'png with transparency and 16 bits',
      () =>
        sharp({ create: { width: 20, height: 10, channels: 4, background: '#c0402080' } })
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    ['grey jpeg', () => plain(20, 10).greyscale().jpeg().toBuffer()],
    ['exactly 40 megapixels', () => plain(8000, 5000).jpeg({ quality: 1 }).toBuffer()],
    ['very tall jpeg', () => plain(100, 20_000).jpeg().toBuffer()],
  ])('%s', async (_name, make) => {
    const { picture } = await uploaded(await signIn(at, 'owner'), await make())
    expect((await get(picture.small)).statusCode).toBe(200)
  })
})

/** Bits, colour type, compression, filter, interlacing. */
const PLAIN_PNG = [8, 2, 0, 0, 0]
const INTERLACED_RGBA16 = [16, 6, 0, 0, 1]

/** A PNG whose header claims a size that its data does not have. */
function claimedPng(width: number, height: number, kind = PLAIN_PNG): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, crc])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...kind])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

/** AV1 that says it is HEIC: a decoder that reads AV1 would read it. */
function asHeic(avif: Buffer): Buffer {
  avif.write('heic', avif.indexOf('ftyp') + 4, 'latin1')
  return avif
}

interface HostileFile {
  filename: string
  isTooLarge?: true
  make: () => Promise<Buffer> | Buffer
}

test('a form that says its purpose twice is refused, and leaves nothing', async () => {
  const person = await signIn(at, 'owner')
  const before = await storedCounts(at)
  const fields = [
    ['purpose', 'avatar'],
    ['purpose', 'review'],
    ['currentPage', 'user'],
  ] as const
  expect(await uploadImage(at, { bytes: await photo(), fields }, person)).toMatchObject({
    status: 400,
    errorCode: 'INVALID_INPUT',
  })
  expect(await storedCounts(at)).toEqual(before)
})

describe('stored XSS upload: a hostile file leaves nothing', () => {
  test.each<[string, HostileFile]>([
    ['svg', { filename: 'a.svg', make: () => SVG }],
    ['svg called png', { filename: 'a.png', make: () => SVG }],
    ['html called jpg', { filename: 'a.jpg', make: () => Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['xml', { filename: 'a.jpg', make: () => Buffer.from('<?xml version="1.0"?><a/>') }],
    ['pdf called jpg', { filename: 'a.jpg', make: () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj') }],
    ['zip called png', { filename: 'a.png', make: () => EMPTY_ZIP }],
    ['gif', { filename: 'a.jpg', make: () => plain(10, 10).gif().toBuffer() }],
    ['avif', { filename: 'a.jpg', make: () => plain(10, 10).avif().toBuffer() }],
    ['heic', { filename: 'a.heic', make: async () => asHeic(await plain(10, 10).avif().toBuffer()) }],
    ['tiff', { filename: 'a.jpg', make: () => plain(10, 10).tiff().toBuffer() }],
    ['nothing', { filename: 'a.jpg', make: () => Buffer.alloc(0) }],
    ['text', { filename: 'a.jpg', make: () => Buffer.from('hello') }],
    ['an image called html', { filename: 'a.html', make: photo }],
    ['an image called svg', { filename: 'photo.jpg.svg', make: photo }],
    ['jpeg and zip', { filename: 'a.jpg', make: async () => Buffer.concat([await photo(), EMPTY_ZIP]) }],
    [
      'jpeg and html',
      { filename: 'a.jpg', make: async () => Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]) },
    ],
    [
      'png with html in a comment',
      {
        filename: 'a.png',
        make: () =>
          plain(9, 9)
            .png()
            .withExif({ IFD0: { ImageDescription: '<html><body>' } })
            .toBuffer(),
      },
    ],
    [
      'jpeg and pdf',
      {
        filename: 'a.jpg',
        make: () =>
          plain(9, 9)
            .jpeg()
            .withExif({ IFD0: { ImageDescription: '%PDF-1.7' } })
            .toBuffer(),
      },
    ],
    ['truncated jpeg', { filename: 'a.jpg', make: async () => (await photo()).subarray(0, 2000) }],
    [
      'truncated png',
      { filename: 'a.png', make: async () => (await plain(900, 900).png().toBuffer()).subarray(0, 600) },
    ],
    ['only a jpeg header', { filename: 'a.jpg', make: () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) }],
    ['a png that claims more than it holds', { filename: 'a.png', make: () => claimedPng(4000, 4000) }],
    ['a png bomb', { filename: 'a.png', isTooLarge: true, make: () => claimedPng(65_000, 65_000) }],
    [
      'a progressive jpeg of 21 megapixels',
      {
        filename: 'a.jpg',
        isTooLarge: true,
        make: () => plain(4600, 4600).jpeg({ progressive: true, quality: 1 }).toBuffer(),
      },
    ],
    [
      'an interlaced png of 21 megapixels',
      { filename: 'a.png', isTooLarge: true, make: () => claimedPng(4600, 4600, INTERLACED_RGBA16) },
    ],
    [
      '40 megapixels and a row',
      { filename: 'a.jpg', isTooLarge: true, make: () => plain(8000, 5001).jpeg({ quality: 1 }).toBuffer() },
    ],
  ])('%s', async (_name, { filename, isTooLarge, make }) => {
    const person = await signIn(at, 'owner')
    const before = await storedCounts(at)
    const answer = await uploadImage(at, { bytes: await make(), filename }, person)
    expect(answer).toMatchObject({
      status: 200,
      success: false,
      errorCode: isTooLarge ? 'IMAGE_TOO_LARGE' : 'NOT_AN_IMAGE',
    })
    expect(await storedCounts(at)).toEqual(before)
  })

  test('10 MB are accepted, one byte more is not', async () => {
    const person = await signIn(at, 'owner')
    const limit = 10 * 1024 * 1024
    const image = await photo()
    const padded = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)])
    expect(await uploadImage(at, { bytes: padded(limit) }, person)).toMatchObject({ success: true })
    const before = await storedCounts(at)
    expect(await uploadImage(at, { bytes: padded(limit + 1) }, person)).toMatchObject({
      status: 400,
      errorCode: 'TOO_LARGE',
    })
    expect(await storedCounts(at)).toEqual(before)
  })

  test('an unknown purpose, an unknown field and what is no form are refused', async () => {
    const person = await signIn(at, 'owner')
    const bytes = await photo()
    const before = await storedCounts(at)
    expect(await uploadImage(at, { bytes, fields: { purpose: 'idCard', currentPage: '' } }, person)).toMatchObject({
      status: 400,
    })
    expect(
      await uploadImage(at, { bytes, fields: { purpose: 'avatar', currentPage: '', path: '../../x' } }, person),
    ).toMatchObject({ status: 400 })
    const url = urlOf(specOf('files.uploadImage'), {})
    const json = await at.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${person.token}` },
      payload: { purpose: 'avatar', currentPage: '' },
    })
    expect([json.statusCode, json.json()]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'UNSUPPORTED_MEDIA_TYPE' }),
    ])
    expect(await storedCounts(at)).toEqual(before)
  })

  test.each([
    ['zh-CN', '请填写'],
    ['fr', 'Obligatoire'],
  ])('a form without a file is invalid input, in the words of the language %s', async (language, required) => {
    const { token } = await signIn(at, 'owner')
    const before = await storedCounts(at)
    const { contentType, payload } = multipartOf({ fields: { purpose: 'avatar', currentPage: '' } })
    const sent = await at.app.inject({
      method: 'POST',
      url: urlOf(specOf('files.uploadImage'), {}),
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType, 'accept-language': language },
      payload,
    })
    expect([sent.statusCode, sent.json()]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'INVALID_INPUT', data: { fields: { file: required } } }),
    ])
    expect(await storedCounts(at)).toEqual(before)
  })
})

const bytesOf = { good: () => plain(9, 9).png().toBuffer(), bad: () => Promise.resolve(Buffer.from('hello')) }

test('the 101st upload of a day is refused before it is looked at, whatever came of the others; a day later one more passes', async () => {
  const person = await signIn(at, 'owner')
  await uploadImage(at, { bytes: await bytesOf.bad() }, person)
  expect(await at.db.select().from(uploadTries).where(eq(uploadTries.userId, person.userId))).toEqual([
    { userId: person.userId, since: at.clock.now(), tries: 1 },
  ])
  await at.db.update(uploadTries).set({ tries: 99 }).where(eq(uploadTries.userId, person.userId))
  const before = await storedCounts(at)
  const bytes = await bytesOf.good()
  const answers = await Promise.all(Array.from({ length: 3 }, () => uploadImage(at, { bytes }, person)))
  expect(answers.filter((answer) => answer.success)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.success && answer.errorCode === 'UPLOAD_LIMIT')).toHaveLength(2)
  expect(await uploadImage(at, { bytes: await bytesOf.bad() }, person)).toMatchObject({ errorCode: 'UPLOAD_LIMIT' })
  expect(await storedCounts(at)).toEqual({ rows: before.rows + 1, stored: before.stored + 3 })
  at.clock.advance(24 * 3600 + 1)
  expect(await uploadImage(at, { bytes }, person)).toMatchObject({ success: true })
})

/** Sends a form's first half over the network; the rest never comes. */
function sendHalf(port: number, { token }: Person): Socket {
  const { contentType, payload } = multipartOf({
    fields: { purpose: 'avatar', currentPage: 'user' },
    file: { bytes: Buffer.alloc(200_000), filename: 'a.png' },
  })
  const socket = connect(port, '127.0.0.1')
  const head = `POST ${urlOf(specOf('files.uploadImage'), {})} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`
  socket.write(`${head}content-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`)
  socket.write(payload.subarray(0, payload.length / 2))
  return socket
}

test('uploads that break off use up the day, and the next is refused before it has come', async () => {
  const person = await signIn(at, 'owner')
  await at.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = at.app.server.address() as AddressInfo
  const triesOf = async () =>
    (await at.db.select().from(uploadTries).where(eq(uploadTries.userId, person.userId)))[0]?.tries
  const counted = (tries: number) => vi.waitUntil(async () => (await triesOf()) === tries, { timeout: 10_000 })
  const before = await storedCounts(at)
  const broken = sendHalf(port, person)
  await counted(1)
  broken.destroy()
  await at.db.update(uploadTries).set({ tries: 99 }).where(eq(uploadTries.userId, person.userId))
  const last = sendHalf(port, person)
  await counted(100)
  last.destroy()
  const refused = sendHalf(port, person)
  const [answer] = (await once(refused, 'data')) as [Buffer]
  expect(answer.toString()).toContain('"errorCode":"UPLOAD_LIMIT"')
  refused.destroy()
  expect([await triesOf(), await storedCounts(at)]).toEqual([100, before])
})

test('what is not there answers 404 and is not stored', async () => {
  const id = newId()
  for (const url of [picturesOf(id).small, '/files/1/small', `/files/${id}/huge`, `/files/..%2f..%2fsecret/small`]) {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})
