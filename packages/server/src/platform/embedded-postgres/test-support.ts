import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { commitSeed, isWhole } from '#testing/commit-seed.ts'
import { type Account, run, serviceAccount } from './account.ts'
import { substituteFor } from './folder.ts'
import { type EmbeddedPostgres, launchEmbedded, type LaunchOptions } from './launch.ts'
import { readPostmaster } from './postmaster.ts'

export const isRoot = process.geteuid?.() === 0

/** Of so many tests that start a database one is run at each commit. */
const SHARE = 6

/** The tests of a file are run when their turn comes, as a start takes seconds; `npm run launcher` runs all of them. */
export function sampleStarts(): void {
  const seed = commitSeed()
  let place = seed
  beforeEach(({ skip, onTestFailed }) => {
    skip(!isWhole() && place++ % SHARE !== 0, 'another commit runs it')
    onTestFailed(() => console.error(`chosen by the seed ${seed}; all of them: npm run launcher`))
  })
}

/** Kills the servers and removes the folders that a test on this path may leave. */
function cleanUp(path: string): void {
  for (const place of [
    path,
    join(path, 'data'),
    substituteFor(path, serviceAccount()),
    substituteFor(join(path, 'data'), serviceAccount()),
  ]) {
    const left = readPostmaster(join(place, 'cluster'))
    if (left !== undefined) killHard(left.pid)
    rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** A folder of its own for one test, enterable for all, gone afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'zhujia-pg-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => cleanUp(folder))
  return folder
}

let template: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'zhujia-pg-template-'))
  chmodSync(folder, 0o755)
  const database = await launchEmbedded({ dataDir: join(folder, 'data') })
  await query(database.url, "create table note as select 'kept' as text")
  await database.stop()
  return join(folder, 'data')
}

afterAll(async () => {
  if (template !== undefined) rmSync(dirname(await template), { recursive: true, force: true })
})

/**
 * A data folder of its own for one test with a stopped database, which holds the table `note` with the text 'kept'.
 * Copied, owners included: creating one takes ten times as long.
 */
export async function preparedData(parent = temporaryFolder()): Promise<string> {
  const made = await (template ??= makeTemplate())
  const dataDir = join(parent, 'data')
  const copied = await run(undefined, '/bin/cp', ['-a', made, dataDir])
  if (!copied.ok) throw new Error(copied.output)
  return dataDir
}

/** Launches, and stops at the end of the test. */
export async function launched(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const database = await launchEmbedded(options)
  onTestFinished(() => database.stop())
  return database
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const answer = await client.query<Record<string, unknown>>(text)
    return answer.rows
  } finally {
    await client.end()
  }
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** The process number of the server of this data folder. */
export function postmasterPid(dataDir: string): number {
  return readPostmaster(join(dataDir, 'cluster'))?.pid ?? 0
}

export interface Outcome {
  url?: string
  reused?: boolean
  error?: string
}

export interface Owner extends Outcome {
  process: ChildProcess
}

function readOutcome(said: unknown): Outcome {
  if (said === null || typeof said !== 'object') return {}
  if ('error' in said) return { error: String(said.error) }
  return 'url' in said && 'reused' in said ? { url: String(said.url), reused: said.reused === true } : {}
}

/**
 * Launches in a process of its own, which then stays, and returns what came of it.
 * With an account the process becomes that user, with `home` as its home, before it launches.
 */
export async function launchInProcess(options: LaunchOptions, as?: Account & { home: string }): Promise<Owner> {
  const code = `
    const { launchEmbedded } = await import(${JSON.stringify(new URL('launch.ts', import.meta.url).href)})
    const as = ${JSON.stringify(as ?? null)}
    if (as) { process.setgroups([]); process.setgid(as.gid); process.setuid(as.uid) }
    const outcome = await launchEmbedded(${JSON.stringify(options)})
      .then(({ url, reused }) => ({ url, reused }), (error) => ({ error: String(error) }))
    console.log(JSON.stringify(outcome))
    if (outcome.url) setInterval(() => {}, 1000)`
  const home = as === undefined ? {} : { HOME: as.home }
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env['PATH'] ?? '', ...home },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { ...readOutcome(JSON.parse(String(line))), process: child }
}

/** Ends a process the hard way and waits until it is gone. */
export async function killOwner({ process: child }: Owner): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
