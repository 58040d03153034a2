import type { Readable } from 'node:stream'

export class StorageFull extends Error {
  override name = 'StorageFull'
}

/**
 * Keeps bytes under keys such as `ab/0192…/small.webp`. A key names what is stored: the same key is never written with
 * other bytes, and what was written whole is all that can be read.
 */
export interface Storage {
  readonly name: string
  read(key: string): Promise<Buffer | undefined>
  /** How many bytes are stored; undefined when nothing is. */
  size(key: string): Promise<number | undefined>
  /** A part of what is stored, both ends counted from 0 and included. It is there: `size` was asked. */
  stream(key: string, part: { start: number; end: number }): Readable
  /** @throws StorageFull when there is no room; then nothing of it stays */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Removes what is stored; nothing happens when there is nothing. */
  remove(key: string): Promise<void>
}
