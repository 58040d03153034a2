import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp, jobsWith } from './app.ts'
import { AREA_JOBS, PROVISIONS, TIMER_HANDLERS } from './areas.ts'
import { drawingsOf, findDemo, introduceDemo, loadWorld } from './demo.ts'
import { listFrontPictures } from './modules/catalogue/index.ts'
import { drawAhead, pictureFinder } from './modules/files/index.ts'
import { loadWords } from './modules/search/index.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigError, readConfig, withoutEmpty, type Config } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { connect, type Database } from './platform/db/connect.ts'
import { migrate } from './platform/db/migrate.ts'
import { provision } from './platform/db/provision.ts'
import { sqlState } from './platform/db/sql-errors.ts'
import { EmbeddedPostgresError, launchEmbedded, type EmbeddedPostgres } from './platform/embedded-postgres/launch.ts'
import type { Readiness } from './platform/health.ts'
import { listen } from './platform/http/listen.ts'
import { jobsOver } from './platform/jobs/jobs.ts'
import { openBoss, startWorkers } from './platform/jobs/worker.ts'
import { newId } from './platform/ids.ts'
import { makeLog } from './platform/log.ts'
import { systemCtx, type Services } from './platform/make-ctx.ts'
import { startTimers } from './platform/timers/loop.ts'
import type { Deliver } from './providers/payment/simulator/deliver.ts'
import { makeProviders } from './providers/make-providers.ts'
import { clearSimulators } from './providers/simulators.ts'
import { refuseOtherData } from './other-data.ts'
import { completeUpgrade } from './upgrade.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const WEB_FOLDER = resolve(ROOT, 'packages/web/dist')
const DRAIN_MS = 10_000

const env = withoutEmpty(process.env)

/** What has been started so far, to be stopped again. */
interface Running {
  readiness: Readiness
  embedded?: EmbeddedPostgres
  database?: Database
  boss?: Awaited<ReturnType<typeof openBoss>>
  app?: FastifyInstance
  stopTimers?: () => Promise<void>
  stopDrawing?: () => Promise<void>
}

/** The SQLSTATE of what a role may not do. */
const NO_RIGHT = '42501'

/** A person watches the console in demo mode; machines read it otherwise. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function openDatabase(config: Config, running: Running): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  running.embedded = await launchEmbedded({
    dataDir: resolve(config.dataDir, 'postgres'),
    explicit: env.DATA_DIR !== undefined,
    log: say,
  })
  return provision(running.embedded.url)
}

async function start(running: Running): Promise<void> {
  const made = openDataFolder(resolve(env.DATA_DIR ?? resolve(ROOT, '.data')))
  const config = readConfig(env, made)
  const log = makeLog(config.mode === 'demo' && !env.LOG_LEVEL ? 'warn' : config.logLevel)
  // Before anything is started, because it may be missing.
  const demo = await findDemo(config.mode)
  const url = await openDatabase(config, running)
  await refuseOtherData(url, config.mode)
  await migrate(url, log, PROVISIONS)
  const database = (running.database = connect(url, { log }))
  const boss = (running.boss = await openBoss(url, log, { migrate: false, supervise: true }))
  const clock = systemClock
  const jobs = jobsOver(boss, AREA_JOBS)
  const services: Services = {
    db: database.db,
    clock,
    config,
    log,
    jobs,
    providers: makeProviders({ db: database.db, clock, jobs, config }),
  }
  if (config.mode === 'production') await clearSimulators(database.db)
  await completeUpgrade(systemCtx(services, 'upgrade'))
  // Upkeep indexes in the transaction of its timer.
  loadWords()
  const pictures = pictureFinder({
    db: database.db,
    storage: services.providers.storage,
    drawings: drawingsOf(demo),
  })
  const { readiness } = running
  const app = (running.app = await buildApp({ services, readiness, pictures, webFolder: WEB_FOLDER }))
  const address = await listen(app, config.host, config.port)
  if (demo) await loadWorld(services, demo, say)
  await startWorkers(boss, {
    jobs: jobsWith(deliverTo(app)),
    makeCtx: (signal) => systemCtx(services, newId(), signal),
  })
  running.stopTimers = startTimers(services, TIMER_HANDLERS)
  readiness.isReady = true
  if (demo) introduceDemo(demo, address, say)
  running.stopDrawing = drawAhead(
    pictures,
    config.drawAhead ? await listFrontPictures(systemCtx(services, 'pictures')) : [],
    log,
  )
}

/** The simulated channel reaches us as a real one would: over HTTP, on the port that we listen on. */
const deliverTo =
  (app: FastifyInstance): Deliver =>
  async (path, { headers, body }) => {
    const bound = app.server.address()
    const { address, family, port } = typeof bound === 'object' && bound ? bound : { address: '', family: '', port: 0 }
    const isEverywhere = address === '0.0.0.0' || address === '::'
    const host = isEverywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
    const answer = await fetch(`http://${host}:${port}${path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(5000),
    })
    return answer.status
  }

/** Stops in order: no new traffic, finish what runs, then workers, pool and database. */
async function stop(running: Running): Promise<void> {
  running.readiness.isReady = false
  const { app } = running
  const late = setTimeout(() => app?.server.closeAllConnections(), DRAIN_MS)
  await app?.close()
  clearTimeout(late)
  await running.stopDrawing?.()
  await running.stopTimers?.()
  await running.boss?.stop({ graceful: true, timeout: DRAIN_MS })
  await running.database?.close()
  await running.embedded?.stop()
}

/** One line for what an operator can mend, the stack of anything else. */
function describe(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  if (error instanceof Error && sqlState(error) === NO_RIGHT)
    return `The role of DATABASE_URL must own the database and its tables: ${error.message}.`
  return inspect(error)
}

function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`)
  process.exit(1)
}

const running: Running = { readiness: { isReady: false } }
try {
  await start(running)
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping ??= stop(running).then(() => process.exit(0), fail)
    })
  }
} catch (error) {
  await stop(running).catch((lost: unknown) => process.stderr.write(`${inspect(lost)}\n`))
  fail(error)
}
