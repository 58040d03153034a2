import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePictures } from './encode.ts'

// In a process of its own, because sharp counts the tasks of the whole process: in one that other files share, their pictures count too.
test('a picture is one task of the thread pool at a time', async () => {
  const raw = { width: 1200, height: 300, channels: 3 } as const
  const bytes = await sharp(randomFillSync(Buffer.alloc(1200 * 300 * 3)), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  let most = 0
  const look = () => {
    const { queue, process } = sharp.counters()
    most = Math.max(most, queue + process)
  }
  sharp.queue.on('change', look)
  try {
    await encodePictures(bytes)
  } finally {
    sharp.queue.off('change', look)
  }
  expect(most).toBe(1)
})
