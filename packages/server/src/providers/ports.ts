import type { PaymentProvider } from './payment/port.ts'
import type { SmsProvider } from './sms/port.ts'
import type { Storage } from './storage/port.ts'

/** Everything outside the process, each behind a port with an embedded default. */
export interface Providers {
  /** By name; what the cashier offers. */
  payments: ReadonlyMap<string, PaymentProvider>
  /** Undefined where no carrier is connected: no code can be sent then. */
  sms: SmsProvider | undefined
  storage: Storage
}
