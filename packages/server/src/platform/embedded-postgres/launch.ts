import { join } from 'node:path'
import { serviceAccount } from './account.ts'
import { prepareBinaries } from './binaries.ts'
import { openCluster, SUPERUSER } from './cluster.ts'
import { chooseFolder, CLUSTER } from './folder.ts'
import { takeOwnership } from './owner-lock.ts'
import { adoptServer, type Server, startServer, stopServer } from './server.ts'
import { serverArguments } from './settings.ts'

export { EmbeddedPostgresError } from './error.ts'

export interface LaunchOptions {
  /** The folder wanted for the data; created when missing. */
  dataDir: string
  /** The user named the folder: refuse it when PostgreSQL cannot work there, instead of taking another. */
  explicit?: boolean
  /** Takes one line for each thing that the person at the console should know. */
  log?: (line: string) => void
  /** Settings of postgresql.conf, added to or in place of the defaults. */
  settings?: Record<string, string>
  /** The data may be lost when the machine ends, and are written quicker: for tests. */
  disposable?: boolean
  /** The folder with PostgreSQL's bin, lib and share; by default the npm package for this platform. */
  nativeDir?: string
}

export interface EmbeddedPostgres {
  /** Connects as the superuser to the database `postgres`; roles and databases are the caller's to make. */
  url: string
  /** The folder that holds the data: `dataDir` with links resolved, or the one taken in its place. */
  dataDir: string
  /** The server was already running, left behind by a process that was killed. */
  reused: boolean
  /** Stops the server in order, waits for its end and releases the folder. Further calls wait for the same stop. */
  stop: () => Promise<void>
}

async function startIn(
  folder: string,
  options: LaunchOptions,
): Promise<{ server: Server; port: number; reused: boolean }> {
  const account = serviceAccount()
  const args = serverArguments(join(folder, CLUSTER), options.settings ?? {}, options.disposable)
  const binaries = await prepareBinaries(account, options.nativeDir)
  const cluster = await openCluster(folder, binaries, account)
  const server = { cluster, binaries, account, args, logFile: join(folder, 'postgres.log') }
  const adopted = await adoptServer(server)
  const { port } = adopted ?? (await startServer(server))
  return { server, port, reused: adopted !== undefined }
}

/**
 * Runs the real PostgreSQL that ships with the packages: creates its data on first use, takes over a server that a
 * killed process left running, recovers after a crash. It listens on 127.0.0.1 only, on a free port, with a password.
 * The server outlives this process unless `stop` is called; the next launch takes it over.
 * @throws EmbeddedPostgresError when it cannot run; the message says what to do
 */
export async function launchEmbedded(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const { dataDir, explicit = false } = options
  const folder = await chooseFolder({ dataDir, explicit, account: serviceAccount() })
  const lock = takeOwnership(folder)
  try {
    const { server, port, reused } = await startIn(folder, options)
    log(
      `PostgreSQL ${reused ? 'was still running and is used again' : 'is running'} on 127.0.0.1:${port}; its data is in ${folder}`,
    )
    let stopped: Promise<void> | undefined
    const stop = (): Promise<void> => (stopped ??= stopServer(server).finally(() => lock.release()))
    return {
      url: `postgres://${SUPERUSER}:${server.cluster.password}@127.0.0.1:${port}/postgres`,
      dataDir: folder,
      reused,
      stop,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
