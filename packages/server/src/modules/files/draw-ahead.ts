import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { drawingGate } from './encode.ts'
import type { PictureSize } from './pictures.ts'
import type { FindPicture } from './serve.ts'

export interface WantedPicture {
  fileId: string
  size: PictureSize
}

/** How often it is checked whether requests still wait for pictures. */
const LOOK_AGAIN_MS = 100

/**
 * Draws pictures before they are requested: one at a time, only while no request waits for one, with a pause after each as long
 * as it took. A picture that exists is skipped.
 * @returns a function that stops it and waits for the present picture
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
