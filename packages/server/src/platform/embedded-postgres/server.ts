import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, run, spawnOptions } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError, reasonOf } from './error.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { isAlive } from './process-info.ts'
import { isReady } from './readiness.ts'

/** Everything that a server of this cluster is started and stopped with. */
export interface Server {
  cluster: Cluster
  binaries: Binaries
  account: Account | undefined
  /** All but the port. */
  args: string[]
  logFile: string
}

const LOG_LIMIT_BYTES = 16 * 1024 * 1024

/** Seconds that a fast stop may take; it writes all changed pages to disk. */
const STOP_WITHIN_S = 120

const START_WITHIN_MS = 20_000

const END_WITHIN_MS = 5_000

/** The port was taken since it was found free, or processes of a killed server have not noticed yet and still end. */
const PASSING = ['could not bind', 'could not create any TCP/IP sockets', 'pre-existing shared memory block']

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** Opens the server's log for appending; a large one is renamed first. */
function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

interface Trial {
  /** Undefined when the server ended instead of becoming ready. */
  postmaster: Postmaster | undefined
  /** What the server wrote to its log meanwhile. */
  output: string
}

async function tryStart(server: Server): Promise<Trial> {
  const port = await findFreePort()
  const log = openLog(server.logFile)
  const before = fstatSync(log).size
  const child = spawn(server.binaries.postgres, [...server.args, '-c', `port=${port}`], {
    ...spawnOptions(server.account),
    // Of its own group: Ctrl-C reaches this process only, which then stops the server in order.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let end = ''
  child.once('error', (error) => (end = reasonOf(error)))
  child.once('exit', (code, signal) => (end = `ended with ${signal ?? code}`))
  child.unref()
  const { pid } = child
  const wait = { cluster: server.cluster, port, pid: pid ?? 0, isAlive: () => end === '' && pid !== undefined }
  try {
    const ready = await isReady(wait)
    return {
      postmaster: ready && pid !== undefined ? { pid, port } : undefined,
      output: `${readFileSync(server.logFile).subarray(before).toString()}${end}`,
    }
  } catch (error) {
    child.kill('SIGQUIT')
    throw error
  }
}

/**
 * Starts the server on a free port of 127.0.0.1 and waits until it answers.
 * @throws EmbeddedPostgresError with the server's own words when it ends instead
 */
export async function startServer(server: Server): Promise<Postmaster> {
  const deadline = performance.now() + START_WITHIN_MS
  for (;;) {
    const { postmaster, output } = await tryStart(server)
    if (postmaster !== undefined) return postmaster
    const isPassing = PASSING.some((words) => output.includes(words))
    if (!isPassing || performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start on ${server.cluster.path}. Its log ${server.logFile} says: ${output.trim()}`,
      )
    }
    await pause(100)
  }
}

/** pg_ctl returns when postmaster.pid is gone, a moment before the process is. */
async function waitForEnd(pid: number): Promise<void> {
  const deadline = performance.now() + END_WITHIN_MS
  while (isAlive(pid) && performance.now() < deadline) await pause(5)
}

/**
 * Stops the server in order (open transactions roll back, all data is on disk) and waits for its end.
 * Does nothing when none is running.
 * @throws EmbeddedPostgresError when it does not end in two minutes
 */
export async function stopServer({ cluster, binaries, account }: Server): Promise<void> {
  const running = findPostmaster(cluster.path)
  if (running === undefined) return
  const done = await run(account, binaries.pgCtl, [
    'stop',
    '-D',
    cluster.path,
    '-m',
    'fast',
    '-w',
    '-t',
    String(STOP_WITHIN_S),
  ])
  if (done.ok || findPostmaster(cluster.path) === undefined) return waitForEnd(running.pid)
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${running.pid}) did not stop: ${done.output}. End that process with SIGINT.`,
  )
}

/** Whether a running server was started with these very programs and arguments, by its postmaster.opts. */
function isAsWanted({ cluster, binaries, args }: Server): boolean {
  const line = readFileSync(join(cluster.path, 'postmaster.opts'), 'utf8').trim()
  const wanted = [binaries.postgres, ...args.map((arg) => `"${arg}"`)].join(' ')
  return line.replace(/ "-c" "port=\d+"$/u, '') === wanted
}

/**
 * Takes over the server that a killed process left running on the cluster. One that was started differently
 * (an update, other settings) is stopped in order.
 * @returns undefined when there is none to take over
 */
export async function adoptServer(server: Server): Promise<Postmaster | undefined> {
  const found = findPostmaster(server.cluster.path)
  if (found === undefined) return undefined
  if (!isAsWanted(server)) {
    await stopServer(server)
    return undefined
  }
  const isStillThere = (): boolean => findPostmaster(server.cluster.path)?.pid === found.pid
  return (await isReady({ cluster: server.cluster, ...found, isAlive: isStillThere })) ? found : undefined
}
