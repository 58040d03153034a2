import type { Logger } from 'pino'
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import { Counter } from 'prom-client'
import type { SystemCtx } from '../context.ts'
import { areaCounters } from '../counters.ts'
import { describeError, logOutages } from '../log.ts'
import { JOB_RETRIES, type JobName, type JobPayloads } from './jobs.ts'
import type { JobSpecs } from './specs.ts'

const POLL_SECONDS = 0.5
/** How many jobs of a queue run at a time in a process. */
const AT_ONCE = 10
/** A job that has not ended by then is aborted and tried again later. */
const JOB_MS = 8000
/** A job whose worker died is given to another after this long. */
const LEASE_SECONDS = 30
/** A connection of the queue whose server is silent for this long is closed, like those of the pool (decision 084). */
const SILENCE_MS = 30_000

export async function openBoss(
  url: string,
  log: Logger,
  options: { migrate: boolean; supervise: boolean; silenceMs?: number },
): Promise<PgBoss> {
  // Handed on to pg's own pool; the queue's types do not name them. Changing the queue's schema may take as long as it needs.
  const connection = { keepAlive: true, query_timeout: options.migrate ? 0 : (options.silenceMs ?? SILENCE_MS) }
  const boss = new PgBoss({
    connectionString: url,
    ...connection,
    max: 4,
    migrate: options.migrate,
    createSchema: options.migrate,
    supervise: options.supervise,
    schedule: false,
  })
  // Each of its queues is asked twice a second, and each of these fails while there is no database.
  boss.on('error', logOutages(log, 'job queue'))
  await boss.start()
  return boss
}

export interface Queue {
  name: string
  /** Of its jobs for one subject only one waits. */
  waitsOnce: boolean
}

/** Makes the queues; done once with the migrations. */
export async function createQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  for (const { name, waitsOnce } of queues) {
    await boss.createQueue(name, {
      policy: waitsOnce ? 'short' : 'standard',
      retryLimit: JOB_RETRIES,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: LEASE_SECONDS,
    })
  }
}

const outcomes = new Counter({
  name: 'jobs_total',
  help: 'Jobs that ran, by queue and outcome: completed, retry (it failed and is tried again) or failed (for the last time)',
  labelNames: ['queue', 'outcome'],
  registers: [areaCounters],
})

/** The jobs with what runs them, in a context made anew for each. */
interface Work {
  jobs: JobSpecs
  makeCtx: (signal: AbortSignal) => SystemCtx
  /** How long a job may take; 8 s by default. */
  jobMs?: number
}

/** Starts delivering. A job that throws is tried again with growing pauses, independently of others. */
export async function startWorkers(boss: PgBoss, work: Work): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const
  for (const name of Object.keys(work.jobs) as JobName[]) {
    await boss.work(name, options, (jobs) => Promise.all(jobs.map((job) => outcomeOf(job, work, name))))
  }
}

async function outcomeOf(job: JobWithMetadata<unknown>, work: Work, name: JobName): Promise<JobResult> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const limit = setTimeout(() => {
    const reason = new Error('the job takes too long')
    controller.abort(reason)
    reject(reason)
  }, work.jobMs ?? JOB_MS)
  const ctx = work.makeCtx(controller.signal)
  try {
    await Promise.race([runJob(work.jobs, ctx, { name, data: job.data }), late])
    outcomes.inc({ queue: name, outcome: 'completed' })
    return { id: job.id, status: 'completed' }
  } catch (error) {
    recordFailure(ctx, name, { job, error })
    return { id: job.id, status: 'failed', output: describeError(error) }
  } finally {
    clearTimeout(limit)
  }
}

/** Logs a failure: as a warning if the job is tried again, as an error after the last try. */
function recordFailure(
  ctx: SystemCtx,
  queue: JobName,
  failed: { job: JobWithMetadata<unknown>; error: unknown },
): void {
  const { id, retryCount, retryLimit } = failed.job
  const isLast = retryCount >= retryLimit
  outcomes.inc({ queue, outcome: isLast ? 'failed' : 'retry' })
  const about = { err: failed.error, queue, jobId: id, tries: retryCount + 1 }
  if (isLast) ctx.log.error(about, 'job failed for the last time')
  else ctx.log.warn(about, 'job failed and is tried again')
}

/** Delivers what waits now, once, and says how many there were. For tests, which own the time. */
export async function drainJobs(boss: PgBoss, work: Work): Promise<number> {
  let count = 0
  for (const name of Object.keys(work.jobs) as JobName[]) {
    for (let jobs = await boss.fetch(name); jobs[0]; jobs = await boss.fetch(name)) {
      await runJob(work.jobs, work.makeCtx(new AbortController().signal), { name, data: jobs[0].data })
      await boss.complete(name, jobs[0].id)
      count++
    }
  }
  return count
}

async function runJob<Name extends JobName>(
  jobs: JobSpecs,
  ctx: SystemCtx,
  { name, data }: { name: Name; data: unknown },
): Promise<void> {
  await jobs[name].run(ctx, data as JobPayloads[Name])
}
