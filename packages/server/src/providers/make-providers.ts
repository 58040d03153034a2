import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/types.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { SIMULATOR, simulatedPaymentProvider } from './payment/simulator/provider.ts'
import type { Providers } from './ports.ts'
import { simulatedSmsProvider } from './sms/simulator.ts'
import { localDisk } from './storage/local-disk.ts'

/** Chooses a provider for each port; the embedded ones need no account. */
export function makeProviders(scope: { db: Db; clock: Clock; jobs: Jobs; dataDir: string }): Providers {
  return {
    payments: new Map([[SIMULATOR, simulatedPaymentProvider(scope)]]),
    sms: simulatedSmsProvider(scope.db, scope.clock),
    storage: localDisk(join(scope.dataDir, 'files')),
  }
}
