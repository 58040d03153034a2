import { defineArea } from '#platform/area.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { pruneNotifications } from './prune.ts'
import { notificationsRoutes } from './routes.ts'
import type { Subjects } from './subjects.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'notifications.upkeep': 'upkeep'
  }
}

export const notificationsArea = (subjects: Subjects) =>
  defineArea({
    routes: notificationsRoutes(subjects),
    upkeep: { 'notifications.upkeep': inBatches(pruneNotifications) },
    tables: { ordinary: ['notifications'] },
  })
