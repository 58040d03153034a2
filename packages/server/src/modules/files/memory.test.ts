import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { isDecodable } from './encode.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhujia-memory-'))
afterAll(() => rmSync(folder, { recursive: true }))

sharp.concurrency(1)
const plain = (side: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width: side, height: side, channels, background: { r: 192, g: 64, b: 32, alpha: 0.5 } },
    limitInputPixels: false,
  })

/** More colours than a palette holds: with fewer a lossless WebP takes a byte a pixel. */
function colourful(side: number) {
  const data = Buffer.alloc(side * side * 3)
  for (let at = 0; at < side * side; at++) data.writeUInt16BE((at % side) + ((at / side) | 0), 3 * at)
  return sharp(data, { raw: { width: side, height: side, channels: 3 }, limitInputPixels: false })
}

/** By how many megabytes a process grows while it decodes a picture, after a small one. */
function peakOf(picture: string): number {
  const code = `
    import { readFileSync } from 'node:fs'
    import sharp from 'sharp'
    import { encodePictures } from '${join(import.meta.dirname, 'encode.ts')}'
    await encodePictures(await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png().toBuffer())
    const bytes = readFileSync('${picture}')
    const before = process.resourceUsage().maxRSS
    await encodePictures(bytes, 100)
    console.log((process.resourceUsage().maxRSS - before) / 1024)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname }))
}

// The sides of 40 megapixels, of 20 for a progressive JPEG and of 15 for an interlaced PNG with 16 bits and transparency.
test.each([
  ['a JPEG', 6320, () => plain(6320).jpeg({ chromaSubsampling: '4:4:4' })],
  ['a progressive JPEG', 4470, () => plain(4470).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ['a PNG', 6320, () => plain(6320).png({ compressionLevel: 1 })],
  [
    'an interlaced PNG',
    3870,
    () => plain(3870, 4).toColourspace('rgb16').png({ compressionLevel: 1, progressive: true }),
  ],
  ['a WebP', 6320, () => colourful(6320).webp({ effort: 0, lossless: true })],
] as const)('%s of the most pixels that are taken, %i squared, is decoded in 170 MB', async (name, _side, make) => {
  const picture = join(folder, name)
  await make().toFile(picture)
  expect(await isDecodable(readFileSync(picture))).toBe(true)
  expect(peakOf(picture)).toBeLessThan(170)
})
