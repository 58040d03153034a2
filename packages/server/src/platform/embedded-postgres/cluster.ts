import { randomBytes, randomUUID } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, isWindows, ownUid, run } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './error.ts'
import { CLUSTER } from './folder.ts'

/** The superuser that owns the cluster. */
export const SUPERUSER = 'zhujia_owner'

/** The major version of the shipped PostgreSQL, which alone can read the data it wrote. */
const MAJOR = '18'

const DRAFT = `${CLUSTER}.draft-`

export interface Cluster {
  /** PostgreSQL's data folder. */
  path: string
  password: string
}

function writeSecret(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function syncFolder(folder: string): void {
  if (isWindows) return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The superuser's password: random, made once, stored in the data folder for this process's user alone. */
function passwordIn(folder: string, hasCluster: boolean): string {
  const path = join(folder, 'password')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  if (hasCluster) {
    throw new EmbeddedPostgresError(
      `The password of the database in ${folder} is missing. Put the file ${path} back from a backup.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const draft = `${path}.${randomUUID()}`
  writeSecret(draft, password)
  renameSync(draft, path)
  syncFolder(folder)
  return password
}

/**
 * LC_CTYPE decides which characters text search takes for letters: plain C would see none in Chinese text.
 * Sorting and case come from PostgreSQL's own C.UTF-8, the same on every system and after every system upgrade.
 */
function characterLocales(): string[] {
  if (isWindows) return ['C']
  return process.platform === 'darwin' ? ['en_US.UTF-8'] : ['C.UTF-8', 'en_US.UTF-8']
}

interface Making extends Cluster {
  passwordFile: string
  binaries: Binaries
  account: Account | undefined
}

async function initialise({ path, passwordFile, binaries, account }: Making): Promise<void> {
  let output = ''
  for (const locale of characterLocales()) {
    const done = await run(account, binaries.initdb, [
      `--pgdata=${path}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--data-checksums',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    if (done.ok) return
    output = done.output
    if (!output.includes('invalid locale')) break
  }
  throw new EmbeddedPostgresError(`The database could not be created in ${path}. initdb says: ${output}`)
}

async function create(making: Making): Promise<void> {
  const folder = join(making.path, '..')
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true })
  }
  // initdb is killed or the power fails in the middle: then there is a draft and no cluster, never half of one.
  const path = join(folder, `${DRAFT}${randomUUID()}`)
  const passwordFile = `${path}.password`
  try {
    mkdirSync(path, { mode: 0o700 })
    writeSecret(passwordFile, making.password)
    if (making.account !== undefined) {
      for (const own of [path, passwordFile]) chownSync(own, making.account.uid, making.account.gid)
    }
    await initialise({ ...making, path, passwordFile })
    renameSync(path, making.path)
    syncFolder(folder)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(path, { recursive: true, force: true })
  }
}

function requireUsable(path: string, account: Account | undefined): void {
  const needed = account?.uid ?? ownUid()
  const { uid } = statSync(path)
  if (!isWindows && uid !== needed) {
    throw new EmbeddedPostgresError(
      `The database in ${path} belongs to user ${uid}, but PostgreSQL would run as user ${needed}. Start as the user who made it, or choose another folder with DATA_DIR.`,
    )
  }
  const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return
  throw new EmbeddedPostgresError(
    `The database in ${path} was written by PostgreSQL ${version}; this is ${MAJOR}. Upgrade it with pg_upgrade, or choose another folder with DATA_DIR.`,
  )
}

/**
 * Opens the cluster of the data folder, creating it on first use: UTF8, C.UTF-8, checksums, passwords for every connection.
 * @throws EmbeddedPostgresError when it cannot be created or belongs to another user or version
 */
export async function openCluster(folder: string, binaries: Binaries, account: Account | undefined): Promise<Cluster> {
  const path = join(folder, CLUSTER)
  const exists = existsSync(path)
  const password = passwordIn(folder, exists)
  if (exists) requireUsable(path, account)
  else await create({ path, password, passwordFile: '', binaries, account })
  return { path, password }
}
