import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { drawingGate } from './encode.ts'
import type { PictureSize } from './pictures.ts'
import type { FindPicture } from './serve.ts'

export interface WantedPicture {
  fileId: string
  size: PictureSize
}

/** Looking again whether visitors still wait for pictures. */
const LOOK_AGAIN_MS = 100

/**
 * Draws pictures before anybody asks for them: one at a time, only while no visitor waits for one, and resting after each
 * for as long as it took, so that the machine is never busy with this alone. A picture that is there costs a look.
 * @returns a stop that waits for the picture in hand
 */
export function drawAhead(find: FindPicture, wanted: readonly WantedPicture[], log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const rest = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  const drawAll = async (): Promise<void> => {
    for (const { fileId, size } of wanted) {
      while (!drawingGate.isIdle() && !stopping.signal.aborted) await rest(LOOK_AGAIN_MS)
      if (stopping.signal.aborted) return
      const start = performance.now()
      await find(fileId, size).catch((error: unknown) => log.warn({ err: error }, 'a picture could not be drawn ahead'))
      await rest(performance.now() - start)
    }
  }
  const running = drawAll()
  return async () => {
    stopping.abort()
    await running
  }
}
