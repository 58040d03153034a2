import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/types.ts'
import type { Providers } from './ports.ts'
import { simulatedSmsProvider } from './sms/simulator.ts'

/** Chooses a provider for each port; the embedded ones need no account. */
export function makeProviders(scope: { db: Db; clock: Clock }): Providers {
  return { sms: simulatedSmsProvider(scope.db, scope.clock) }
}
