import { defineArea } from '#platform/area.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { sendPhoneMessage, takePhoneByTimer } from './commands/phone-change.ts'
import { pruneAuth } from './commands/prune.ts'
import { sendCodeMessage } from './commands/send-code.ts'
import { authRoutes } from './routes.ts'

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** What the old phone is told of a new one, which is masked. */
    'sms.phone': {
      phone: string
      kind: 'phoneChanged' | 'phoneChangeRequested'
      newPhone: string
      locale: string
    }
    'sms.send': { codeId: string; locale: string }
  }
}
declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'auth.phoneChange': 'subject'
    'auth.upkeep': 'upkeep'
  }
}

export const authArea = defineArea({
  routes: authRoutes,
  jobs: { 'sms.phone': { run: sendPhoneMessage }, 'sms.send': { run: sendCodeMessage } },
  timers: { 'auth.phoneChange': takePhoneByTimer },
  upkeep: { 'auth.upkeep': inBatches(pruneAuth) },
  tables: {
    neverDeleted: { users: 'any' },
    ordinary: ['known_devices', 'login_throttles', 'phone_changes', 'sessions', 'sms_codes', 'user_roles'],
  },
})
