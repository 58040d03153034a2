import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp, jobHandlers, TIMER_HANDLERS } from './app.ts'
import { DEMO_PASSWORD, demoAccounts, drawDemo, loadDemo, refuseOtherData, renewDemo } from './demo.ts'
import { listFrontPictures } from './modules/catalogue/index.ts'
import { drawAhead, pictureFinder } from './modules/files/index.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { connect, type Database } from './platform/db/connect.ts'
import { migrate } from './platform/db/migrate.ts'
import { provision } from './platform/db/provision.ts'
import { EmbeddedPostgresError, launchEmbedded, type EmbeddedPostgres } from './platform/embedded-postgres/launch.ts'
import type { Readiness } from './platform/health.ts'
import { listen } from './platform/http/listen.ts'
import { jobsOver } from './platform/jobs/jobs.ts'
import { openBoss, startWorkers } from './platform/jobs/worker.ts'
import { makeLog } from './platform/log.ts'
import { systemCtx, type Services } from './platform/make-ctx.ts'
import { startTimers } from './platform/timers/loop.ts'
import { sweepTimers } from './platform/timers/timers.ts'
import type { Deliver } from './providers/payment/simulator/deliver.ts'
import { makeProviders } from './providers/make-providers.ts'
import { clearSimulators } from './providers/simulators.ts'
import { completeUpgrade } from './upgrade.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const WEB_FOLDER = resolve(ROOT, 'packages/web/dist')
const DRAIN_MS = 10_000

/** What runs, as far as the start has come. */
interface Running {
  readiness: Readiness
  embedded?: EmbeddedPostgres
  database?: Database
  boss?: Awaited<ReturnType<typeof openBoss>>
  app?: FastifyInstance
  stopTimers?: () => Promise<void>
  stopDrawing?: () => Promise<void>
}

/** A person watches the console in demo mode; machines read it otherwise. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function openDatabase(config: Config, running: Running): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  running.embedded = await launchEmbedded({
    dataDir: resolve(config.dataDir, 'postgres'),
    explicit: process.env.DATA_DIR !== undefined,
    log: say,
  })
  return provision(running.embedded.url)
}

async function start(running: Running): Promise<void> {
  const made = openDataFolder(resolve(process.env.DATA_DIR ?? resolve(ROOT, '.data')))
  const config = readConfig(process.env, made)
  const log = makeLog(config.mode === 'demo' && !process.env.LOG_LEVEL ? 'warn' : config.logLevel)
  const url = await openDatabase(config, running)
  await refuseOtherData(url, config.mode)
  await migrate(url, log)
  const database = (running.database = connect(url, { log }))
  const boss = (running.boss = await openBoss(url, log, { migrate: false, supervise: true }))
  const clock = systemClock
  const jobs = jobsOver(boss)
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
  const pictures = pictureFinder({ db: database.db, storage: services.providers.storage, drawings: drawDemo })
  const { readiness } = running
  const app = (running.app = await buildApp({ services, readiness, pictures, webFolder: WEB_FOLDER }))
  const address = await listen(app, config.host, config.port)
  if (config.mode === 'demo') await loadWorld(services)
  await startWorkers(boss, jobHandlers(services, deliverTo(app)))
  running.stopTimers = startTimers(services, TIMER_HANDLERS)
  readiness.isReady = true
  if (config.mode === 'demo') introduce(address)
  running.stopDrawing = drawAhead(
    pictures,
    config.drawAhead ? await listFrontPictures(systemCtx(services, 'pictures')) : [],
    log,
  )
}

async function loadWorld(services: Services): Promise<void> {
  const start = performance.now()
  const ctx = systemCtx(services, 'demo')
  if (await loadDemo(ctx)) return say(`The demo world is loaded: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  // What fell due while nothing ran is closed first: it still holds stock, and counts against what a buyer may hold unpaid.
  while ((await sweepTimers(ctx, TIMER_HANDLERS)) > 0);
  await renewDemo(ctx)
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

function introduce(address: string): void {
  say(`\n筑家 (Zhujia) is ready: ${address}`)
  say(`Demo accounts, all with the password ${DEMO_PASSWORD}:`)
  for (const { phone, label } of demoAccounts()) say(`  ${phone}  ${label}`)
  say(`SMS codes are shown at ${address}/simulator/sms\n`)
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

/** Says what is wrong in words when the person at the console can mend it, with its trace otherwise. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof EmbeddedPostgresError
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`)
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
