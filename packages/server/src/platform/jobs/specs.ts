import type { SystemCtx } from '../context.ts'
import type { JobName, JobPayloads } from './jobs.ts'

interface Job<Payload> {
  /** Must end when `ctx.signal` is aborted: the job is then tried again and would otherwise run twice at a time. */
  run: (ctx: SystemCtx, payload: Payload) => Promise<void>
  /** Of the jobs for one subject only one waits; sending another meanwhile has no effect. */
  waitsOnceFor?: (payload: Payload) => string
}

/** Each job has one handler, declared by its area. */
export type JobSpecs = { readonly [Name in JobName]: Job<JobPayloads[Name]> }
