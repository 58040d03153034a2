import type { SmsProvider } from './sms/port.ts'

/** Everything outside the process, each behind a port with an embedded default. */
export interface Providers {
  sms: SmsProvider
}
