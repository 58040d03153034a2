import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { EmbeddedPostgresError, reasonOf } from './error.ts'

/** The system account that PostgreSQL runs under when this process is root. */
export interface Account {
  uid: number
  gid: number
}

export const isWindows = process.platform === 'win32'

/** This process's user id; undefined on Windows, which has none. */
export function ownUid(): number | undefined {
  return process.geteuid?.()
}

/**
 * The account to switch to for PostgreSQL, which refuses to run as root: `nobody`, which every system has,
 * so no user is created. Undefined when no switch is needed (ordinary user, Windows).
 * @throws EmbeddedPostgresError when this is root and there is no `nobody`.
 */
export function serviceAccount(passwdFile = '/etc/passwd'): Account | undefined {
  if (ownUid() !== 0) return undefined
  const line = readFileSync(passwdFile, 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and this system has no account "nobody". Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  // macOS writes nobody's id as -2.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
}

/**
 * The folder that outlives reboots and that the database's account can enter, for what cannot stay in the wanted
 * place: /var/lib/zhujia as root, else the user's own data folder.
 */
export function sharedFolder(account: Account | undefined): string {
  if (account !== undefined) return '/var/lib/zhujia'
  if (isWindows) return join(process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'zhujia')
  const data = process.env['XDG_DATA_HOME']
  return join(data !== undefined && isAbsolute(data) ? data : join(homedir(), '.local', 'share'), 'zhujia')
}

/**
 * Spawn options for PostgreSQL's programs: the account, a folder it can enter, and an environment without this
 * application's secrets and without PG* and LC_* variables, which would change what the programs do.
 */
export function spawnOptions(account: Account | undefined) {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TZDIR']
  const env: Record<string, string> = { LC_ALL: 'C' }
  for (const name of kept) {
    const value = process.env[name]
    if (value !== undefined) env[name] = value
  }
  return { env, windowsHide: true, ...(isWindows ? {} : { cwd: '/' }), ...account }
}

export interface Finished {
  ok: boolean
  /** stdout and stderr together, trimmed. */
  output: string
}

/** Runs a program to its end under the account. A program that cannot be started is a failure, not an exception. */
export function run(account: Account | undefined, file: string, args: string[]): Promise<Finished> {
  return new Promise((resolve) => {
    try {
      execFile(file, args, { ...spawnOptions(account), maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`.trim()
        resolve({ ok: error === null, output: output === '' && error !== null ? error.message : output })
      })
    } catch (error) {
      // Node throws at once for some reasons, among them an account that this root may not switch to.
      resolve({ ok: false, output: reasonOf(error) })
    }
  })
}
