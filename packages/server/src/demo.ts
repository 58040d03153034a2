import { TIMER_HANDLERS } from './areas.ts'
import type { Drawings } from './modules/files/index.ts'
import { ConfigError, type Config } from './platform/config.ts'
import { systemCtx, type Services } from './platform/make-ctx.ts'
import { sweepTimers } from './platform/timers/timers.ts'

const load = () => import('@zhujia/demo/index.ts')
type Demo = Awaited<ReturnType<typeof load>>
type Say = (line: string) => void

const NOT_INSTALLED =
  'The demo world (packages/demo) is not installed. Set MODE=production with a DATABASE_URL, or install it with npm ci.'

/** The demo world when this process runs as a demo; a package of its own, which an installation for production can leave out. */
export async function findDemo(mode: Config['mode']): Promise<Demo | undefined> {
  if (mode !== 'demo') return undefined
  try {
    return await load()
  } catch (error) {
    const isMissing =
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_MODULE_NOT_FOUND' &&
      error.message.includes("'@zhujia/demo'")
    throw isMissing ? new ConfigError(NOT_INSTALLED, { cause: error }) : error
  }
}

/** Draws a picture; only the demo world has drawings. */
export const drawingsOf = (demo: Demo | undefined): Drawings =>
  demo?.drawDemo ??
  (() => {
    throw new Error('a drawing is asked for, and the demo world is not loaded')
  })

/** Loads the demo world into an empty database, or renews what has ended in one that holds it. */
export async function loadWorld(services: Services, demo: Demo, say: Say): Promise<void> {
  const start = performance.now()
  const ctx = systemCtx(services, 'demo')
  if (await demo.loadDemo(ctx))
    return say(`The demo world is loaded: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  // Timers that fell due while nothing ran come first: their orders still hold stock and count against the buyer's limit.
  while ((await sweepTimers(ctx, TIMER_HANDLERS)) > 0);
  await demo.renewDemo(ctx)
}

/** Prints the address and the demo accounts. */
export function introduceDemo({ DEMO_PASSWORD, demoAccounts }: Demo, address: string, say: Say): void {
  say(`\n筑家 (Zhujia) is ready: ${address}`)
  say(`Demo accounts, all with the password ${DEMO_PASSWORD}:`)
  for (const { phone, label } of demoAccounts()) say(`  ${phone}  ${label}`)
  say(`SMS codes are shown at ${address}/simulator/sms\n`)
}
