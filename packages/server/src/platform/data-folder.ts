import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

/**
 * Makes the data folder and, on first use, the secret of the demo mode (readable by its owner only).
 * @throws ConfigError when the folder cannot be used
 */
export function openDataFolder(dataDir: string): { dataDir: string; secret: string } {
  try {
    mkdirSync(dataDir, { recursive: true })
    const file = join(dataDir, 'secret')
    if (!existsSync(file)) makeSecret(file)
    return { dataDir, secret: readFileSync(file, 'utf8').trim() }
  } catch (error) {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. Set DATA_DIR to another folder.`,
    )
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return ('code' in error && REASONS[String(error.code)]) || error.message
}

/** The file appears complete and only once: processes that start together all read the same secret. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(draft, secret, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    // Without hard links in the file system, the first process creates the file.
    if (!isTaken(error)) writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  } finally {
    rmSync(draft, { force: true })
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'
