import type { Readable } from 'node:stream'

export class StorageFull extends Error {
  override name = 'StorageFull'
}

/**
 * Stores bytes under keys such as `ab/0192…/small.webp`. A key is never written with other bytes, and only completely written
 * values can be read.
 */
export interface Storage {
  readonly name: string
  read(key: string): Promise<Buffer | undefined>
  /** How many bytes are stored; undefined when nothing is. */
  size(key: string): Promise<number | undefined>
  /** A part of a stored value; both ends count from 0 and are included. Only called after `size` found the value. */
  stream(key: string, part: { start: number; end: number }): Readable
  /** @throws StorageFull when there is no room; then nothing of it stays */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Removes what is stored; nothing happens when there is nothing. */
  remove(key: string): Promise<void>
}
