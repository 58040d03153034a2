import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, isWindows, ownUid, run, sharedFolder } from './account.ts'
import { EmbeddedPostgresError, reasonOf } from './error.ts'

export interface FolderChoice {
  dataDir: string
  explicit: boolean
  account: Account | undefined
}

interface Attempt {
  /** Why the folder cannot serve; undefined when it can. */
  problem: string | undefined
  /** Removes what the attempt created, as far as it is empty. */
  undo: () => void
}

/** The name of the folder, inside the data folder, that is PostgreSQL's own. */
export const CLUSTER = 'cluster'

/** The path with its existing part resolved, so that a link and its target name the same database. */
function truePath(path: string): string {
  const parent = dirname(path)
  if (parent === path) return path
  return existsSync(path) ? realpathSync(path) : join(truePath(parent), basename(path))
}

/** Creates the folder and those above it, enterable for others whatever the umask; returns those created, deepest first. */
function create(folder: string, account: Account | undefined): string[] {
  const first = mkdirSync(folder, { recursive: true })
  const created: string[] = []
  if (first === undefined) return created
  for (let path = folder; path.length >= first.length; path = dirname(path)) {
    created.push(path)
    // The leaf holds the password: others may pass through to the cluster at most, and nobody may list it.
    if (!isWindows) chmodSync(path, path === folder ? (account === undefined ? 0o700 : 0o711) : 0o755)
  }
  return created
}

async function findProblem(folder: string, account: Account | undefined): Promise<string | undefined> {
  const probe = mkdtempSync(join(folder, '.probe-'))
  try {
    if (isWindows) return undefined
    chmodSync(probe, 0o700)
    if ((statSync(probe).mode & 0o777) !== 0o700) return 'its file system keeps no permissions'
    if (account === undefined) return undefined
    chownSync(probe, account.uid, account.gid)
    // The kernel knows best: mode bits say nothing about access lists and mount options.
    const entered = await run(account, '/bin/sh', ['-c', 'cd -- "$1" && : > written', 'sh', probe])
    return entered.ok
      ? undefined
      : 'the account "nobody", under which PostgreSQL runs here because it refuses to run as root, cannot enter it'
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

async function attempt(folder: string, account: Account | undefined): Promise<Attempt> {
  let created: string[] = []
  const undo = (): void => {
    try {
      for (const path of created) rmdirSync(path)
    } catch {
      // Something is in it by now: then it stays.
    }
  }
  try {
    created = create(folder, account)
    return { problem: await findProblem(folder, account), undo }
  } catch (error) {
    return { problem: reasonOf(error), undo }
  }
}

/**
 * Refuses a folder in a shared place that someone else made or may change.
 * @throws EmbeddedPostgresError
 */
export function requireOwn(folder: string): void {
  if (isWindows) return
  const found = lstatSync(folder)
  if (found.isDirectory() && found.uid === ownUid() && (found.mode & 0o022) === 0) return
  throw new EmbeddedPostgresError(
    `${folder} is not a folder that only this user (uid ${ownUid()}) can write. Remove it or correct its owner and mode, then start again.`,
  )
}

/** Where the data goes when the wanted folder cannot serve: always the same place for the same wanted path. */
export function substituteFor(path: string, account: Account | undefined): string {
  return join(
    sharedFolder(account),
    createHash('sha256')
      .update(truePath(resolve(path)))
      .digest('hex')
      .slice(0, 16),
  )
}

async function refuse(wanted: string, problem: string, account: Account | undefined): Promise<never> {
  const substitute = substituteFor(wanted, account)
  const trial = await attempt(substitute, account)
  trial.undo()
  const advice =
    trial.problem === undefined
      ? `Choose a folder that works, such as DATA_DIR=${substitute}`
      : 'Choose another folder with DATA_DIR'
  throw new EmbeddedPostgresError(`The data folder ${wanted} cannot be used: ${problem}. ${advice}.`)
}

/**
 * Finds, and creates, the folder that holds the database: the wanted one, or its substitute when PostgreSQL could not
 * work there. A database that already exists decides, so that a change of permissions never shows an empty one.
 * @throws EmbeddedPostgresError when the folder was named by the user, or holds the database, and cannot be used
 */
export async function chooseFolder({ dataDir, explicit, account }: FolderChoice): Promise<string> {
  const wanted = truePath(resolve(dataDir))
  const substitute = substituteFor(wanted, account)
  const isHere = existsSync(join(wanted, CLUSTER))
  const isThere = !isHere && !explicit && existsSync(join(substitute, CLUSTER))
  if (!isThere) {
    const first = await attempt(wanted, account)
    if (first.problem === undefined) return wanted
    first.undo()
    if (explicit || isHere) return refuse(wanted, first.problem, account)
  }
  const second = await attempt(substitute, account)
  if (second.problem !== undefined)
    return refuse(wanted, `${substitute}, used in its place, fails too: ${second.problem}`, account)
  requireOwn(dirname(substitute))
  requireOwn(substitute)
  return substitute
}
