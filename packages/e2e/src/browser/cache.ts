import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Found, SOURCE_NAMES } from './types.ts'
import { replaceFile } from './replace-file.ts'

/** What the last search found, or undefined when there is nothing readable. */
export async function readCache(file: string): Promise<Found | undefined> {
  try {
    return asFound(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // Missing or damaged: both mean that the search starts anew.
    return undefined
  }
}

/** Keeps what was found. An absent path (Playwright's own browser) is left out of the file. */
export async function writeCache(file: string, found: Found): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await replaceFile(file, `${JSON.stringify(found, null, 2)}\n`)
}

/**
 * Whether a cached browser is one that this search may return. When ZHUJIA_BROWSER is set, only that
 * browser is; when it is not set, a browser that came from it is not.
 */
export function isStillWanted(
  cached: Found,
  wanted: { preferred: string | undefined; only: readonly string[] },
): boolean {
  if (!wanted.only.includes(cached.source)) return false
  if (wanted.preferred === undefined || !wanted.only.includes('env')) return cached.source !== 'env'
  return cached.source === 'env' && cached.executablePath === wanted.preferred
}

function asFound(value: unknown): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { source: name, executablePath, env } = value as Record<string, unknown>
  const source = SOURCE_NAMES.find((known) => known === name)
  if (source === undefined) return undefined
  if (executablePath !== undefined && typeof executablePath !== 'string') return undefined
  if (typeof env !== 'object' || env === null) return undefined
  const entries = Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { source, executablePath, env: Object.fromEntries(entries) }
}
