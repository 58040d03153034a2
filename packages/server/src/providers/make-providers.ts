import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/types.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { SIMULATOR, simulatedPaymentProvider } from './payment/simulator/provider.ts'
import type { Providers } from './ports.ts'
import { simulatedSmsProvider } from './sms/simulator.ts'
import { localDisk } from './storage/local-disk.ts'

interface ProviderScope {
  db: Db
  clock: Clock
  jobs: Jobs
  config: Pick<Config, 'mode' | 'dataDir'>
}

/**
 * Chooses a provider for each port. The embedded ones need no account; the simulators among them do not exist in production
 * (decision 041), since anybody can operate them.
 */
export function makeProviders(scope: ProviderScope): Providers {
  const storage = localDisk(join(scope.config.dataDir, 'files'))
  if (scope.config.mode === 'production') return { payments: new Map(), sms: undefined, storage }
  return {
    payments: new Map([[SIMULATOR, simulatedPaymentProvider(scope)]]),
    sms: simulatedSmsProvider(scope.db, scope.clock),
    storage,
  }
}
