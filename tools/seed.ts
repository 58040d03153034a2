import { parseArgs } from 'node:util'
import { enlargeDemo } from '../packages/demo/src/bulk.ts'
import { systemClock } from '../packages/server/src/platform/clock.ts'
import { ConfigError, readConfig } from '../packages/server/src/platform/config.ts'
import { openDataFolder } from '../packages/server/src/platform/data-folder.ts'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { AREA_JOBS, PROVISIONS } from '../packages/server/src/areas.ts'
import { migrate } from '../packages/server/src/platform/db/migrate.ts'
import { EmbeddedPostgresError } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { jobsOver } from '../packages/server/src/platform/jobs/jobs.ts'
import { openBoss } from '../packages/server/src/platform/jobs/worker.ts'
import { makeLog } from '../packages/server/src/platform/log.ts'
import { systemCtx } from '../packages/server/src/platform/make-ctx.ts'
import { makeProviders } from '../packages/server/src/providers/make-providers.ts'
import { dataFolder, withDatabase } from './database.ts'

const USAGE =
  'npm run seed -- [--products N] [--orders M] [--seed S]   enlarges the demo world; whole numbers, the seed 1 unless given'

class UsageError extends Error {
  override name = 'UsageError'
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(USAGE)
  return Number(text)
}

function readSize() {
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string', default: '0' },
        orders: { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
      },
    })
    return {
      products: wholeNumber(values.products),
      orders: wholeNumber(values.orders),
      seed: wholeNumber(values.seed),
    }
  } catch {
    throw new UsageError(USAGE)
  }
}

/** `npm run seed`: the demo world, many times as large, in the database that the server would use. It must not be running. */
async function seed(url: string, size: ReturnType<typeof readSize>): Promise<void> {
  const config = readConfig(process.env, openDataFolder(dataFolder()))
  if (config.mode === 'production') throw new ConfigError('The demo world is not for production.')
  const log = makeLog('warn')
  await migrate(url, log, PROVISIONS)
  const { db, close } = connect(url, { log, size: 4 })
  const boss = await openBoss(url, log, { migrate: false, supervise: false })
  try {
    const jobs = jobsOver(boss, AREA_JOBS)
    const providers = makeProviders({ db, clock: systemClock, jobs, config })
    const start = performance.now()
    const isNew = await enlargeDemo(systemCtx({ db, clock: systemClock, config, log, jobs, providers }, 'seed'), size)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      isNew
        ? `${size.products} products and ${size.orders} orders more in ${seconds} s`
        : `The seed ${size.seed} has been sown here before; choose another with --seed`,
    )
    if (!isNew) process.exitCode = 1
  } finally {
    await boss.stop({ graceful: false })
    await close()
  }
}

try {
  const size = readSize()
  await withDatabase((url) => seed(url, size))
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError || error instanceof ConfigError || error instanceof UsageError))
    throw error
  console.error(error.message)
  process.exitCode = 1
}
