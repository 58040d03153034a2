import { defineArea } from '#platform/area.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { SystemCtx } from '#platform/context.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { expireInvitation } from './commands/answer-invitation.ts'
import { organisationsInvariants } from './invariants.ts'
import { deleteOldInvitations } from './repository.ts'
import { organisationsRoutes } from './routes.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'organisations.invitation': 'subject'
    'organisations.upkeep': 'upkeep'
  }
}

/** How long an invitation is listed after its time was over. */
const KEEP_SECONDS = 90 * DAY

export const organisationsArea = defineArea({
  routes: organisationsRoutes,
  timers: { 'organisations.invitation': expireInvitation },
  upkeep: {
    'organisations.upkeep': inBatches(({ db, clock }: SystemCtx) =>
      deleteOldInvitations(db, addSeconds(clock.now(), -KEEP_SECONDS)),
    ),
  },
  invariants: organisationsInvariants,
  tables: {
    insertOnly: ['organisation_log'],
    neverDeleted: { organisations: ['name'] },
    ordinary: ['invitations', 'memberships'],
  },
})
