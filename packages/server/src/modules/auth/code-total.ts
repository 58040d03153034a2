import { Counter } from 'prom-client'
import { addSeconds, DAY, MINUTE } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { areaCounters } from '#platform/counters.ts'
import { takeOne } from './throttle.ts'

const refusals = new Counter({
  name: 'zhujia_codes_refused_total',
  help: 'Codes that were not sent because of the limits of all numbers together, by the limit',
  labelNames: ['limit'],
  registers: [areaCounters],
})

const LIMITS = [
  { limit: 'minute', seconds: MINUTE, mostOf: ({ codeLimits }: Config) => codeLimits.perMinute },
  { limit: 'day', seconds: DAY, mostOf: ({ codeLimits }: Config) => codeLimits.perDay },
] as const
type Limit = (typeof LIMITS)[number]['limit']

/** Until when a limit is not in the log again, for each installation that runs in this process. */
const silent = new WeakMap<Config, Map<Limit, Date>>()

/**
 * Counts a code for all numbers together, in the caller's transaction: however many networks ask, messages cost no more than this.
 * @returns the limit that is reached; the caller then refuses, which takes the count back
 */
export async function countCodeOfAll(ctx: Ctx<never, Actor>): Promise<Limit | undefined> {
  for (const { limit, seconds, mostOf } of LIMITS) {
    const most = mostOf(ctx.config)
    if (most === 0 || (await takeOne(ctx, { key: `codes a ${limit}`, step: seconds / most }, most))) continue
    refusals.inc({ limit })
    warnOnce(ctx, { limit, seconds, most })
    return limit
  }
  return undefined
}

function warnOnce(
  ctx: Ctx<never, Actor>,
  { limit, seconds, most }: { limit: Limit; seconds: number; most: number },
): void {
  const now = ctx.clock.now()
  const until = silent.get(ctx.config) ?? new Map<Limit, Date>()
  silent.set(ctx.config, until)
  if ((until.get(limit) ?? now) > now) return
  until.set(limit, addSeconds(now, seconds))
  ctx.log.warn({ limit, most }, 'codes of all numbers together are at their limit')
}
