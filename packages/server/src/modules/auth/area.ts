import { defineArea } from '#platform/area.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { pruneAuth } from './commands/prune.ts'
import { sendCodeMessage } from './commands/send-code.ts'
import { authRoutes } from './routes.ts'

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'sms.send': { codeId: string; locale: string }
  }
}
declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'auth.upkeep': 'upkeep'
  }
}

export const authArea = defineArea({
  routes: authRoutes,
  jobs: { 'sms.send': { run: sendCodeMessage } },
  upkeep: { 'auth.upkeep': inBatches(pruneAuth) },
  tables: {
    neverDeleted: { users: 'any' },
    ordinary: ['known_devices', 'login_throttles', 'sessions', 'sms_codes', 'user_roles'],
  },
})
