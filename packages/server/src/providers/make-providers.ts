import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/types.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { SIMULATOR, simulatedPaymentProvider } from './payment/simulator/provider.ts'
import type { Providers } from './ports.ts'
import { aliyunSms } from './sms/aliyun.ts'
import type { SmsProvider } from './sms/port.ts'
import { simulatedSmsProvider } from './sms/simulator.ts'
import { tencentSms } from './sms/tencent.ts'
import { localDisk } from './storage/local-disk.ts'

interface ProviderScope {
  db: Db
  clock: Clock
  jobs: Jobs
  config: Pick<Config, 'mode' | 'dataDir' | 'sms'>
}

/**
 * Chooses a provider for each port. The embedded ones need no account; the simulators among them do not exist in production
 * (decision 041), since anybody can operate them.
 */
export function makeProviders(scope: ProviderScope): Providers {
  const storage = localDisk(join(scope.config.dataDir, 'files'))
  const sms = carrierOf(scope)
  if (scope.config.mode === 'production') return { payments: new Map(), sms, storage }
  return {
    payments: new Map([[SIMULATOR, simulatedPaymentProvider(scope)]]),
    sms: sms ?? simulatedSmsProvider(scope.db, scope.clock),
    storage,
  }
}

function carrierOf({ config: { sms }, clock }: ProviderScope): SmsProvider | undefined {
  if (!sms) return undefined
  return sms.SMS_CARRIER === 'aliyun' ? aliyunSms(sms, clock) : tencentSms(sms, clock)
}
