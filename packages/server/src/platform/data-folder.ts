import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the data folder and, on first use, the secret that demo mode lives on (readable by its owner only). */
export function openDataFolder(dataDir: string): { dataDir: string; secret: string } {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(file)
  return { dataDir, secret: readFileSync(file, 'utf8').trim() }
}

/** The name appears with the whole secret behind it, and once: processes that start together all read the same. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(draft, secret, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    // Not every file system has links; there the first process alone may make it.
    if (!isTaken(error)) writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  } finally {
    rmSync(draft, { force: true })
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'
