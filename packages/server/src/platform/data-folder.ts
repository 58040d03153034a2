import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the data folder and, on first use, the secret that demo mode lives on (readable by its owner only). */
export function openDataFolder(dataDir: string): { dataDir: string; secret: string } {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return { dataDir, secret: readFileSync(file, 'utf8').trim() }
}
