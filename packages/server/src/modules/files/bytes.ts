import type { Storage } from '#providers/storage/port.ts'
import type { Encoded } from './encode.ts'
import { SIZES, type PictureSize } from './pictures.ts'

/** The last letters of an id are random: they spread the files over 256 folders. */
const keyOf = (fileId: string, size: PictureSize): string => `${fileId.slice(-2)}/${fileId}/${size}.webp`

export const readPicture = (storage: Storage, fileId: string, size: PictureSize): Promise<Buffer | undefined> =>
  storage.read(keyOf(fileId, size))

export const storePicture = (storage: Storage, of: { id: string; size: PictureSize }, bytes: Buffer): Promise<void> =>
  storage.write(keyOf(of.id, of.size), bytes)

export async function storePictures(storage: Storage, fileId: string, pictures: Encoded): Promise<void> {
  for (const size of SIZES) await storePicture(storage, { id: fileId, size }, pictures[size])
}

export async function removePictures(storage: Storage, fileId: string): Promise<void> {
  await Promise.all(SIZES.map((size) => storage.remove(keyOf(fileId, size))))
}

/** A video is stored once, as uploaded; its format is recognised by its first bytes, not by the key. */
export const videoKey = (fileId: string): string => `${fileId.slice(-2)}/${fileId}/video`
