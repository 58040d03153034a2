import type { Logger } from 'pino'
import { PgBoss } from 'pg-boss'
import { JOB_RETRIES, type JobName, type JobPayloads } from './jobs.ts'

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

const POLL_SECONDS = 0.5
/** A job whose worker died is given to another after this long. */
const LEASE_SECONDS = 30

export async function openBoss(
  url: string,
  log: Logger,
  options: { migrate: boolean; supervise: boolean },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    migrate: options.migrate,
    createSchema: options.migrate,
    supervise: options.supervise,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue'))
  await boss.start()
  return boss
}

/** Makes the queues; done once with the migrations. */
export async function createQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await boss.createQueue(name, {
      retryLimit: JOB_RETRIES,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: LEASE_SECONDS,
    })
  }
}

/** Starts delivering. A handler that throws is tried again with growing pauses. */
export async function startWorkers(boss: PgBoss, handlers: JobHandlers): Promise<void> {
  for (const name of Object.keys(handlers) as JobName[]) {
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async ([job]) => {
      if (job) await runHandler(handlers, name, job.data)
    })
  }
}

/** Delivers what waits now, once, and says how many there were. For tests, which own the time. */
export async function drainJobs(boss: PgBoss, handlers: JobHandlers): Promise<number> {
  let count = 0
  for (const name of Object.keys(handlers) as JobName[]) {
    for (let jobs = await boss.fetch(name); jobs[0]; jobs = await boss.fetch(name)) {
      await runHandler(handlers, name, jobs[0].data)
      await boss.complete(name, jobs[0].id)
      count++
    }
  }
  return count
}

async function runHandler<Name extends JobName>(handlers: JobHandlers, name: Name, payload: unknown): Promise<void> {
  await handlers[name](payload as JobPayloads[Name])
}
