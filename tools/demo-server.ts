import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provision, urlFor } from '../packages/server/src/platform/db/provision.ts'
import { makeCopy } from './postgres/cached-database.ts'
import { ROOT } from './root.ts'
import type { Span } from './tests/pace.ts'

/** A harness plays a whole town from one address, and does in a minute what a person does in hours. */
const NO_LIMITS = {
  ANONYMOUS_PER_MINUTE: '100000000',
  SIGNED_IN_PER_MINUTE: '100000000',
  FILES_PER_MINUTE: '100000000',
  NOTICES_PER_MINUTE: '100000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  PERSON_READS_PER_MINUTE: '0',
  PERSON_MUTATIONS_PER_MINUTE: '0',
  PERSON_MUTATIONS_PER_DAY: '0',
  CHECKOUTS_PER_DAY: '100000000',
}

/** What an operator would look into; whoever reads why a harness failed wants it too. */
const WARNING = /^\{"level":[45]0/
const READY = /is ready: (\S+)/
const LOADED = /demo world is loaded: ([\d.]+) s/
/** Loading the demo world takes a tenth of this; a busy machine must not fail what it only slows down. */
const START_MS = 240_000

export interface RunningServer {
  url: string
  pid: number
  /** When it loaded the demo world, and how long that took; undefined when it did not. */
  load: Span | undefined
  /** Settles when the process has ended, by whatever. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** An empty database of this name on a server that we run. @returns its address */
export async function makeDatabase(superuserUrl: string, name: string): Promise<string> {
  const appUrl = await provision(superuserUrl)
  await makeCopy(appUrl, undefined, name)
  return urlFor(appUrl, { database: name })
}

/** A server process on a free port, with this process's own options of Node, as `npm start` has them; ours unless another script is named. `stop` waits until it has ended. */
export async function startServer(
  env: Record<string, string>,
  script: readonly string[] = ['packages/server/src/main.ts'],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...process.execArgv, ...script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MODE: 'demo', PORT: '0', DRAW_AHEAD: 'off', ...NO_LIMITS, ...env },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  let load: Span | undefined
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGTERM')
      reject(new Error('the demo server did not become ready'))
    }, START_MS)
    child.on('exit', (code) => reject(new Error(`the demo server exited with ${code}`)))
    let seen = ''
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) if (WARNING.test(line)) process.stderr.write(`${line}\n`)
      seen += chunk.toString()
      const seconds = LOADED.exec(seen)?.[1]
      if (seconds) load ??= { begunAt: Date.now() - Number(seconds) * 1000, ms: Number(seconds) * 1000 }
      const ready = READY.exec(seen)?.[1]
      if (!ready) return
      clearTimeout(late)
      resolve(ready)
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    load,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A server process with the demo world, on a free port and a database of its own. */
export async function startDemoServer(superuserUrl: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zhujia-demo-'))
  const databaseUrl = await makeDatabase(superuserUrl, `demo_${process.pid}`)
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env })
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
