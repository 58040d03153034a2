import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { listViolations } from '../../packages/server/src/invariants.ts'
import { connect } from '../../packages/server/src/platform/db/connect.ts'
import { launchEmbedded, type EmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres/launch.ts'
import { readPostmaster } from '../../packages/server/src/platform/embedded-postgres/postmaster.ts'
import { makeLog } from '../../packages/server/src/platform/log.ts'
import { makeDatabase, startServer, type RunningServer } from '../demo-server.ts'
import { ROOT } from '../root.ts'
import { freePort } from '../web/free-port.ts'
import { openProxy } from './proxy.ts'

const DATA = join(ROOT, '.cache/crash-postgres')
const PORT_FROM = 18080
const READY_MS = 60_000
const ASK_EVERY_MS = 25

export type Target = 'app' | 'pg'

/** One server on one PostgreSQL. Each of them can be killed and started again at the same address. */
export interface Installation {
  url: string
  sql: pg.Pool
  /** The invariants that do not hold. */
  faults(): Promise<string[]>
  /** Kills one of them with SIGKILL and starts it again. @returns the milliseconds from the start until the server is ready */
  crash(target: Target): Promise<number>
  stop(): Promise<void>
}

async function untilReady(url: string): Promise<void> {
  const late = performance.now() + READY_MS
  while (performance.now() < late) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply?.status === 200) return
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`not ready again after ${READY_MS} ms`)
}

const portOf = (url: string): number => Number(new URL(url).port)

export async function openInstallation(): Promise<Installation> {
  let postgres: EmbeddedPostgres = await launchEmbedded({ dataDir: DATA })
  const proxy = await openProxy()
  proxy.lead(portOf(postgres.url))
  const databaseUrl = Object.assign(new URL(await makeDatabase(postgres.url, 'crash')), {
    port: String(proxy.port),
  }).href
  const dataDir = mkdtempSync(join(tmpdir(), 'zhujia-crash-'))
  const port = String(await freePort(PORT_FROM))
  const start = (): Promise<RunningServer> =>
    startServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: port,
      LOG_LEVEL: 'silent',
    })
  let server = await start()
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // PostgreSQL is killed on purpose: errors of idle connections are expected.
  sql.on('error', () => undefined)
  const { db, close } = connect(databaseUrl, { log: makeLog('silent'), size: 2 })

  const crashes: Readonly<Record<Target, () => Promise<void>>> = {
    async app() {
      process.kill(server.pid, 'SIGKILL')
      await server.ended
      server = await start()
    },
    async pg() {
      const { pid } = readPostmaster(join(postgres.dataDir, 'cluster')) ?? {}
      if (pid === undefined) throw new Error('PostgreSQL is not running')
      process.kill(pid, 'SIGKILL')
      await postgres.stop()
      postgres = await launchEmbedded({ dataDir: DATA })
      proxy.lead(portOf(postgres.url))
    },
  }
  return {
    url: server.url,
    sql,
    faults: async () => (await listViolations(db)).map(({ rule, subject }) => `${subject}: ${rule}`),
    async crash(target) {
      const from = performance.now()
      await crashes[target]()
      await untilReady(server.url)
      return performance.now() - from
    },
    async stop() {
      await server.stop()
      await close()
      await sql.end()
      await proxy.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
