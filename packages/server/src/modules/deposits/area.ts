import { defineArea } from '#platform/area.ts'
import { lapseByTimer } from './commands/lapse-deposit.ts'
import { depositsInvariants } from './invariants.ts'
import { depositsRoutes } from './routes.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'deposit.unpaid': 'subject'
  }
}

export const depositsArea = defineArea({
  routes: depositsRoutes,
  timers: { 'deposit.unpaid': lapseByTimer },
  invariants: depositsInvariants,
  tables: { neverDeleted: { deposits: ['status', 'version', 'paid_at'] } },
})
