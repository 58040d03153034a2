import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Storage, StorageFull } from './port.ts'

/** Names of folders and files in lower case; a dot only inside a name, so that no key climbs out of the folder. */
const KEY = /^[a-z0-9-]+(\.[a-z0-9]+)?(\/[a-z0-9-]+(\.[a-z0-9]+)?)*$/

/** Storage in a folder of this machine. A write is a rename of a whole file: readers see all of it or none. */
export function localDisk(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    name: 'local disk',
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    stream: (key, part) => createReadStream(pathOf(key), part),
    async write(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new StorageFull('the disk of the data folder is full', { cause: error }) : error
      }
    },
    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await tidyUp(path)
    },
  }
}

/** Removes the drafts of a file that a killed process left, and its folder if it is empty then: each would cost an inode for ever. */
async function tidyUp(path: string): Promise<void> {
  const folder = dirname(path)
  try {
    const drafts = (await readdir(folder)).filter(
      (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part'),
    )
    for (const draft of drafts) await rm(join(folder, draft), { force: true })
    await rmdir(folder)
  } catch (error) {
    if (!isMissing(error) && !isInUse(error)) throw error
  }
}

/** Syncs to disk, because the file's row is committed after this. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
/** Other files are in the folder; systems say either. */
const isInUse = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))
/** The disk or the user's quota is full. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))
