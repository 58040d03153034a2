import { totalmem } from 'node:os'
import { EmbeddedPostgresError } from './error.ts'

const MB = 2 ** 20

/**
 * PostgreSQL's own memory for pages: an eighth of what there is, between its default of 128 MB and 512. With the default a
 * catalogue of 100,000 products does not fit, and the slowest searches take half as long again. It is taken as it is used.
 */
export const sharedBuffersMb = (bytes: number): number => Math.min(512, Math.max(128, Math.floor(bytes / 8 / MB)))

/** A container may have less than its machine; without a limit Node says 0, or a number without sense. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

const DEFAULTS = {
  shared_buffers: `${sharedBuffersMb(memory())}MB`,
  max_connections: '200',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** What keeps the data safe and the server private: not for callers to change. */
const FIXED = {
  listen_addresses: '127.0.0.1',
  // TCP suffices, and a socket's path may not be longer than 107 bytes.
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  password_encryption: 'scram-sha-256',
}

/** For temporary data: it need not survive a crash of the machine. */
const DISPOSABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

const LAUNCHERS = new Set([...Object.keys(FIXED), 'port', 'data_directory', 'hba_file', 'config_file', 'ident_file'])

/**
 * The server's arguments but for its port.
 * @param settings of postgresql.conf, added to or in place of the defaults
 * @param disposable the data may be lost when the machine ends
 * @throws EmbeddedPostgresError for a setting that belongs to the launcher
 */
export function serverArguments(clusterPath: string, settings: Record<string, string>, disposable = false): string[] {
  const taken = Object.keys(settings).find((name) => LAUNCHERS.has(name.toLowerCase()))
  if (taken !== undefined) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL setting ${taken} is fixed in the embedded database. Remove it, or set DATABASE_URL to a server of your own.`,
    )
  }
  const all = { ...DEFAULTS, ...settings, ...FIXED, ...(disposable && DISPOSABLE) }
  return ['-D', clusterPath, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
