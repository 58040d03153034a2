import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, EmbeddedPostgresError } from './error.ts'
import { isAlive, startMark } from './process-info.ts'

export interface OwnerLock {
  /** Releases the folder; does nothing when this lock is no longer the one on disk. */
  release: () => void
}

interface Owner {
  pid: number
  start: string | null
  id: string
}

/** What a torn file says: left by a power cut, so its owner is dead. */
const TORN: Owner = { pid: 0, start: null, id: '' }

function ownerFrom(said: unknown): Owner {
  if (said === null || typeof said !== 'object' || !('pid' in said) || !('start' in said) || !('id' in said))
    return TORN
  const { pid, start, id } = said
  return typeof pid === 'number' && typeof id === 'string'
    ? { pid, start: typeof start === 'string' ? start : null, id }
    : TORN
}

/** Undefined when there is no such file. */
function readOwner(path: string): Owner | undefined {
  try {
    return ownerFrom(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError) return TORN
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function isRunning(owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false
  const now = startMark(owner.pid)
  // Where the system gives no start time, a living process counts as the owner.
  return now === undefined || owner.start === null || now === owner.start
}

/** Puts the complete draft in place unless a lock is there: a link either appears whole or not at all. */
function isLinked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Links the draft, or returns the owner that is in the way, dead or alive. */
function linkOrRead(draft: string, path: string): Owner | undefined {
  for (;;) {
    if (isLinked(draft, path)) return undefined
    const owner = readOwner(path)
    // Gone since: its owner released it in between.
    if (owner !== undefined) return owner
  }
}

/** Returns the living process that holds the lock, or undefined when the draft is now in place. */
function claim(path: string, draft: string, depth = 0): Owner | undefined {
  const first = linkOrRead(draft, path)
  if (first === undefined || isRunning(first)) return first
  if (depth > 3)
    throw new EmbeddedPostgresError(`The lock files beside ${path} are all stale. Remove them and start again.`)
  // Of several that find the lock stale one may replace it, or the second would throw out the first one's fresh lock.
  // This right is a lock as well: its holder may have been killed too.
  const takeover = `${path}.takeover`
  const rival = claim(takeover, draft, depth + 1)
  if (rival !== undefined) return rival
  try {
    const now = linkOrRead(draft, path)
    if (now === undefined || isRunning(now)) return now
    const copy = `${draft}.${depth}`
    linkSync(draft, copy)
    renameSync(copy, path)
    return undefined
  } finally {
    unlinkSync(takeover)
  }
}

/**
 * Makes this process the only one that works in the folder, until it releases the lock or dies.
 * @throws EmbeddedPostgresError when a living process has it
 */
export function takeOwnership(folder: string): OwnerLock {
  const path = join(folder, 'owner.json')
  const id = randomUUID()
  const draft = `${path}.${id}`
  const own: Owner = { pid: process.pid, start: startMark(process.pid) ?? null, id }
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600, flag: 'wx' })
  try {
    const holder = claim(path, draft)
    if (holder !== undefined) {
      throw new EmbeddedPostgresError(
        `Another process (${holder.pid}) already uses the database in ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
      )
    }
  } finally {
    unlinkSync(draft)
  }
  return {
    release() {
      if (readOwner(path)?.id === id) unlinkSync(path)
    },
  }
}
