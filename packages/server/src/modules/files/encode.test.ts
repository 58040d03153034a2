import { randomFillSync } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawingGate, encodePictures, picturesAtOnce, uploadGate } from './encode.ts'

const places = picturesAtOnce(availableParallelism())

/** Work that counts itself when it begins, and ends when it is let go. */
function heldWork() {
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const workOf = (name: string) => async (): Promise<string> => {
    begun.push(name)
    await held.promise
    return name
  }
  return { begun, workOf, letGo: () => held.resolve() }
}

const settled = () => new Promise((done) => setImmediate(done))

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [64, 2],
])('of %i cores %i work on pictures', (cores, atOnce) => {
  expect(picturesAtOnce(cores)).toBe(atOnce)
})

test('uploads are encoded in turn; beyond fifty that wait the answer is "busy"', async () => {
  const { begun, workOf, letGo } = heldWork()
  const asked = Array.from({ length: places + 52 }, () =>
    uploadGate(workOf('encoded')).catch((error: Error) => error.message),
  )
  await settled()
  expect(begun).toHaveLength(places)
  letGo()
  const outcomes = await Promise.all(asked)
  expect([outcomes.filter((outcome) => outcome === 'encoded').length, outcomes.slice(places + 50)]).toEqual([
    places + 50,
    ['BUSY', 'BUSY'],
  ])
})

test('uploads and drawings share the places, take turns, and any number of drawings wait', async () => {
  const { begun, workOf, letGo } = heldWork()
  const drawings = Array.from({ length: 60 }, () => drawingGate(workOf('drawing')))
  const upload = uploadGate(workOf('upload'))
  await settled()
  expect([begun.length, drawingGate.isIdle()]).toEqual([places, false])
  letGo()
  await Promise.all([...drawings, upload])
  // Before it are those that ran, and as many that were let through to wait for a place.
  expect(begun.indexOf('upload')).toBeLessThanOrEqual(2 * places)
  expect([begun.length, drawingGate.isIdle()]).toEqual([61, true])
})

/** A picture whose WebP takes seconds: nothing in it repeats. */
const noise = (height: number): Promise<Buffer> =>
  sharp(randomFillSync(Buffer.alloc(1200 * height * 3)), { raw: { width: 1200, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

test('a picture that takes too long to encode is given up', async () => {
  const picture = await noise(4800)
  // One alone takes about the second that is allowed here; four at once share the cores.
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () =>
      encodePictures(picture, 1).then(
        () => 'encoded',
        (error: Error) => error.name,
      ),
    ),
  )
  expect(outcomes).toContain('TooSlow')
})
