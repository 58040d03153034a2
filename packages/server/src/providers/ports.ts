import type { SmsProvider } from './sms/port.ts'
import type { Storage } from './storage/port.ts'

/** Everything outside the process, each behind a port with an embedded default. */
export interface Providers {
  sms: SmsProvider
  storage: Storage
}
